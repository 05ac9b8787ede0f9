// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.
var h=require("node:fs");function b(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function K(e){
let t=b(e);return t==="ENOENT"||t==="ENOTDIR"}function We(e,t,n){for(let o=0;o<n.length;)o+=e.writeSync(t,n,o)}var Ns=128*1024*1024,Nn=1500,Ps=16*1024;function ge(e,t,n,o){let r=Buffer.from(t),s=0;for(let i=0;s<r.length;)try{s+=n(e,r,s),i=0}catch(l){let d=b(l);if(d==="EP\
IPE")return null;if(d!=="EAGAIN"||i>=Nn)return d??"unknown";o(Pn(i)),i+=1}return null}function Ee(e){Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,e)}function Pn(e){return Math.min(1+e,20)}function Me(e){let t=`${W(e.getUTCFullYear(),4)}-${W(e.getUTCMonth()+1,2)}`,n=`${W(e.getUTCHours(),2)}:${W(e.getUTCMinutes(),
2)}`,o=`${W(e.getUTCSeconds(),2)}.${W(e.getUTCMilliseconds(),3)}`;return`${t}-${W(e.getUTCDate(),2)}T${n}:${o}Z`}function W(e,t){
return`${e}`.padStart(t,"0")}function g(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ee(e){return Array.isArray(e)}function J(e){
try{return JSON.parse(e)}catch{return}}function p(e,t){let n=e[t];return typeof n=="string"?n:null}function N(e,t){let n=e[t];return g(n)&&n!==Object.prototype?n:null}function oe(e,t){let n=e[t];return ee(n)?n:null}var a={kind:"silent"};function f(e){return{kind:"undetermined",question:e}}function u(e,t=[]){return{kind:"fires",decision:e,
effects:t}}var Le="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",_n=new Map([["WebFet\
ch",`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${Le}`],["WebSearch",`WebSearch \
gives results that nobody can repeat. Fetch a known address ${Le}`]]);function Dn(e){if(e.name!=="PreToolUse")return a;let t=_n.get(e.tool);return t===void 0?a:u({kind:"deny",reason:t,instead:null})}
var Be={name:"barrier-world",tier:"enforcement",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"We\
bSearch"}],decides:["deny"],recordsTools:!1,flows:[["WORLD","CONTEXT"]],operands:[],asks:[],why:"What was fetched into t\
he context alone can neither be checked nor read again in part.",doesNotTouch:"Tools that it does not name, among them e\
very MCP tool and curl in a shell command.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"A denial of WebFetch \
reaches the model on 2.0.77, 2.1.301 and 2.1.332, deferred tools included."},inactive:null,voids:[],decide:Dn};var je="hook-fault";var In=new Set(["DETENT_GREP_HEAD_LIMIT","DETENT_TRUNCATE_THRESHOLD","DETENT_TRUNCATE_KEEP","DETENT_READ_LARGE_BYTES","D\
ETENT_READ_DEFAULT_LIMIT","DETENT_BOUNDS_MODE","DETENT_SEARCH_TOOL","DETENT_STORE_DIR","DETENT_UPLOADS_DIR","DETENT_MOVE\
S_OFF","DETENT_CAPTURE_SKIP","DETENT_STORE_SCOPE","DETENT_ANCHOR_GATE","DETENT_FACTS_FILE"]);function we(e){return In.has(
e)}function Ue(e){let t=[],n=(d,c,m,T=1/0)=>{let x=re(e,d),C=x===null?{value:c,why:null}:Fn(x,c,m,T);return x!==null&&C.
why!==null&&t.push({name:d,given:x,used:String(C.value),why:C.why}),C.value},o=(d,c,m)=>{let T=re(e,d),x=m.find(C=>C===T);
return T!==null&&x===void 0&&t.push({name:d,given:T,used:c,why:`Not one of ${m.join(", ")}.`}),x===void 0?c:x},r=d=>{let c=re(
e,d);return c===null||$n(c)?c:(t.push({name:d,given:c,used:"not set",why:"Not an absolute path."}),null)},s=n("DETENT_TR\
UNCATE_THRESHOLD",8e3,700),i=Math.floor((s-600)/2);return{operands:{grepHeadLimit:n("DETENT_GREP_HEAD_LIMIT",200,1),truncateThreshold:s,
truncateKeep:n("DETENT_TRUNCATE_KEEP",Math.min(2e3,i),0,i),readLargeBytes:n("DETENT_READ_LARGE_BYTES",1e5,0),readDefaultLimit:n(
"DETENT_READ_DEFAULT_LIMIT",2e3,1),boundsMode:o("DETENT_BOUNDS_MODE","deny",["deny","inject"]),searchTool:o("DETENT_SEAR\
CH_TOOL","auto",["auto","present","absent"]),storeDir:r("DETENT_STORE_DIR"),uploadsDir:r("DETENT_UPLOADS_DIR"),factsFile:r(
"DETENT_FACTS_FILE"),movesOff:He(e,"DETENT_MOVES_OFF"),captureSkip:He(e,"DETENT_CAPTURE_SKIP"),storeScope:o("DETENT_STOR\
E_SCOPE","project",["project","all"]),anchorGate:o("DETENT_ANCHOR_GATE","off",["off","on"])},ignored:t}}function re(e,t){
let n=e[t]?.trim();return n===void 0||n===""?null:n}function Fn(e,t,n,o){if(!/^-?\d{1,15}$/.test(e))return{value:t,why:"\
Not a whole number of at most 15 digits."};let r=Number(e);return r<n?{value:n,why:`Below the least value, ${n}.`}:r>o?{
value:o,why:`Above the largest value that fits, ${o}.`}:{value:r,why:null}}function He(e,t){let n=re(e,t);return n===null?
[]:n.split(",").map(o=>o.trim()).filter(o=>o!=="")}function $n(e){return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function Ke(e,t){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:n=""}=t;if(se(n))return`${n}/detent/store`;let o=Te(
t);return o===null?null:`${o}/.local/share/detent/store`}function Te(e){let{HOME:t="",USERPROFILE:n=""}=e;return se(t)?t:se(n)?n:null}function Je(e,t){let{CLAUDE_PROJECT_DIR:n=""}=e,
o=se(n)?n:t;return o.length>1?o.replace(/[\\/]+$/,""):o}function se(e){return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
e)}var M=["2.0.77","2.1.301","2.1.332"];function y(e,t,n,o){return t.map(r=>({what:e,isHonoured:n,from:r,before:r,source:"r\
un",note:o}))}function I(e,t,n){let[o,r]=["documentation",null];return[{what:e,isHonoured:!0,from:t,before:r,source:o,note:n},
{what:e,isHonoured:!1,from:null,before:t,source:o,note:n}]}function Wn(e){return{what:e,isHonoured:!0,from:$,before:null,
source:"documentation",note:"Hook reference, without a first version; the oldest version that was run has it."}}var[$,...F]=M,
Qe="The model and the transcript got the replaced text.",Ge="The replacement was ignored and the original used.",qe=["Pr\
eToolUse","PostToolUse","PostToolUseFailure","UserPromptSubmit","Stop","SubagentStart","SubagentStop","SessionStart","Pr\
eCompact"],Mn=["PostCompact","FileChanged","MessageDisplay"],Ln=["Read","Edit","Write","Bash"],Bn=[...y("deny",M,!0,"The\
 call did not run and the model got the reason."),...y("input rewrite without a decision",[$],!1,"The original input ran\
."),...y("input rewrite without a decision",F,!0,"The rewritten input ran."),...y("input rewrite with allow",M,!0,"The r\
ewritten input ran."),...y("output:Bash",[$],!1,Ge),...y("output:Bash",F,!0,`${Qe} Only the full shape: stdout, stderr, \
interrupted, isImage.`),...y("output:Read",[$],!1,Ge),...y("output:Read",F,!0,`${Qe} The shape is type text with file.co\
ntent.`),...I("output:*","2.1.121","Changelog: a hook may replace any tool's output, in that tool's own shape."),...I("f\
ield:prompt_id","2.1.196","Hook reference: on every event after the first input."),...I("field:agent_id","2.1.69","Hook \
reference: only inside a subagent."),...I("advice before the tool runs","2.1.9","Changelog: additionalContext at PreTool\
Use."),...I("hook in exec form","2.1.139","Hook reference: command with args, run without a shell."),...I("event:PostCom\
pact","2.1.76","Changelog."),...I("event:FileChanged","2.1.83","Changelog."),...I("event:MessageDisplay","2.1.152","Chan\
gelog."),...Mn.flatMap(e=>y(`event:${e}`,F,!0,"Fired.")),...y("field:prompt_id",[$],!1,"On no event."),...y("field:promp\
t_id",F,!0,"On every event of a tool."),...y("field:agent_id",[$],!1,"Not on the events of a subagent's tools."),...y("f\
ield:agent_id",F,!0,"On the events of a subagent's tools."),...qe.flatMap(e=>y(`event:${e}`,M,!0,"Fired.")),...qe.map(e=>Wn(
`event:${e}`)),...Ln.flatMap(e=>y(`tool:${e}`,M,!0,"Listed at the start of the session.")),...y("tool:WebFetch",M,!0,"Li\
sted at the start of the session."),...y("tool:WebSearch",M,!0,"Listed at the start of the session."),...y("tool:Grep",[
$],!0,"Listed at the start of the session."),...y("tool:Grep",F,!1,"Calling it gave: no such tool. Other builds and sett\
ings may have it."),...y("tool:Glob",[$],!0,"Listed at the start of the session."),...y("tool:Glob",F,!1,"Not listed. Ot\
her builds and settings may have it.")];function be(e,t){let[n,o]=[Xe(e),Xe(t)];if(n===null||o===null)return null;for(let[
r,s]of n.entries()){let i=o[r];if(i!==void 0&&s!==i)return s<i?-1:1}return 0}function Ye(e,t,n=Bn){let o=Ve(e,t,n);return o===
"unknown"&&t.startsWith("output:")?Ve(e,"output:*",n):o}function Ve(e,t,n){let o=n.filter(i=>i.what===t&&jn(i,e)),r=o.filter(
i=>i.source==="run"),s=new Set((r.length>0?r:o).map(i=>i.isHonoured));return s.size!==1?"unknown":s.has(!0)?"yes":"no"}function jn(e,t){
return be(t,t)===null?!1:e.source==="run"?e.from!==null&&be(t,e.from)===0:(e.from===null||ze(t,e.from))&&(e.before===null||
!ze(t,e.before))}function ze(e,t){let n=be(e,t);return n===0||n===1}function Xe(e){let t=/^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.
exec(e);return t===null?null:[Number(t[1]),Number(t[2]),Number(t[3])]}var Hn=["/etc/claude-code/managed-settings.json","/Library/Application Support/ClaudeCode/managed-settings.json"];function Ze(e,t,n){
let o=Un(t),r=[...o===null?[]:[["user",`${o}/settings.json`]],["project",`${n}/.claude/settings.json`],["local",`${n}/.c\
laude/settings.local.json`],...Hn.map(i=>["managed",i])],s=new Set;return r.flatMap(([i,l])=>s.has(l)?[]:(s.add(l),Jn(e,
i,l)))}function Un(e){let{CLAUDE_CONFIG_DIR:t=""}=e;if(t!=="")return t;let n=Te(e);return n===null?null:`${n}/.claude`}function Kn(e){
let t=J(e.startsWith("\uFEFF")?e.slice(1):e);return g(t)?t:null}function et(e){let t=Object.entries(N(e,"env")??{});return Object.
fromEntries(t.flatMap(([n,o])=>n.startsWith("DETENT_")&&o!==void 0&&typeof o!="object"?[[n,String(o)]]:[]))}function Jn(e,t,n){
try{let o=Kn(Buffer.from(e.readFileSync(n)).toString());return o!==null?[{kind:t,path:n,settings:o,problem:null}]:[{kind:t,
path:n,settings:null,problem:"It is no JSON object."}]}catch(o){if(K(o))return[];let r=b(o);if(r===null)throw o;return[{
kind:t,path:n,settings:null,problem:`The disk answered ${r}.`}]}}function w(e,t){return t===null||t===""||t.startsWith("~")||t.includes("\0")?null:t.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
t)||t.startsWith("\\\\")?t:e.cwd===null||e.cwd===""?null:`${e.cwd}/${t}`}var Qn=/\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i,Gn=6e4;function qn(e,t){if(e.name!=="PreToolUse"||e.
tool!=="Read")return a;if(Object.hasOwn(e.toolInput,"limit")||Object.hasOwn(e.toolInput,"offset"))return a;let n=w(e,p(e.
toolInput,"file_path"));if(n===null||Qn.test(n))return a;let o=t.workspace.size(n);if(!o.isKnown)return f(o.question);if(o.
value.kind!=="file"||o.value.bytes<=t.operands.readLargeBytes)return a;let r=Vn(n,t),s=t.operands.readDefaultLimit,i={...e.
toolInput,limit:r===null||r===0?s:Math.min(s,r)};if(t.operands.boundsMode==="inject")return u({kind:"rewrite-input",input:i});
let l=[`The file has ${o.value.bytes} bytes and this Read has no bound.`,`Call Read with ${JSON.stringify(i)}, or set of\
fset and limit to the lines you need.`,...r===0?["Its first line alone is long: search the file, or cut it with head -c."]:
[]];return u({kind:"deny",reason:l.join(" "),instead:{tool:"Read",input:i}})}function Vn(e,t){let n=t.workspace.head(e,Gn);
if(!n.isKnown||n.value.kind!=="file")return null;let{bytes:o}=n.value,r=0;for(let s=o.indexOf(10);s!==-1;s=o.indexOf(10,
s+1))r+=1;return r}var tt={name:"bound-read",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Read"}],decides:["deny",
"rewrite-input"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_READ_LARGE_BYTES","DETENT_READ_DEFAUL\
T_LIMIT","DETENT_BOUNDS_MODE"],asks:["file size","file bytes"],why:"A large file read whole fills the context with lines\
 that nobody asked for.",doesNotTouch:"Reads that carry a limit or an offset, small files, images, PDFs and notebooks.",
clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"A denial reaches the model on 2.0.77, 2.1.301 and 2.1.332; the fi\
rst ignores a rewritten limit."},inactive:null,voids:[],decide:qn};var zn=["AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH","DQAL\
C74BAQt/QQAhAgNAIAIgACACaigCACEDIANBCHYgA0EYdHJBgP6DeHEgA0EYdiADQQh0ckH/gfwHcXI2AqACIAJBBGoiAkHAAEcN","AAtBACECA0AgAiACK\
AKgAiACKALEAmogAigCpAIhAyADQQd2IANBGXRyIANBEnYgA0EOdHJzIANBA3ZzaiACKALYAiEDIANBEXYgA0EP","dHIgA0ETdiADQQ10cnMgA0EKdnNqNg\
LgAiACQQRqIgJBwAFHDQALC6sCAQt/QQAoAgAhBEEAKAIEIQVBACgCCCEGQQAoAgwhB0EAKAIQ","IQhBACgCFCEJQQAoAhghCkEAKAIcIQtBACECA0AgCyA\
IQQZ2IAhBGnRyIAhBC3YgCEEVdHJzIAhBGXYgCEEHdHJzaiAIIAkgCnNxIApz","aiACKAIgaiACKAKgAmohDCAEQQJ2IARBHnRyIARBDXYgBEETdHJzIARB\
FnYgBEEKdHJzIAQgBXEgBCAFcyAGcXNqIQMgCiELIAkhCiAI","IQkgByAMaiEIIAYhByAFIQYgBCEFIAwgA2ohBCACQQRqIgJBgAFHDQALQQAgBDYCoARBA\
CAFNgKkBEEAIAY2AqgEQQAgBzYCrARBACAI","NgKwBEEAIAk2ArQEQQAgCjYCuARBACALNgK8BAvcAgELf0EAKAKgBCEEQQAoAqQEIQVBACgCqAQhBkEAKA\
KsBCEHQQAoArAEIQhBACgC","tAQhCUEAKAK4BCEKQQAoArwEIQtBgAEhAgNAIAsgCEEGdiAIQRp0ciAIQQt2IAhBFXRycyAIQRl2IAhBB3Ryc2ogCCAJIAp\
zcSAKc2og","AigCIGogAigCoAJqIQwgBEECdiAEQR50ciAEQQ12IARBE3RycyAEQRZ2IARBCnRycyAEIAVxIAQgBXMgBnFzaiEDIAohCyAJIQogCCEJ","I\
AcgDGohCCAGIQcgBSEGIAQhBSAMIANqIQQgAkEEaiICQYACRw0AC0EAQQAoAgAgBGo2AgBBAEEAKAIEIAVqNgIEQQBBACgCCCAGajYC","CEEAQQAoAgwgB2\
o2AgxBAEEAKAIQIAhqNgIQQQBBACgCFCAJajYCFEEAQQAoAhggCmo2AhhBAEEAKAIcIAtqNgIcCwunAgEAQQALoAJn","5glqha5nu3Lzbjw69U+lf1IOUYx\
oBZur2YMfGc3gW5gvikKRRDdxz/vAtaXbtelbwlY58RHxWaSCP5LVXhyrmKoH2AFbgxK+hTEkw30M","VXRdvnL+sd6Apwbcm3Txm8HBaZvkhke+78adwQ/M\
oQwkbyzpLaqEdErcqbBc2oj5dlJRPphtxjGoyCcDsMd/Wb/zC+DGR5Gn1VFjygZn","KSkUhQq3JzghGy78bSxNEw04U1RzCmW7Cmp2LsnCgYUscpKh6L+iS\
2YaqHCLS8KjUWzHGeiS0SQGmdaFNQ70cKBqEBbBpBkIbDceTHdI","J7W8sDSzDBw5SqrYTk/KnFvzby5o7oKPdG9jpXgUeMiECALHjPr/vpDrbFCk96P5vv\
J4ccY="].join(""),ie;function nt(e){if(e.length>65536||(ie===void 0&&(ie=Xn()),ie===null))return null;let{bytes:t,start:n,
run:o}=ie,r=1024+Math.ceil((e.length+9)/64)*64;return t.set(n),t.set(e,1024),t.fill(0,1024+e.length,r),t[1024+e.length]=
128,t.writeUInt32BE(e.length*8,r-4),o(1024,r),Buffer.from(t.subarray(0,n.length)).swap32().toString("hex")}function Xn(){
try{let e=new WebAssembly.Module(Buffer.from(zn,"base64")),{m:t,f:n}=new WebAssembly.Instance(e).exports;if(!(t instanceof
WebAssembly.Memory)||typeof n!="function")return null;let o=Buffer.from(t.buffer);return{bytes:o,start:Buffer.from(o.subarray(
0,32)),run:(r,s)=>{n(r,s)}}}catch(e){if(e instanceof Error)return null;throw e}}var Yn=/^[0-9a-f]{64}$/;function _(e){return Yn.test(e)}var Ae=null;function A(e){if(typeof e=="string"&&e===Ae?.text)return Ae.
address;let t=typeof e=="string"?Buffer.from(e):e,n=nt(t)??Zn(t);if(!_(n))throw new Error(`address.ts: SHA-256 gave "${n}\
".`);return typeof e=="string"&&(Ae={text:e,address:n}),n}function Zn(e){return process.getBuiltinModule("node:crypto").
createHash("sha256").update(e).digest("hex")}function L(e){let t=0;for(let n=e.indexOf(10);n!==-1;n=e.indexOf(10,n+1))t+=1;return e.length===0||e[e.length-1]===10?t:
t+1}function le(e){return e===1?"1 line":`${e} lines`}function Q(e,t){let n=L(e);if(t.first<1||t.first>t.last||t.last>n)
return{kind:"outside",lineCount:n};let o=ot(e,t.first,1,0),r=ot(e,t.last+1,t.first,o);return{kind:"bytes",bytes:e.subarray(
o,r)}}function ot(e,t,n,o){let r=o;for(let s=n;s<t;s+=1){let i=e.indexOf(10,r);if(i===-1)return e.length;r=i+1}return r}function E(e){return{isKnown:!0,value:e}}var eo="detent://",to=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function P(e){let t=e.startsWith(eo)?to.
exec(e):null,n=t?.[1];if(t===null||n===void 0||!_(n))return null;let[o,r]=[t[2],t[3]];return o===void 0||r===void 0?{address:n,
lines:null}:{address:n,lines:{first:Number(o),last:Number(r)}}}function D(e,t){return t===null?`detent://${e}`:`detent:/\
/${e}:L${t.first}-${t.last}`}function k(e,t){let n=t.store.get(e.address);return!n.isKnown||n.value.kind!=="object"||e.lines===
null?n.isKnown?E(no(n.value)):n:E(Q(n.value.bytes,e.lines))}function no(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function v(e,t){let n=D(e.address,e.lines);switch(t.kind){case"absent":return`${n} is not in this project's sto\
re.`;case"damaged":return`${n} names a stored object whose bytes are damaged.`;case"outside":return`${n} asks for lines \
outside of the object, which has ${t.lineCount} lines.`}}function ae(e,t,n){if(e.length<=t.truncateThreshold)return null;let o=oo(e,t.truncateKeep),r=ro(e,e.length-t.truncateKeep),
s=A(e),i=1+rt(e,o),l=1+rt(e,r-1),d=D(s,{first:i,last:l}),m=`
[detent: ${[`${r-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${L(Buffer.from(e))}`,`the whole text\
 is ${D(s,null)}`,`to see lines of it, ${t.truncateThreshold} characters at a time, run: echo ${d}`].join("; ")}${n===null?
"":`; ${n}`}]
`;return{text:e.slice(0,o)+m+e.slice(r),address:s}}function oo(e,t){return st(e,t)?t-1:t}function ro(e,t){return st(e,t)?
t+1:t}function st(e,t){let[n,o]=[e.charCodeAt(t-1),e.charCodeAt(t)];return n>=55296&&n<=56319&&o>=56320&&o<=57343}function rt(e,t){
let n=0;for(let o=e.indexOf(`
`);o!==-1&&o<t;o=e.indexOf(`
`,o+1))n+=1;return n}function R(e,t,n,o,r={}){let s="tool"in t?{tool:t.tool,toolUseId:t.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:t.
name,sessionId:t.sessionId,agentId:t.agentId,...s,address:n,chars:o,detail:r}}var so=200;function lt(e){return ke(e)?null:JSON.stringify(e)}function ke(e){let t=[e];for(let n=0;t.length>0;n+=1){if(n>=
so)return!0;t=t.flatMap(io)}return!1}function io(e){return ee(e)?e.filter(it):g(e)?Object.values(e).filter(it):[]}function it(e){
return typeof e=="object"&&e!==null}var lo=new Set(["Bash","PowerShell"]),ao=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),uo=new Set(["image","audio",
"video","pdf","document"]),co=new Set(["data","base64","blob","signature"]);function at(e,t,n){if(ao.has(e)||ke(t)||g(t)&&
p(t,"persistedOutputPath")!==null)return null;let o=fo(e,t,n);return o===t?null:o}function fo(e,t,n){return lo.has(e)?po(
t,n):e==="Read"?mo(t,n):ve(t,null,n)}function po(e,t){return!g(e)||e.isImage===!0?e:dt(e,["stdout","stderr"],t)}function mo(e,t){
if(!g(e)||p(e,"type")!=="text")return e;let n=N(e,"file");if(n===null)return e;let o=dt(n,["content"],t);return o===n?e:
{...e,file:o}}function dt(e,t,n){let o=e;for(let r of t){let s=p(e,r),i=s===null?null:n(s);i!==null&&(o={...o,[r]:i})}return o}
function ve(e,t,n){if(typeof e=="string"){let o=t!==null&&co.has(t)?null:n(e);return o===null?e:o}if(ee(e)){let o=e.map(
r=>ve(r,t,n));return o.every((r,s)=>r===e[s])?e:o}return g(e)?ho(e,n):e}function ho(e,t){if(uo.has(p(e,"type")??""))return e;
let n=!1,o=Object.entries(e).map(([r,s])=>{let i=s===void 0?void 0:ve(s,r,t);return n||=i!==s,[r,i]});return n?Object.fromEntries(
o):e}function yo(e,t){if(e.name!=="PostToolUse")return a;let n=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
r=at(e.tool,e.toolResponse,s=>{let i=ae(s,t.operands,n);return i===null?null:(o.push({kind:"put",content:s}),o.push({kind:"\
row",row:R("bound-result",e,i.address,s.length)}),i.text)});return r===null?a:u({kind:"rewrite-output",output:r},o)}var ut={
name:"bound-result",tier:"capture",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,flows:[
["WORKSPACE","CONTEXT"],["WORKSPACE","STORE"],["WORLD","CONTEXT"],["WORLD","STORE"]],operands:["DETENT_TRUNCATE_THRESHOL\
D","DETENT_TRUNCATE_KEEP","DETENT_STORE_DIR","DETENT_STORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"The middle of a lo\
ng result is rarely read and is carried by every later request.",doesNotTouch:"Results spilled by the client, failed cal\
ls, media, Edit and Write, tools in DETENT_CAPTURE_SKIP.",clients:{verified:["2.1.301","2.1.332"],note:"A replaced outpu\
t is honoured on 2.1.301 and 2.1.332; 2.0.77 ignores it and shows the result whole."},inactive:null,voids:[{what:"the sh\
orter result",reason:"The client ignores a replaced output.",tried:["2.0.77"]}],decide:yo};function go(e,t){if(e.name!=="PreToolUse"||e.tool!=="Grep")return a;if(p(e.toolInput,"output_mode")!=="content")return a;
if(Object.hasOwn(e.toolInput,"head_limit"))return a;let n={...e.toolInput,head_limit:t.operands.grepHeadLimit};if(t.operands.
boundsMode==="inject")return u({kind:"rewrite-input",input:n});let o=["This search shows lines and has no bound.",`Call \
Grep with ${JSON.stringify(n)}, or set head_limit to what you need.`];return u({kind:"deny",reason:o.join(" "),instead:{
tool:"Grep",input:n}})}var ct={name:"bound-search",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Grep"}],decides:[
"deny","rewrite-input"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_GREP_HEAD_LIMIT","DETENT_BOUND\
S_MODE"],asks:[],why:"A search that matches more than anybody expected fills the context with lines.",doesNotTouch:"Sear\
ches that carry a head_limit, and searches for file names or counts.",clients:{verified:["2.0.77"],note:"2.0.77 has the \
Grep tool and ignores a rewrite; 2.1.301 and 2.1.332 had none in the runs."},inactive:null,voids:[{what:"searches by the\
 tool",reason:"The client has no search tool.",tried:["2.1.301","2.1.332"]}],decide:go};function S(e,t,n,o={}){let r=R(e,t,A(n),n.length,o);return[{kind:"put",content:n},{kind:"row",row:r}]}function Eo(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return a;let t={trigger:e.trigger};
return u(null,S("capture-compact-summary",e,e.compactSummary,t))}var ft={name:"capture-compact-summary",tier:"capture",seams:[
{event:"PostCompact",tool:null}],decides:[],recordsTools:!1,flows:[["CONTEXT","STORE"]],operands:["DETENT_STORE_DIR","DE\
TENT_STORE_SCOPE"],asks:[],why:"What a compaction kept, and so what it dropped, can be checked later.",doesNotTouch:"The\
 summary itself, and compactions without one.",clients:{verified:["2.1.301","2.1.332"],note:"The event exists since 2.1.\
76 and fired on 2.1.301 and 2.1.332; 2.0.77 has no such event."},inactive:null,voids:[{what:"the summary",reason:"The cl\
ient has no such event.",tried:["2.0.77"]}],decide:Eo};var wo=16e6;function G(e,t,n,o,r={}){let s=o.workspace.size(n);if(!s.isKnown)return s;let i=m=>E([{kind:"row",row:R(e,t,
null,null,{...r,path:n,state:m})}]);if(s.value.kind==="other")return E([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>wo)return i(`not copied: ${s.value.bytes} bytes`);let l=o.workspace.read(n);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):E([]);let{bytes:d}=l.value,c={...r,path:n,state:"file",bytes:d.
length};return E([{kind:"put",content:d},{kind:"row",row:R(e,t,A(d),null,c)}])}function To(e,t){let n=e.name==="PostToolUse"?bo(e):null;if(n===null)return a;let{text:o,path:r}=n,s=G("capture-emission",
e,r,t,{what:"file"});return s.isKnown?u(null,[...S("capture-emission",e,o,{what:"emission",path:r}),...s.value]):f(s.question)}
function bo(e){let t=Ao.get(e.tool);if(t===void 0)return null;let n=p(e.toolInput,t.text),o=w(e,p(e.toolInput,t.path));return n===
null||o===null?null:{text:n,path:o}}var Ao=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),pt={name:"capture-emission",tier:"capt\
ure",seams:[{event:"PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],
decides:[],recordsTools:!0,flows:[["CONTEXT","STORE"],["WORKSPACE","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_\
SCOPE","DETENT_CAPTURE_SKIP"],asks:["file size","file bytes"],why:"What the model wrote can be pointed at instead of bei\
ng written again, and a state of a file be had back.",doesNotTouch:"Files over 16 MB, which get a row alone, calls that \
failed, and tools in DETENT_CAPTURE_SKIP.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"The event carries the \
input as it ran, rewritten or not, on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:To};function ko(e){if(e.name!=="PostToolUseFailure"||e.error===null)return a;let t={isInterrupt:e.isInterrupt};return u(null,
S("capture-failure",e,e.error,t))}var mt={name:"capture-failure",tier:"capture",seams:[{event:"PostToolUseFailure",tool:"\
*"}],decides:[],recordsTools:!0,flows:[["WORKSPACE","STORE"],["WORLD","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STO\
RE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"What went wrong can be read again after it has left the context.",doesNotTouch:"\
The error that the model sees, refused calls, and tools in DETENT_CAPTURE_SKIP.",clients:{verified:["2.0.77","2.1.301","\
2.1.332"],note:"The event fires for a failing command on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:ko};function vo(e,t){if(e.name!=="FileChanged")return a;let n=w(e,e.filePath);if(n===null)return a;let o=G("capture-file-cha\
nge",e,n,t,{change:e.change});return o.isKnown?o.value.length===0?a:u(null,o.value):f(o.question)}var ht={name:"capture-\
file-change",tier:"capture",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,flows:[["WORKSPACE","STOR\
E"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["file size","file bytes"],why:"A change that no tool call \
made is otherwise seen only when somebody reads the file.",doesNotTouch:"Files whose names the wiring does not list, fol\
ders, and files over 16 MB, which get a row alone.",clients:{verified:["2.1.301","2.1.332"],note:"The event exists since\
 2.1.83 and fired on 2.1.301 and 2.1.332 for names in its matcher only."},inactive:null,voids:[{what:"changes of files",
reason:"The client has no such event.",tried:["2.0.77"]}],decide:vo};var yt=" machinery";function Se(e){return A(e.prompt)}function xe(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function Re(e){return e.sessionId}function gt(e){let t=Re(e),n=Se(e)+(xe(e)?"":yt);return t===null?[]:[{kind:"note",
table:"turn-prompt",key:t,value:n}]}function Et(e){if(e===null)return null;let t=e.replace(yt,"");return _(t)?{prompt:t,
isFromPerson:t===e}:null}function So(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return a;let t=S("capture-prompt",e,e.prompt,{source:e.source});
return u(null,[...t,...gt(e)])}var wt={name:"capture-prompt",tier:"capture",seams:[{event:"UserPromptSubmit",tool:null}],
decides:[],recordsTools:!1,flows:[["USER","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:[],why:"A pr\
ompt is the one input that nothing else can restore.",doesNotTouch:"The prompt itself, and empty prompts.",clients:{verified:[
"2.0.77","2.1.301","2.1.332"],note:"The event fires on 2.0.77, 2.1.301 and 2.1.332; a prompt's source comes with newer c\
lients only."},inactive:null,voids:[],decide:So};function xo(e,t){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return a;let n=e.lastAssistantMessage,
o=Re(e),r=o===null?E(null):t.ledger.lookup("turn-prompt",o);if(!r.isKnown)return f(r.question);let s=Et(r.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:A(n)}],l={prompt:s===null?null:s.prompt};return u(
null,[...S("capture-reply",e,n,l),...i])}var Tt={name:"capture-reply",tier:"capture",seams:[{event:"Stop",tool:null}],decides:[],
recordsTools:!1,flows:[["CONTEXT","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["lookup"],why:"A re\
ply that is in the store can be cited, and given again when its prompt comes back.",doesNotTouch:"Turns that end without\
 a message, and turns that the user interrupts, which have no such event.",clients:{verified:["2.1.301","2.1.332"],note:"\
The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing is recorded."},inactive:null,
voids:[{what:"the reply of a turn",reason:"The client does not send its last message with the event.",tried:["2.0.77"]}],
decide:xo};function Oe(e,t){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,t])}function bt(e){let t=e.tool===
"Grep"?Oe(e,e.tool):null;return t===null?[]:[{kind:"note",table:"tool-seen",key:t,value:"seen"}]}function Ro(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return a;let t=lt(e.toolResponse);if(t===null)return a;let n=R(
"capture-result",e,A(t),t.length);return u(null,[{kind:"put",content:t},{kind:"row",row:n},...bt(e)])}var At={name:"capt\
ure-result",tier:"capture",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,flows:[["WORKSPACE","STORE"],
["WORLD","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"What a tool sai\
d can be read again without running the tool again.",doesNotTouch:"The result that the model sees, failed calls, and too\
ls in DETENT_CAPTURE_SKIP.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"The event carries the tool's output o\
bject on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Ro};function Oo(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return a;if(e.lastAssistantMessage==="")return a;
let t={agentType:e.agentType};return u(null,S("capture-subagent-reply",e,e.lastAssistantMessage,t))}var kt={name:"captur\
e-subagent-reply",tier:"capture",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,flows:[["CONTEXT","\
STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:[],why:"A subagent's answer reaches its parent once and\
 is hard to find afterwards.",doesNotTouch:"The answer itself, and subagents that end without a message.",clients:{verified:[
"2.1.301","2.1.332"],note:"The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing\
 is recorded."},inactive:null,voids:[{what:"the reply of a subagent",reason:"The client does not send its last message w\
ith the event.",tried:["2.0.77"]}],decide:Oo};function Co(e,t){if(e.name!=="PostToolUse"||e.tool!=="Read")return a;let n=t.operands.uploadsDir,o=w(e,p(e.toolInput,"fi\
le_path"));if(n===null||o===null)return a;let[r,s]=[t.workspace.realPath(n),t.workspace.realPath(o)];if(!r.isKnown)return f(
r.question);if(!s.isKnown)return f(s.question);if(r.value===null||s.value===null)return a;if(!No(s.value,r.value))return a;
let i=G("capture-upload",e,s.value,t);return i.isKnown?i.value.length===0?a:u(null,i.value):f(i.question)}function No(e,t){
let[n,o]=[vt(e),vt(t)];return n.length>o.length&&o.every((r,s)=>r===n[s])}function vt(e){let t=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(t).filter(n=>n!=="")}var St={name:"capture-upload",tier:"capture",seams:[{event:"PostToolUse",tool:"\
Read"}],decides:[],recordsTools:!0,flows:[["USER","STORE"]],operands:["DETENT_UPLOADS_DIR","DETENT_STORE_DIR","DETENT_ST\
ORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:["real path","file size","file bytes"],why:"An upload may be gone tomorrow, and w\
hat was concluded from it should stay checkable.",doesNotTouch:"Files outside of DETENT_UPLOADS_DIR, all where that is n\
ot set, and files over 16 MB (a row alone).",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"The event fires afte\
r a Read on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Co};var Po=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function q(e){return[...e.matchAll(
Po)].flatMap(t=>{let n=P(t[0]);return n===null?[]:[{pointer:n,text:t[0],at:t.index}]})}var Ce=5;function _o(e,t){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return a;let n=[],o=[],
r=new Map(q(e.lastAssistantMessage).map(({text:c,pointer:m})=>[c,m]));for(let c of r.values()){let m=k(c,t);m.isKnown?m.
value.kind!=="bytes"&&n.push(v(c,m.value)):o.push(m.question)}let[s]=o;if(n.length===0)return s===void 0?a:f(s);let i=n.
length>Ce?[`${n.length-Ce} more are cited like this.`]:[],d=[...n.slice(0,Ce),...i,"Correct the reply: cite what is ther\
e, or say it without a reference."].join(" ");return u({kind:"block",reason:d})}var xt={name:"cite-check",tier:"enforcem\
ent",seams:[{event:"Stop",tool:null}],decides:["block"],recordsTools:!1,flows:[["CONTEXT","USER"]],operands:["DETENT_STO\
RE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A reference that leads nowhere looks like evidence and is none\
.",doesNotTouch:"Replies after a first block, references that resolve, and texts that are not of the exact form.",clients:{
verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 give the model the reason and go on; 2.0.77 sends no reply text\
, so it is silent there."},inactive:null,voids:[{what:"the check of a reply",reason:"The client does not send its last m\
essage with the event.",tried:["2.0.77"]}],decide:_o};function V(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function Ne(e,t){let[n,o,r,s,i]=["",t,!1,!1,!1];for(;o<
e.length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let d=Do(e,o,l);if(V(d))return d;let c=l==="'"||l==='"'||l===
"\\";r||=c,s||=!c&&/[*?[]/.test(l),i||=l==="~"&&(o===t||/[:=]/.test(e[o-1]??"")),n+=d.text,o=d.end}return{word:{text:n,wasQuoted:r,
hasGlob:s,hasTilde:i},end:o}}function Do(e,t,n){return n==="'"?Io(e,t):n==='"'?Fo(e,t):n==="\\"?$o(e,t):n==="$"?{kind:"n\
ot simple",why:e[t+1]==="("?"substitution":"expansion"}:n==="`"?{kind:"not simple",why:"substitution"}:n==="{"||n==="}"?
Wo(e,t,n):n<" "||n==="\x7F"?{kind:"not simple",why:"control character"}:{text:n,end:t+1}}function Io(e,t){let n=e.indexOf(
"'",t+1);return n===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(t+1,n),end:n+1}}function Fo(e,t){let n="";
for(let o=t+1;o<e.length;o+=1){let r=e[o]??"";if(r==='"')return{text:n,end:o+1};if(r==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(r==="`")return{kind:"not simple",why:"substitution"};let s=e[o+1]??"";if(r==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=r==="\\"&&/[$`"\\]/.test(s);n+=i?s:r,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function $o(e,t){let n=e[t+1];return n===void 0?{kind:"not simple",why:"unclosed quote"}:
n===`
`?{kind:"not simple",why:"escaped line end"}:{text:n,end:t+2}}function Wo(e,t,n){return n==="{"&&e[t+1]==="}"?{text:"{}",
end:t+2}:{kind:"not simple",why:"brace expansion"}}var Mo=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),Lo=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function z(e){let t=[],n=[],o=[],r=de(e,0);for(;r<e.length;){let s=Ho(
e,r);if(V(s))return s;if(s!==null){o.push(s.redirect),r=de(e,s.end);continue}let i=jo(e,r);if(i==="end")break;if(i!==null)
return i;let l=Ne(e,r);if(V(l))return l;let d=n.length===0?Ko(e.slice(r,l.end),l.word):null;if(V(d))return d;d===null?n.
push(l.word):t.push(d),r=de(e,l.end)}return Bo({kind:"simple",assignments:t,words:n,redirects:o})}function X(e,t){return e.
replaceAll(/["'\\]/g,"").includes(t)}function Bo(e){let t=e.words[0];return t===void 0?{kind:"not simple",why:"no comman\
d"}:!t.wasQuoted&&Mo.has(t.text)?{kind:"not simple",why:"reserved word"}:e}function de(e,t){let n=t;for(;e[n]===" "||e[n]===
"	";)n+=1;return n}function jo(e,t){let n=e[t];return n===`
`?/^[ \t\n]*$/.test(e.slice(t))?"end":{kind:"not simple",why:"several lines"}:n==="#"?{kind:"not simple",why:"comment"}:
n==="|"?{kind:"not simple",why:e[t+1]==="|"?"list":"pipe"}:n===";"?{kind:"not simple",why:"list"}:n==="&"?{kind:"not sim\
ple",why:e[t+1]==="&"?"list":"background"}:n==="("||n===")"?{kind:"not simple",why:"subshell"}:null}function Ho(e,t){let n=Uo(
e,t),o=t+n.length,r=Lo.find(d=>e.startsWith(d,o));if(r===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let s=de(e,o+r.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=Ne(e,s);return V(i)?i:{redirect:{
fd:n===""?null:Number(n),operator:r,target:i.word},end:i.end}}function Uo(e,t){let n=t;for(;/\d/.test(e[n]??"");)n+=1;return/[<>]/.
test(e[n]??"")?e.slice(t,n):""}function Ko(e,t){let n=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(n===null)return null;
if(n[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=n[1]??"";return{name:o,value:{...t,text:t.
text.slice(o.length+1)}}}function Jo(e,t){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!g(e.toolResponse))return a;let n=p(e.toolResponse,"stdout"),
o=n?.endsWith(`
`)===!0?n.slice(0,-1):n,r=o===null?null:P(o);if(r===null||o!==Qo(p(e.toolInput,"command")))return a;let s=k(r,t);if(!s.isKnown)
return f(s.question);if(s.value.kind!=="bytes")return u({kind:"advise",text:v(r,s.value)});let i=Buffer.from(s.value.bytes).
toString("utf8"),l=ae(i,t.operands,null),d={...e.toolResponse,stdout:l===null?i:l.text},c=l===null?[]:[{kind:"put",content:i}],
m=l===null?r.address:l.address;return c.push({kind:"row",row:R("expand-echoed-pointer",e,m,i.length)}),u({kind:"rewrite-\
output",output:d},c)}function Qo(e){let t=e===null?null:z(e);if(t?.kind!=="simple"||t.assignments.length>0||t.redirects.
length>0)return null;let[n,o,...r]=t.words;return n?.text!=="echo"||o===void 0||r.length>0?null:o.text}var Rt={name:"exp\
and-echoed-pointer",tier:"capture",seams:[{event:"PostToolUse",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,
flows:[["STORE","CONTEXT"]],operands:["DETENT_TRUNCATE_THRESHOLD","DETENT_TRUNCATE_KEEP","DETENT_STORE_DIR","DETENT_STOR\
E_SCOPE"],asks:["stored object"],why:"A cut range is read back without a permission prompt and without running its comma\
nd again.",doesNotTouch:"Any other command, an echo of more than the reference, and an output that is not the reference.",
clients:{verified:["2.1.301","2.1.332"],note:"The echo runs unasked and its output is replaced on 2.1.301 and 2.1.332; 2\
.0.77 leaves it as it is."},inactive:null,voids:[{what:"the stored bytes",reason:"The client ignores a replaced output; \
only what is dangling is named.",tried:["2.0.77"]}],decide:Jo};function Ot(e){return e.promptId!==null&&e.promptId!==""}var Pe="detent://splice";function ue(e){return e!==Pe&&!e.startsWith(`${Pe}
`)?null:(e.slice(Pe.length+1).match(/[^\n]*\n|[^\n]+$/g)??[]).map((n,o)=>({number:o+2,written:n,source:Go(n)}))}function Go(e){
if(e.startsWith("+"))return{kind:"literal",text:e.slice(1)};let t=e.endsWith(`
`)?e.slice(0,-1):e,n=/^=L(\d{1,15})-(\d{1,15})$/.exec(t);if(n!==null)return{kind:"target",lines:{first:Number(n[1]),last:Number(
n[2])}};let o=t.startsWith("=")?P(`detent://${t.slice(1)}`):null;return o===null?null:{kind:"stored",pointer:o}}var qo=5e7;function ce(e,t){if(e.length>qo)return{kind:"refused",reason:`${t} has ${e.length} bytes, more than one call \
can write.`};let n=Buffer.from(e).toString("utf8");return Buffer.from(n).equals(e)?P(n)!==null||ue(n)!==null?{kind:"refu\
sed",reason:`${t} is itself a reference or a splice, so it has two readings.`}:{kind:"text",text:n}:{kind:"refused",reason:`${t}\
 is not UTF-8 text, and this call can write nothing else.`}}function fe(e,t,n){let o=p(e.toolInput,t),r=o===null?null:P(o);if(o===null||r===null)return a;let s=_e(e);if(s!==null)return s;
let i=k(r,n);if(!i.isKnown)return f(i.question);if(i.value.kind!=="bytes")return B(v(r,i.value));let l=ce(i.value.bytes,
o);return l.kind==="refused"?B(l.reason):u({kind:"rewrite-input",input:{...e.toolInput,[t]:l.text}})}function _e(e){return Ot(
e)?null:B("This client does not show that it applies a rewritten call. Write the text itself.")}function B(e){return u({
kind:"deny",reason:`${e} Nothing was written.`,instead:null})}function Vo(e,t){return e.name!=="PreToolUse"||e.tool!=="Edit"?a:fe(e,"new_string",t)}var Ct={name:"expand-edit-pointer",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["ST\
ORE","WORKSPACE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"Text that was read or \
written before is put into a file without being typed again.",doesNotTouch:"A new_string that is more than one reference\
 of the exact form, and any old_string.",clients:{verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 apply a rewri\
tten Edit; 2.0.77 ignores it, so there a reference is refused."},inactive:null,voids:[{what:"the expansion",reason:"The \
client ignores a rewritten call, so the reference is refused instead.",tried:["2.0.77"]},{what:"old_string as a referenc\
e",reason:"The client looks for the anchor in the file before any hook runs, so such a call never arrives.",tried:["2.0.\
77","2.1.301","2.1.332"]}],decide:Vo};function zo(e,t){return e.name!=="PreToolUse"||e.tool!=="Write"?a:fe(e,"content",t)}var Nt={name:"expand-write-pointer",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["S\
TORE","WORKSPACE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A stored text is writ\
ten to a file without being typed again.",doesNotTouch:"Content that is more than one reference of the exact form, a lin\
e feed after it included.",clients:{verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 apply a rewritten Write; 2.\
0.77 ignores it, so there a reference is refused."},inactive:null,voids:[{what:"the expansion",reason:"The client ignore\
s a rewritten call, so the reference is refused instead.",tried:["2.0.77"]}],decide:zo};function Xo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=p(e.toolInput,"content"),o=w(e,p(e.toolInput,
"file_path"));if(n===null||o===null)return a;let r=t.workspace.size(o);if(!r.isKnown)return f(r.question);if(r.value.kind!==
"file"||r.value.bytes!==Buffer.byteLength(n))return a;let s=t.workspace.read(o);if(!s.isKnown)return f(s.question);if(s.
value.kind!=="file"||!Buffer.from(n).equals(s.value.bytes))return a;let l=`The file already holds exactly this content (${r.
value.bytes} bytes). Go on without this call.`;return u({kind:"deny",reason:l,instead:null})}var Pt={name:"no-reemission",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Write"}],decides:["deny"],recordsTools:!1,flows:[["CONTEXT","WORKSPA\
CE"]],operands:[],asks:["file size","file bytes"],why:"A Write that changes nothing shows that the agent has lost track \
of what the file holds.",doesNotTouch:"Content that differs in one byte, a line end included, and files that do not exis\
t.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"A denial of a call reaches the model on 2.0.77, 2.1.301 and 2\
.1.332."},inactive:null,voids:[],decide:Xo};function Dt(e){if(!X(e,"rg")&&!X(e,"grep"))return null;let t=z(e);if(t.kind!=="simple"||t.assignments.length>0||t.redirects.
length>0)return null;let n=t.words[0]?.text;if(n!=="rg"&&n!=="grep")return null;let o={letters:new Set,context:new Map},
r=Yo(n,t,o);return r===null?null:tr(n,r,o)}function Yo(e,t,n){let o=t.words.slice(1),r=[];for(let s=0;s<o.length;s+=1){let i=o[s];
if(i===void 0||i.hasGlob||i.hasTilde)return null;if(!i.text.startsWith("-")){r.push(i.text);continue}if(e==="grep"&&r.length>
0)return null;let l=Zo(e,i.text,o[s+1],n);if(l===null)return null;s+=l}return r}function Zo(e,t,n,o){let r=e==="grep"?"i\
nE":"in",s=new RegExp(`^-([${r}]*)(?:([ABC])(.*))?$`,"s").exec(t);if(s===null||t==="-")return null;for(let c of s[1]??"")
o.letters.add(c);let i=er(s[2]);if(i===null)return 0;let l=s[3]!=="",d=l?s[3]:n?.text;return d===void 0||!/^(0|[1-9]\d{0,5})$/.
test(d)||o.context.has(i)?null:(o.context.set(i,Number(d)),l?0:1)}function er(e){return e==="A"?"-A":e==="B"?"-B":e==="C"?
"-C":null}function tr(e,t,{letters:n,context:o}){let[r,s,...i]=t;return r===void 0||!_t(r)||i.length>0||(s===void 0?e===
"grep":!_t(s))||o.has("-C")&&o.size>1?null:{tool:e,pattern:r,path:s??null,ignoresCase:n.has("i"),numbersLines:n.has("n"),
isExtended:n.has("E"),context:o}}function _t(e){return e!==""&&e.isWellFormed()&&!/[\u0000-\u001f\u007f]/.test(e)}var $t="[\\w \\-,:;=@%!\"'/<>&~#`]",Wt="\\\\[wWsS]",Mt=`\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=]\
)+-?\\]`,nr=`(?:${$t}|\\\\[.*[\\]^$\\\\]|${Wt}|${Mt}|\\.)`,or=new RegExp(`^\\^?(?:${nr}\\*?)*\\$?$`),Lt=`(?:${$t}|\\\\[.*[\
\\]^$\\\\+?(){}|]|${Wt}|${Mt}|\\.)`,It=Bt(Lt),rr=`\\(${It}(?:\\|${It})*\\)`,Ft=Bt(`(?:${Lt}|${rr})`),sr=new RegExp(`^${Ft}\
(?:\\|${Ft})*$`);function Bt(e){return`\\^?(?:${e}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`}function jt(e){return!/[\\.*[\]^$+?|(){}]/.
test(e)}function Ht(e,t){return(t?sr:or).test(e)&&ir(e)}function ir(e){let t=[...e.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)],
n=[...e.matchAll(/\{(\d+),(\d+)\}/g)];return t.every(([,o="",r=""])=>o<=r)&&n.every(([,o,r])=>Number(o)<=Number(r))}var lr=1e6,Ut=500;function ar(e,t){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let n=p(e.toolInput,"command"),o=n===
null?null:Dt(n);if(o===null||o.path==="-"||e.toolInput.run_in_background===!0)return a;let r=ur(e,t);if(!r.isKnown)return f(
r.question);if(!r.value)return a;let s=o.tool==="rg"?E(!0):cr(o,e,t);if(!s.isKnown)return f(s.question);if(!s.value)return a;
let i=pr(o,t.operands.grepHeadLimit),d=`${o.tool==="rg"?dr:"The search tool finds the same lines, within a bound."} Call\
 Grep with ${JSON.stringify(i)}.`;return u({kind:"deny",reason:d,instead:{tool:"Grep",input:i}})}var dr=`The search tool\
 finds these lines within a bound, and in a folder those of hidden files besides. It leaves out lines of ${Ut} bytes and\
 more: pipe rg into cut where you need them.`;function ur(e,t){if(t.operands.searchTool!=="auto")return E(t.operands.searchTool===
"present");let n=Oe(e,"Grep");if(n===null)return E(!1);let o=t.ledger.lookup("tool-seen",n);return o.isKnown?E(o.value!==
null):o}function cr(e,t,n){let o=jt(e.pattern)&&!e.ignoresCase,r=/^[ -~]+$/.test(e.pattern)&&Ht(e.pattern,e.isExtended),
s=w(t,e.path);if(s===null||!(o||r))return E(!1);let i=n.workspace.size(s);if(!i.isKnown)return i;if(i.value.kind!=="file"||
i.value.bytes>lr)return E(!1);let l=n.workspace.read(s);return l.isKnown?E(l.value.kind==="file"&&fr(l.value.bytes,o)):l}
function fr(e,t){let n=Buffer.from(e).toString("utf8");return n.includes("\0")||n.startsWith("\uFEFF")||!Buffer.from(n).
equals(e)||!t&&n.length!==e.length?!1:n.split(`
`).every(o=>Buffer.byteLength(o)<Ut)}function pr(e,t){return{pattern:e.pattern,output_mode:"content",...e.path===null?{}:
{path:e.path},...e.ignoresCase?{"-i":!0}:{},...e.numbersLines?{"-n":!0}:{},...Object.fromEntries(e.context),head_limit:t}}
var Kt={name:"redirect-search",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["deny"],recordsTools:!1,
flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_SEARCH_TOOL","DETENT_GREP_HEAD_LIMIT"],asks:["lookup","file size","fil\
e bytes"],why:"The same search through the tool is bounded, and its result has a shape.",doesNotTouch:"Recursive grep, o\
ther flags, pipes, and sessions in which nobody has been seen to have the tool.",clients:{verified:["2.0.77"],note:"2.0.\
77 has the Grep tool; 2.1.301 and 2.1.332 had none in the runs, and there the row is silent."},inactive:null,voids:[{what:"\
the redirection",reason:"The client has no search tool.",tried:["2.1.301","2.1.332"]}],decide:ar};function De(e,t){let n=null;return()=>(n??=new RegExp(e,t),n)}var mr=/^[\x20-\x7e]*$/,Qt=De(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),hr=De(
[String.raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function te(e,t){if(mr.test(e)||e.search(Qt())<0)return e;let n="",o=0;for(let{0:r,index:s}of e.matchAll(
hr()))n+=Jt(e.slice(o,s),t)+r,o=s+r.length;return n+Jt(e.slice(o),t)}function Jt(e,t){return e.replace(Qt(),n=>(n===`
`||n==="	")&&t==="multi-line"?n:yr(n))}function yr(e){let t=e.codePointAt(0)??Number.NaN;return t<32?String.fromCodePoint(
9216+t):t===127?"\u2421":`<U+${t.toString(16).toUpperCase().padStart(4,"0")}>`}var Gt=200;function gr(e,t){if(e.name!=="MessageDisplay")return a;let n=q(e.delta);if(n.length===0)return a;let o="",r=0;
for(let{pointer:s,text:i,at:l}of n){let d=k(s,t);if(!d.isKnown)return f(d.question);o+=`${e.delta.slice(r,l)}${i} [${Er(
s,d.value)}]`,r=l+i.length}return u({kind:"display",text:o+e.delta.slice(r)})}function Er(e,t){if(t.kind!=="bytes")return v(
e,t);let n=Buffer.from(t.bytes).toString("utf8"),o=le(L(t.bytes));if(n.length<=Gt)return`${te(n,"one-line")} \xB7 ${o}`;
let r=n.slice(0,Gt).replace(/[\ud800-\udbff]$/,"");return`${te(r,"one-line")}\u2026 \xB7 ${o}, ${n.length} characters`}var qt={
name:"render-citations",tier:"display",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,flows:[
["STORE","USER"],["CONTEXT","USER"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A re\
ader sees what an address stands for without looking it up.",doesNotTouch:"The model's text, the transcript, and message\
s without a reference.",clients:{verified:["2.1.301","2.1.332"],note:"The event exists since 2.1.152 and changed the scr\
een on 2.1.301 and 2.1.332; 2.0.77 has no such event."},inactive:null,voids:[{what:"the screen",reason:"The client has n\
o such event.",tried:["2.0.77"]}],decide:gr};function wr(e,t){if(e.name!=="UserPromptSubmit"||e.prompt===""||!xe(e))return a;let n=t.ledger.lookup("prompt-reply",Se(
e));if(!n.isKnown)return f(n.question);if(n.value===null||!_(n.value))return a;let o=t.store.has(n.value);if(!o.isKnown)
return f(o.question);if(!o.value)return a;let s=`This prompt was given before, word for word. The reply to it then is ${D(
n.value,null)} (echo it to read it).`;return u({kind:"advise",text:s})}var Vt={name:"repeat-prompt",tier:"injection",seams:[
{event:"UserPromptSubmit",tool:null}],decides:["advise"],recordsTools:!1,flows:[["STORE","CONTEXT"],["USER","CONTEXT"]],
operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["lookup","stored object"],why:"A question that was answered bef\
ore has its answer in the store.",doesNotTouch:"Prompts that differ in one character, prompts made by machinery, and rep\
lies of another project.",clients:{verified:["2.1.301","2.1.332"],note:"Advice on a prompt reaches the model on 2.0.77, \
2.1.301 and 2.1.332; the first records no replies."},inactive:null,voids:[{what:"the earlier reply",reason:"The client d\
oes not send its last message with the event, so no reply is known.",tried:["2.0.77"]}],decide:wr};var zt={shortWithValue:"AbcCdDeEFHKmoPQrtTuUwxXyYz",shortAlone:"012346aBfgGiIjJklLMnNOpqRsSvVZ#",longWithValue:pe(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),longAlone:pe(
`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`)},Xt={shortWithValue:"aABDeiIlnoOPQRtTUwX",shortAlone:"46bcdEFhHkKLmNpqr\
SvVx",longWithValue:pe(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),longAlone:pe(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`)};function Yt(e,t){let n=[],o=[];for(let r=0;r<e.length;r+=1){
let s=e[r];if(s===void 0||s.text==="-")return null;if(s.text==="--")return{options:n,operands:[...o,...e.slice(r+1)]};if(!s.
text.startsWith("-")){o.push(s);continue}let i=e[r+1],l=s.text.startsWith("--")?Tr(s.text,i,t):br(s.text,i,t);if(l===null||
s.hasGlob||l.tookNext&&i?.hasGlob!==!1)return null;n.push(...l.options),l.tookNext&&(r+=1)}return{options:n,operands:o}}
function Tr(e,t,n){let[,o="",,r]=/^--([^=]*)(=(.*))?$/s.exec(e)??[],s=n.longWithValue().has(o);return!s&&!n.longAlone().
has(o)&&!n.longAlone().has(o.replace(/^no-/,""))?null:r!==void 0?{options:[{name:o,value:r}],tookNext:!1}:s?t===void 0?null:
{options:[{name:o,value:t.text}],tookNext:!0}:{options:[{name:o,value:null}],tookNext:!1}}function br(e,t,n){let o=[];for(let r=1;r<
e.length;r+=1){let s=e[r]??"";if(n.shortWithValue.includes(s)){let i=e.slice(r+1),l=i===""?t?.text:i;return l===void 0?null:
{options:[...o,{name:s,value:l}],tookNext:i===""}}if(!n.shortAlone.includes(s))return null;o.push({name:s,value:null})}return{
options:o,tookNext:!1}}function pe(e){let t=null;return()=>(t??=new Set(e.trim().split(/\s+/)),t)}var Ar=new Set(["HOME","CURL_HOME","XDG_CONFIG_HOME","WGETRC","SYSTEM_WGETRC"]),kr=new Set(["I","head","V","version","M",
"manual","K","config"]),vr=new Set("h help V version spider e execute config r recursive m mirror p page-requisites".split(
" "));function Zt(e){if(!X(e,"curl")&&!X(e,"wget"))return null;let t=z(e);if(t.kind!=="simple"||t.assignments.some(({name:i})=>Ar.
has(i)))return null;let n=t.words[0]?.text;if(n!=="curl"&&n!=="wget")return null;let o=Yt(t.words.slice(1),n==="curl"?zt:
Xt);if(o===null||!o.operands.every(Sr))return null;let r=Or(t.redirects),s=n==="curl"?xr(o.options,o.operands.length,r):
Rr(o.options,o.operands.length,r);return s===null?null:{tool:n,where:s}}function Sr({text:e,hasGlob:t,hasTilde:n}){return e!==
""&&!n&&(!t||e.includes("://"))}function xr(e,t,n){if(!n||en(e,kr,["X","request"]))return null;let o=e.flatMap(({name:l,
value:d})=>l==="O"||l==="remote-name"?["a derived name"]:(l==="o"||l==="output")&&d!==null?[d]:[]),r=t+e.filter(({name:l})=>l===
"url").length,s=o.slice(0,r);if(s.includes(""))return null;if(s.some(me))return"standard output";let i=e.some(({name:l})=>l===
"remote-name-all");return s.length<r&&!i?"nowhere declared":null}function Rr(e,t,n){if(t===0||en(e,vr,["method"]))return null;
let o=e.findLast(({name:r})=>r==="O"||r==="output-document")?.value??null;return o===null?"nowhere declared":me(o)&&n?"s\
tandard output":null}function en(e,t,n){return e.some(({name:o,value:r})=>t.has(o)||n.includes(o)&&r!==null&&/^head$/i.test(
r))}function me(e){return e==="-"||/^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.test(e)}function Or(e){let t=new Map(
[[1,!0],[2,!0]]);for(let{fd:n,operator:o,target:r}of e){let s=n??(o.startsWith("<")?0:1),i=/^(\d{1,3})-?$/.exec(r.text),
l=o===">&"||o==="<&";if(l&&i!==null)t.set(s,t.get(Number(i[1]))===!0);else if(o.startsWith("&")||l&&r.text!=="-"&&n===null)
for(let d of[1,2])t.set(d,me(r.text));else t.set(s,r.text!=="-"&&me(r.text))}return t.get(1)===!0}function Cr(e){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let t=p(e.toolInput,"command"),n=t===null?null:Zt(t);return n===
null?a:u({kind:"deny",reason:Nr(n),instead:null})}function Nr({tool:e,where:t}){let n=e==="curl"?"-o FILE":"-O FILE",o="\
then read the lines you need from FILE.";return t==="standard output"?`This ${e} prints into the context. Name a file: ${n}\
, ${o}`:e==="curl"?`This curl prints into the context. Add ${n} for each address, ${o}`:`This wget declares no file for \
what it fetches. Add ${n}, ${o}`}var tn={name:"require-output-path",tier:"enforcement",seams:[{event:"PreToolUse",tool:"\
Bash"}],decides:["deny"],recordsTools:!1,flows:[["WORLD","CONTEXT"],["WORLD","WORKSPACE"]],operands:[],asks:[],why:"What\
 was fetched into a named file can be checked, and read again in part.",doesNotTouch:"Fetches into a file, headers alone\
, recursion, pipes, and any command that is not one simple fetch.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"\
A denial of a command reaches the model on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Cr};var on=480;function rn(e,t,n){let o=L(Buffer.from(t)),r=`${le(o)}, ${t.length} characters`,s=`${D(e.address,e.lines)} (${r}\
):
`;if(s.length+t.length<=n)return s+t;let i=n-s.length-nn(e,t,0,o).length-20,l=/[\ud800-\udbff]/.test(t.charAt(i-1))?i-1:
i;return s+t.slice(0,l)+nn(e,t,l,o)}function nn(e,t,n,o){let r=e.lines===null?0:e.lines.first-1,s=r+t.slice(0,n).split(`\

`).length,i=D(e.address,{first:s,last:r+o});return`
[detent: ${t.length-n} characters are left out here; to see lines of them, run: echo ${i}]`}var sn=8800,Pr=Math.floor(sn/on);function _r(e,t){if(e.name!=="UserPromptSubmit")return a;let n=Dr(q(e.prompt));if(n.length===
0)return a;let o=[],r=n.slice(0,Pr),s=sn;for(let[l,{pointer:d}]of r.entries()){let c=k(d,t);if(!c.isKnown)return f(c.question);
let m=Ir(d,c.value,Math.floor(s/(r.length-l)));s-=m.length,o.push(m)}let i=n.length-r.length;return i>0&&o.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),u({kind:"advise",text:o.join(`

`)})}function Dr(e){return e.filter(({text:t},n)=>e.findIndex(o=>o.text===t)===n)}function Ir(e,t,n){return t.kind!=="by\
tes"?v(e,t):rn(e,Buffer.from(t.bytes).toString("utf8"),n)}var ln={name:"resolve-prompt-pointers",tier:"injection",seams:[
{event:"UserPromptSubmit",tool:null}],decides:["advise"],recordsTools:!1,flows:[["STORE","CONTEXT"],["USER","CONTEXT"]],
operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A user can hand over a stored text by its\
 address instead of pasting it.",doesNotTouch:"The prompt itself, and texts that only look like a reference.",clients:{verified:[
"2.0.77","2.1.301","2.1.332"],note:"Advice on a prompt reaches the model on 2.0.77, 2.1.301 and 2.1.332, within 10,000 c\
haracters."},inactive:null,voids:[],decide:_r};function he(e){let t=e.provenance.slice(0,800),n=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),o=n.length<e.text.length?
"\u2026":"";return`The latest recorded test run (from ${t}; not run again now): ${n}${o}`}function Fr(e,t){if(e.name!=="SessionStart"||e.source!=="compact")return a;let n=t.facts.latestTestRun();return n.isKnown?
n.value===null?a:u({kind:"advise",text:he(n.value)}):f(n.question)}var an={name:"restore-after-compact",tier:"injection",
seams:[{event:"SessionStart",tool:null}],decides:["advise"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["D\
ETENT_FACTS_FILE"],asks:["test-run fact"],why:"A summary tends to lose whether the tests passed, and when.",doesNotTouch:"\
Every other start of a session, and sessions without a recorded test run.",clients:{verified:["2.0.77","2.1.301","2.1.33\
2"],note:"The event with the source compact fired on 2.1.301 and 2.1.332, and its advice reaches the model."},inactive:null,
voids:[],decide:Fr};function $r(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=p(e.toolInput,"content"),o=n===null?null:ue(n);
if(o===null)return a;let r=_e(e);if(r!==null)return r;if(o.length===0)return B("Line 1 of the splice has no line after i\
t.");let s=w(e,p(e.toolInput,"file_path")),i=o.map((m,T)=>Lr(Wr(m,s,t),T===o.length-1));for(let[m,T]of i.entries())if(T.
kind==="miss")return B(Br(o[m],T.why));let l=i.find(m=>m.kind==="open");if(l!==void 0)return f(l.question);let d=i.flatMap(
m=>m.kind==="bytes"?[m.bytes]:[]),c=ce(Buffer.concat(d),"The spliced text");return c.kind==="refused"?B(c.reason):u({kind:"\
rewrite-input",input:{...e.toolInput,content:c.text}})}function Wr({source:e},t,n){if(e===null)return Y("A line is =L<a>\
-<b> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");if(e.kind==="literal")return{kind:"bytes",bytes:Buffer.
from(e.text)};if(e.kind==="target")return Mr(e.lines,t,n);let o=k(e.pointer,n);return o.isKnown?o.value.kind==="bytes"?o.
value:Y(v(e.pointer,o.value)):{kind:"open",question:o.question}}function Mr(e,t,n){if(t===null)return Y("The call names \
no file for certain.");let o=n.workspace.read(t);if(!o.isKnown)return{kind:"open",question:o.question};if(o.value.kind!==
"file")return Y("There is no such file.");let r=Q(o.value.bytes,e);return r.kind==="bytes"?r:Y(`The file has ${r.lineCount}\
 lines.`)}function Lr(e,t){return e.kind!=="bytes"||t||e.bytes.length===0||e.bytes.at(-1)===10?e:Y("It ends without a li\
ne end and would run into the next line. Type its last line as +text.")}function Y(e){return{kind:"miss",why:e}}function Br(e,t){
let n=e===void 0?"":e.written.replace(/\n$/,""),o=n.length>100?`${n.slice(0,100)}\u2026`:n;return`Line ${e?.number} of t\
he splice, ${JSON.stringify(o)}, gives no text: ${t}`}var dn={name:"splice",tier:"enforcement",seams:[{event:"PreToolUse",
tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["CONTEXT","WORKSPACE"],["STORE","WORKSPACE"]],operands:[
"DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object","file bytes"],why:"Blocks are moved and kept by line numb\
er, without being typed again and without an anchor.",doesNotTouch:"Content whose first line is anything but detent://sp\
lice.",clients:{verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 apply a rewritten Write; 2.0.77 ignores it, so \
there a splice is refused."},inactive:null,voids:[{what:"the expansion",reason:"The client ignores a rewritten call, so \
the splice is refused instead.",tried:["2.0.77"]}],decide:$r};function jr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Edit")return a;let n=p(e.toolInput,"old_string"),o=w(e,p(e.toolInput,
"file_path"));if(n===null||n===""||o===null||e.toolInput.replace_all===!0)return a;let r=t.workspace.read(o);if(!r.isKnown)
return f(r.question);if(r.value.kind!=="file")return a;let s=Hr(Buffer.from(r.value.bytes),Buffer.from(n));if(s===1)return a;
let i=s===0?"The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there.":`T\
he text of old_string stands at ${s} places in the file. Give more of the lines around it.`;return u({kind:"deny",reason:i,
instead:null})}function Hr(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+1))n+=1;return n}var un={name:"uni\
que-anchor",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["deny"],recordsTools:!1,flows:[["CONTEX\
T","WORKSPACE"]],operands:["DETENT_ANCHOR_GATE"],asks:["file bytes"],why:"An anchor that stands at several places, or at\
 none, does not say where the edit belongs.",doesNotTouch:"Edits of every occurrence, new files, and every Edit while th\
e row is inactive.",clients:{verified:[],note:"2.0.77, 2.1.301 and 2.1.332 refuse such an Edit themselves before any hoo\
k runs."},inactive:{what:"the row",reason:"The client checks the anchor before any hook runs, and sees through line ends\
 and quotes, as bytes do not.",tried:["2.0.77","2.1.301","2.1.332"],turnedOnBy:"DETENT_ANCHOR_GATE",isTurnedOn:({anchorGate:e})=>e===
"on"},voids:[],decide:jr};function Ur(e,t){if(e.name!=="SubagentStart")return a;let n=t.facts.latestTestRun();return n.isKnown?n.value===null?a:u(
{kind:"advise",text:he(n.value)}):f(n.question)}var cn={name:"warm-subagent",tier:"injection",seams:[{event:"SubagentSta\
rt",tool:null}],decides:["advise"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_FACTS_FILE"],asks:[
"test-run fact"],why:"A subagent knows nothing of what its parent has run, and would run the tests again.",doesNotTouch:"\
Sessions without a recorded test run.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"Advice at the start reache\
s a subagent's first message on 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Ur};var j=[Be,ct,tt,tn,Kt,Ct,un,Nt,dn,Pt,xt,At,ut,Rt,pt,St,mt,ht,wt,Vt,Tt,kt,ft,ln,cn,an,qt];var Kr=["PreToolUse","PostToolUse","PostToolUseFailure","UserPromptSubmit","Stop","SubagentStart","SubagentStop","Sessio\
nStart","PreCompact","PostCompact","FileChanged","MessageDisplay"],Jr=["Grep","Read","Bash","Edit","Write","WebFetch","W\
ebSearch"];function Ie(e=[],t=j){let n=t.flatMap(o=>o.seams);return Kr.flatMap(o=>{let r=n.filter(s=>s.event===o).map(({
tool:s})=>s);return r.length===0||o==="FileChanged"&&e.length===0?[]:[{event:o,matcher:Gr(o,r,e)}]})}var fn="installed-by-detent";function Qr({matcher:e},t){return{...e===null?{}:{matcher:e},hooks:[t]}}function pn(e=j){let t={type:"command",command:"\
node",args:["${CLAUDE_PLUGIN_ROOT}/dist/hook.cjs"]},n=Ie([],e).map(o=>[o.event,[Qr(o,t)]]);return{description:"One progr\
am judges, shortens and records what it is asked about, and is silent otherwise.",hooks:Object.fromEntries(n)}}function Gr(e,t,n){
if(e==="FileChanged")return n.join("|");if(e==="SessionStart")return"compact";if(t.includes(null))return null;if(t.includes(
"*"))return"*";let o=new Set(t);return[...Jr.filter(s=>o.delete(s)),...o].join("|")}var qr=/^node '((?:[^']|'\\'')*[\\/]hook\.cjs)'(?: (\S+))?$/;function ye(e){return Object.keys(N(e,"hooks")??{}).flatMap(
n=>(oe(N(e,"hooks")??{},n)??[]).flatMap(o=>{if(!g(o))return[];let r=p(o,"matcher");return(oe(o,"hooks")??[]).flatMap(s=>{
let i=g(s)?Vr(s):null;return i===null?[]:[{event:n,matcher:r,...i}]})}))}function Vr(e){let t=p(e,"command");if(p(e,"typ\
e")!=="command"||t===null)return null;let n=oe(e,"args");if(n===null)return zr(t);let[o,r,...s]=n;return t==="detent"&&o===
"hook"?{form:"exec",by:"by hand",program:null}:t!=="node"||typeof o!="string"||s.length>0?null:mn("exec",o,typeof r=="st\
ring"?r:null)}function zr(e){if(/(?:^|[\s/])detent hook$/.test(e))return{form:"shell",by:"by hand",program:null};let[,t,
n]=qr.exec(e)??[];return t===void 0?null:mn("shell",t.replaceAll("'\\''","'"),n??null)}function mn(e,t,n){return/[\\/]hook\.cjs$/.
test(t)?n===fn?{form:e,by:"install",program:t}:/[\\/]detent[\\/](?:.*[\\/])?hook\.cjs$/.test(t)?{form:e,by:"by hand",program:t}:
null:null}var ne="none",hn={DETENT_GREP_HEAD_LIMIT:({grepHeadLimit:e})=>`${e}`,DETENT_READ_LARGE_BYTES:({readLargeBytes:e})=>`${e}`,
DETENT_READ_DEFAULT_LIMIT:({readDefaultLimit:e})=>`${e}`,DETENT_TRUNCATE_THRESHOLD:({truncateThreshold:e})=>`${e}`,DETENT_TRUNCATE_KEEP:({
truncateKeep:e})=>`${e}`,DETENT_BOUNDS_MODE:({boundsMode:e})=>e,DETENT_SEARCH_TOOL:({searchTool:e})=>e,DETENT_ANCHOR_GATE:({
anchorGate:e})=>e,DETENT_MOVES_OFF:({movesOff:e})=>e.join(", ")||ne,DETENT_CAPTURE_SKIP:({captureSkip:e})=>e.join(", ")||
ne,DETENT_STORE_SCOPE:({storeScope:e})=>e,DETENT_STORE_DIR:({storeDir:e})=>e??ne,DETENT_UPLOADS_DIR:({uploadsDir:e})=>e??
ne,DETENT_FACTS_FILE:({factsFile:e})=>e??ne};function yn(e,t){let n=[{texts:e,source:"environment"},...t.flatMap(l=>l.settings===
null?[]:[{texts:et(l.settings),source:Xr(l)}])],o=Object.assign({},...n.map(({texts:l})=>l)),{operands:r,ignored:s}=Ue(o),
i=l=>n.findLast(({texts:d})=>(d[l]??"").trim()!=="")?.source??"default";return{operands:r,rows:Object.keys(hn).filter(we).
map(l=>({name:l,value:hn[l](r),source:i(l)})),ignored:[...s,...Yr(r),...Zr(o)].map(l=>({...l,source:i(l.name)}))}}function Xr({
kind:e,path:t}){return e==="project"?`${t} (of this repository)`:t}function Yr({movesOff:e}){let t="DETENT_MOVES_OFF";return e.
filter(n=>!j.some(o=>o.name===n)).map(n=>({name:t,given:n,used:"nothing",why:"There is no move of this name."}))}function Zr(e){
return Object.keys(e).filter(t=>t.startsWith("DETENT_")&&!we(t)).map(t=>({name:t,given:e[t]??"",used:"nothing",why:"Ther\
e is no such operand."}))}var Fe=["USER","CONTEXT","WORKSPACE","STORE","WORLD"],H=["2.0.77","2.1.301","2.1.332"];function O(e,t){return{ceiling:e,
reason:t}}var gn=new Map([["USER \u2192 CONTEXT",O("protocol","A hook can add to a prompt and cannot replace it.")],["US\
ER \u2192 STORE",O("protocol","A file named with @ in a prompt is read without a tool call, in no event.")],["CONTEXT \u2192 \
USER",O("protocol","The screen can be changed; a reply is sent back once, and then stands.")],["CONTEXT \u2192 WORKSPACE",
O("protocol","What a shell command writes shows afterwards; Edit anchors are checked before any hook.")],["CONTEXT \u2192 STO\
RE",O("protocol","Events carry the last message of a turn, and neither thinking nor text between tool calls.")],["WORKSP\
ACE \u2192 CONTEXT",O("protocol","The result of a failed command and one that the client spilled to a file cannot be bou\
nded.")],["WORKSPACE \u2192 STORE",O("protocol","A change that no tool makes is told only for file names that the wiring\
 lists.")],["STORE \u2192 WORKSPACE",O("protocol","A reference as an Edit's anchor never arrives: the client looks for i\
t in the file first.")],["WORLD \u2192 CONTEXT",O("boundary","MCP tools are not named, so what they bring passes.")],["W\
ORLD \u2192 WORKSPACE",O("boundary","Only a simple curl or wget is judged; other programs fetch as they like.")],["WORLD\
 \u2192 STORE",O("boundary","What a command fetches into a file is kept when a tool reads it.")]]),En=new Map([["USER \u2192 \
WORKSPACE",{reason:"A person's own edit passes no hook before it is done.",tried:H}],["USER \u2192 WORLD",{reason:"What \
a person fetches or sends outside of a session passes no hook.",tried:H}],["CONTEXT \u2192 WORLD",{reason:"What a comman\
d sends cannot be told from its text for certain.",tried:H}],["WORKSPACE \u2192 USER",{reason:"A person reads files with\
out any event.",tried:H}],["WORKSPACE \u2192 WORLD",{reason:"What a program sends cannot be told from its command for ce\
rtain.",tried:H}],["STORE \u2192 WORLD",{reason:"Nothing sends what is stored, by design.",tried:H}],["WORLD \u2192 USER",
{reason:"What reaches a person outside of a session passes no hook.",tried:H}]]);function wn(e,t,n,o){let r=o?`${t}.detent-${process.pid}`:t,s;try{s=e.openSync(r,"wx",438)}catch(i){if(b(i)==="EEXIST"&&
!o)return!1;throw i}try{try{We(e,s,n)}finally{e.closeSync(s)}return o&&e.renameSync(r,t),!0}catch(i){throw e.unlinkSync(
r),i}}var Tn=[{name:"detent store slice",flows:[["STORE","USER"]],works:es},{name:"detent store materialize",flows:[["STORE","\
WORKSPACE"]],works:ts}];function es(){let e=Q(Buffer.from(`one
two
three
`),{first:2,last:2});return e.kind==="bytes"&&Buffer.from(e.bytes).toString()===`two
`}function ts(){let e=new Map;return wn({openSync:n=>(e.set(n,""),1),writeSync:(n,o,r)=>(e.set("/f",Buffer.from(o.subarray(
r)).toString()),o.length-r),closeSync:()=>{},renameSync:()=>{},unlinkSync:()=>{}},"/f",Buffer.from("text"),!1)&&e.get("/\
f")==="text"}function bn(e=j,t=Tn){let n=[],o=t.filter(({works:r})=>!r()).map(({name:r})=>`${r} does not do what it is there for.`);for(let r of Fe)
for(let s of Fe){if(r===s)continue;let i=[r,s],l=ns(i,e,t),[d,c]=[gn.get(U(i)),En.get(U(i))];n.push(os(i,l,d,c)),o.push(
...rs(U(i),l,d,c))}return{cells:n,drift:o}}function U(e){return e.join(" \u2192 ")}function ns(e,t,n){let o=({flows:s})=>s.
some(i=>U(i)===U(e));return[...t.filter(s=>s.inactive===null&&o(s)),...n.filter(o)].map(({name:s})=>s)}function os(e,t,n,o){
return t.length===0?{state:"VOID",flow:e,void:o??{reason:"Nothing serves it.",tried:[]}}:n===void 0?{state:"SERVED",flow:e,
by:t,limit:null}:{state:"PARTIAL",flow:e,by:t,limit:n}}function rs(e,t,n,o){return t.length===0&&o===void 0?[`${e} is se\
rved by nothing, and no reason is declared.`]:t.length>0&&o!==void 0?[`${e} is declared void, and ${t.join(", ")} serve \
it.`]:t.length===0&&n!==void 0?[`${e} has a limit, and nothing serves it.`]:[]}function vn(e,t){try{if(An(e,t)===null)return null;let o=(An(e,`${t}/objects`)??[]).filter(_),r=o.reduce((s,i)=>s+e.lstatSync(
`${t}/objects/${i}`).size,0);return{objects:o.length,bytes:r,...ss(e,`${t}/firings.jsonl`)}}catch(n){let o=b(n);if(o===null)
throw n;return`${t} cannot be read: the disk answered ${o}.`}}function An(e,t){try{return e.readdirSync(t)}catch(n){if(b(
n)==="ENOENT")return null;throw n}}function ss(e,t){let n=is(e,t),o=J(n.toString("utf8",0,Math.max(0,n.indexOf(`
`))));return{firings:kn(n,`
`),faults:kn(n,`"move":"${je}"`),since:g(o)?p(o,"ts"):null}}function is(e,t){try{return Buffer.from(e.readFileSync(t))}catch(n){
if(K(n))return Buffer.alloc(0);throw n}}function kn(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+t.length))
n+=1;return n}function Rn({disk:e,env:t,project:n,program:o}){let r=Ze(e,t,n),{operands:s,rows:i,ignored:l}=yn(t,r),d=r.flatMap(C=>ls(
C,r)),c=ds(d,r),m=Ke(s,t),T=m===null?null:vn(e,m),x=bn();return{version:o.version,hook:o.hook,wired:d,cells:x.cells,operands:i,
ignored:l,storeFolder:m,store:typeof T=="string"?null:T,drift:[...r.flatMap(cs),...r.flatMap(C=>fs(e,C)),...c>1?[`The ho\
ok is wired ${c} times, so each event is judged as often.`]:[],...hs(e,o.hook),...x.drift,...typeof T=="string"?[T]:[]]}}
function ls({path:e,settings:t},n){if(t===null)return[];let o=Object.entries(N(t,"enabledPlugins")??{}).filter(([s,i])=>s.
startsWith("detent@")&&i===!0).filter(([s])=>as(s,n)===e).map(([s])=>({place:`${s} in ${e}`,by:"plugin",program:null,events:[]})),
r=us(ye(t));return[...o,...r.map(s=>({place:e,...s}))]}function as(e,t){let n=({settings:o})=>(o===null?null:N(o,"enable\
dPlugins"))??{};return t.findLast(o=>typeof n(o)[e]=="boolean")?.path}function ds(e,t){let n=new Map;for(let{settings:r}of t)
for(let{event:s,form:i,by:l,program:d}of r===null?[]:ye(r)){let c=n.get(s)??new Set;n.set(s,c.add(`${i} ${l} ${d}`))}return e.
filter(({by:r})=>r==="plugin").length+Math.max(0,...[...n.values()].map(({size:r})=>r))}function us(e){let t=new Map;for(let{
by:n,program:o,event:r}of e){let s=`${n} ${o}`,i=t.get(s)??{by:n,program:o,events:[]};i.events.push(r),t.set(s,i)}return[
...t.values()]}function cs({path:e,settings:t,problem:n}){return t===null?[`${e}: ${n}`]:t.disableAllHooks===!0?[`${e} s\
witches all hooks off (disableAllHooks).`]:[]}function fs(e,{path:t,settings:n}){let o=n===null?[]:ye(n).filter(({by:i})=>i===
"install");if(o.length===0)return[];let r=new Set(o.flatMap(({program:i})=>i??[])),s=Ie(ps(o));return[...[...r].flatMap(
i=>{let l=On(e,i);return l===null?[]:[`${t} starts ${i}, which ${l}.`]}),...o.filter(i=>!s.some(l=>Sn(l,i))).map(({event:i,
matcher:l})=>`${t} wires ${xn(i,l)}, which this version does not.`),...s.filter(i=>ms(i,o)&&!o.some(l=>Sn(i,l))).map(({event:i,
matcher:l})=>`${t} does not wire ${xn(i,l)}, which this version does.`)].map(i=>`${i} \`detent install\` writes it anew.`)}
function ps(e){return e.flatMap(({event:t,matcher:n})=>t==="FileChanged"&&n!==null?n.split("|"):[])}function ms({event:e},t){
let n=t.some(({form:o})=>o==="exec")?"2.1.139":"2.0.77";return Ye(n,`event:${e}`)==="yes"}function Sn(e,t){return e.event===
t.event&&e.matcher===t.matcher}function xn(e,t){return t===null?e:`${e} for ${t}`}function hs(e,t){let n=t.replace(/dist[\\/]hook\.cjs$/,
"hooks/hooks.json"),o=ys(e,n);return o===null||JSON.stringify(o)===JSON.stringify(pn())?[]:[`${n} wires other events tha\
n its program has moves for. Install the plugin again.`]}function ys(e,t){if(!t.endsWith(".json")||On(e,t)!==null)return null;
let n=J(Buffer.from(e.readFileSync(t)).toString());return g(n)?n:{}}function On(e,t){try{return e.lstatSync(t),null}catch(n){
if(K(n))return"does not exist";let o=b(n);if(o===null)throw n;return`cannot be reached: the disk answered ${o}`}}var gs=19,Es=7;function Cn(e){return[`detent ${e.version}, ${e.hook}`,"",...Z("Wired",e.wired.map(ws),["Not wired in a s\
ettings file of this user or project. A plugin given with --plugin-dir stands in none."]),...Z("Store",As(e),[]),...Z("F\
lows",e.cells.map(Ts),[]),...Z("Operands",ks(e),[]),...Z("Ignored",vs(e),["Nothing."]),...Z("Drift",e.drift,["None."])].
map(n=>`${te(n,"one-line")}
`).join("")}function Z(e,t,n){return[e,...(t.length===0?n:t).map(o=>`  ${o}`)]}function ws({place:e,by:t,program:n,events:o}){
return t==="plugin"?`plugin ${e}`:`${e}: ${n??"detent hook"}, ${t==="install"?"by detent install":"by hand"}, ${o.join("\
, ")}`}function Ts(e){let t=`${U(e.flow).padEnd(gs)}  ${e.state.padEnd(Es)}`;if(e.state==="VOID")return`${t}  ${e.void.reason}${bs(
e.void.tried)}`;let n=`by ${e.by.join(", ")}.`;return e.limit===null?`${t}  ${n}`:`${t}  ${n} Limit (${e.limit.ceiling})\
: ${e.limit.reason}`}function bs(e){return e.length===0?"":` Tried on ${e.join(", ")}.`}function As({storeFolder:e,store:t}){
if(e===null)return["Neither DETENT_STORE_DIR nor HOME says where it is: nothing is stored."];if(t===null)return[`${e}: n\
othing is stored yet.`];let n=t.since===null?"":` since ${t.since}`;return[`${e}: ${$e(t.objects,"object")}, ${$e(t.bytes,
"byte")}, ${$e(t.firings,"line")} of the ledger${n}.`,"It keeps prompts, results and written files as they are until a p\
erson removes them:","`detent store prune` previews that, and deleting the folder removes all.",...t.faults===0?[]:[`Fau\
lts of the hook in firings.jsonl: ${t.faults}.`]]}function $e(e,t){return`${e} ${t}${e===1?"":"s"}`}function ks({operands:e}){
let[t,n]=[e.map(({name:s})=>s.length),e.map(({value:s})=>s.length)],[o,r]=[Math.max(...t),Math.min(40,Math.max(...n))];return e.
map(({name:s,value:i,source:l})=>`${s.padEnd(o)}  ${i.padEnd(r)}  ${l}`)}function vs({ignored:e}){return e.map(({name:t,
given:n,used:o,why:r,source:s})=>`${t}=${n} from ${s}: ${r} In force: ${o}.`)}var Ss={disk:{closeSync:h.closeSync,fstatSync:h.fstatSync,lstatSync:h.lstatSync,mkdirSync:h.mkdirSync,openSync:h.openSync,
readFileSync:h.readFileSync,readSync:h.readSync,realpathSync:h.realpathSync,renameSync:h.renameSync,statSync:h.statSync,
unlinkSync:h.unlinkSync,writeSync:h.writeSync},env:process.env,cwd:()=>process.cwd(),now:()=>Me(new Date)};function xs({
stdout:e,stderr:t}){if(e===""&&t==="")return;let n=ge(1,e,h.writeSync,Ee),o=n===null?"":`detent: Standard output could n\
ot be written (${n}).
`;ge(2,t===""?o:t,h.writeSync,Ee)}function Rs(){let{disk:e,env:t}=Ss,n=Rn({disk:{...e,readdirSync:o=>(0,h.readdirSync)(o)},env:t,project:Je(t,process.cwd()),
program:{version:"0.1.0",hook:`${__dirname}/hook.cjs`}});xs({stdout:Cn(n),stderr:""})}Rs();
