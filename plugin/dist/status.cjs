// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.
var h=require("node:fs");function O(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function K(e){
let t=O(e);return t==="ENOENT"||t==="ENOTDIR"}function $e(e,t,n){for(let o=0;o<n.length;)o+=e.writeSync(t,n,o)}var Ss=128*1024*1024,Cn=1500,xs=16*1024;function ye(e,t,n,o){let r=Buffer.from(t),s=0;for(let i=0;s<r.length;)try{s+=n(e,r,s),i=0}catch(l){let d=O(l);if(d==="EP\
IPE")return null;if(d!=="EAGAIN"||i>=Cn)return d??"unknown";o(Nn(i)),i+=1}return null}function ge(e){Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,e)}function Nn(e){return Math.min(1+e,20)}function Me(e){let t=`${W(e.getUTCFullYear(),4)}-${W(e.getUTCMonth()+1,2)}`,n=`${W(e.getUTCHours(),2)}:${W(e.getUTCMinutes(),
2)}`,o=`${W(e.getUTCSeconds(),2)}.${W(e.getUTCMilliseconds(),3)}`;return`${t}-${W(e.getUTCDate(),2)}T${n}:${o}Z`}function W(e,t){
return`${e}`.padStart(t,"0")}function g(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ee(e){return Array.isArray(e)}function J(e){
try{return JSON.parse(e)}catch{return}}function f(e,t){let n=e[t];return typeof n=="string"?n:null}function N(e,t){let n=e[t];return g(n)&&n!==Object.prototype?n:null}function oe(e,t){let n=e[t];return ee(n)?n:null}var a={kind:"silent"};function p(e){return{kind:"undetermined",question:e}}function u(e,t=[]){return{kind:"fires",decision:e,
effects:t}}var Le="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",_n=new Map([["WebFet\
ch",`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${Le}`],["WebSearch",`WebSearch \
gives results that nobody can repeat. Fetch a known address ${Le}`]]);function Pn(e){if(e.name!=="PreToolUse")return a;let t=_n.get(e.tool);return t===void 0?a:u({kind:"deny",reason:t,instead:null})}
var Be={name:"barrier-world",tier:"enforcement",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"We\
bSearch"}],decides:["deny"],recordsTools:!1,flows:[["WORLD","CONTEXT"]],operands:[],asks:[],why:"What was fetched into t\
he context alone can neither be checked nor read again in part.",doesNotTouch:"Tools that it does not name, among them e\
very MCP tool and curl in a shell command.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"A denial of WebFetch \
reaches the model on 2.0.77, 2.1.301 and 2.1.332, deferred tools included."},inactive:null,voids:[],decide:Pn};var He="hook-fault";var Dn=new Set(["DETENT_GREP_HEAD_LIMIT","DETENT_TRUNCATE_THRESHOLD","DETENT_TRUNCATE_KEEP","DETENT_READ_LARGE_BYTES","D\
ETENT_READ_DEFAULT_LIMIT","DETENT_BOUNDS_MODE","DETENT_SEARCH_TOOL","DETENT_STORE_DIR","DETENT_UPLOADS_DIR","DETENT_MOVE\
S_OFF","DETENT_CAPTURE_SKIP","DETENT_STORE_SCOPE","DETENT_ANCHOR_GATE","DETENT_FACTS_FILE"]);function Ee(e){return Dn.has(
e)}function Ue(e){let t=[],n=(d,c,m,T=1/0)=>{let R=re(e,d),U=R===null?{value:c,why:null}:In(R,c,m,T);return R!==null&&U.
why!==null&&t.push({name:d,given:R,used:String(U.value),why:U.why}),U.value},o=(d,c,m)=>{let T=re(e,d),R=m.find(U=>U===T);
return T!==null&&R===void 0&&t.push({name:d,given:T,used:c,why:`Not one of ${m.join(", ")}.`}),R===void 0?c:R},r=d=>{let c=re(
e,d);return c===null||Fn(c)?c:(t.push({name:d,given:c,used:"not set",why:"Not an absolute path."}),null)},s=n("DETENT_TR\
UNCATE_THRESHOLD",8e3,700),i=Math.floor((s-600)/2);return{operands:{grepHeadLimit:n("DETENT_GREP_HEAD_LIMIT",200,1),truncateThreshold:s,
truncateKeep:n("DETENT_TRUNCATE_KEEP",Math.min(2e3,i),0,i),readLargeBytes:n("DETENT_READ_LARGE_BYTES",1e5,0),readDefaultLimit:n(
"DETENT_READ_DEFAULT_LIMIT",2e3,1),boundsMode:o("DETENT_BOUNDS_MODE","deny",["deny","inject"]),searchTool:o("DETENT_SEAR\
CH_TOOL","auto",["auto","present","absent"]),storeDir:r("DETENT_STORE_DIR"),uploadsDir:r("DETENT_UPLOADS_DIR"),factsFile:r(
"DETENT_FACTS_FILE"),movesOff:je(e,"DETENT_MOVES_OFF"),captureSkip:je(e,"DETENT_CAPTURE_SKIP"),storeScope:o("DETENT_STOR\
E_SCOPE","project",["project","all"]),anchorGate:o("DETENT_ANCHOR_GATE","off",["off","on"])},ignored:t}}function re(e,t){
let n=e[t]?.trim();return n===void 0||n===""?null:n}function In(e,t,n,o){if(!/^-?\d{1,15}$/.test(e))return{value:t,why:"\
Not a whole number of at most 15 digits."};let r=Number(e);return r<n?{value:n,why:`Below the least value, ${n}.`}:r>o?{
value:o,why:`Above the largest value that fits, ${o}.`}:{value:r,why:null}}function je(e,t){let n=re(e,t);return n===null?
[]:n.split(",").map(o=>o.trim()).filter(o=>o!=="")}function Fn(e){return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function Ke(e,t){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:n=""}=t;if(se(n))return`${n}/detent/store`;let o=we(
t);return o===null?null:`${o}/.local/share/detent/store`}function we(e){let{HOME:t="",USERPROFILE:n=""}=e;return se(t)?t:se(n)?n:null}function Je(e,t){let{CLAUDE_PROJECT_DIR:n=""}=e,
o=se(n)?n:t;return o.length>1?o.replace(/[\\/]+$/,""):o}function se(e){return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
e)}var $=["2.0.77","2.1.301","2.1.332"];function y(e,t,n,o){return t.map(r=>({what:e,isHonoured:n,from:r,before:r,source:"r\
un",note:o}))}function D(e,t,n){let[o,r]=["documentation",null];return[{what:e,isHonoured:!0,from:t,before:r,source:o,note:n},
{what:e,isHonoured:!1,from:null,before:t,source:o,note:n}]}function Wn(e){return{what:e,isHonoured:!0,from:F,before:null,
source:"documentation",note:"Hook reference, without a first version; the oldest version that was run has it."}}var[F,...I]=$,
Qe="The model and the transcript got the replaced text.",Ge="The replacement was ignored and the original used.",qe=["Pr\
eToolUse","PostToolUse","PostToolUseFailure","UserPromptSubmit","Stop","SubagentStart","SubagentStop","SessionStart","Pr\
eCompact"],$n=["PostCompact","FileChanged","MessageDisplay"],Mn=["Read","Edit","Write","Bash"],Ln=[...y("deny",$,!0,"The\
 call did not run and the model got the reason."),...y("input rewrite without a decision",[F],!1,"The original input ran\
."),...y("input rewrite without a decision",I,!0,"The rewritten input ran."),...y("input rewrite with allow",$,!0,"The r\
ewritten input ran."),...y("output:Bash",[F],!1,Ge),...y("output:Bash",I,!0,`${Qe} Only the full shape: stdout, stderr, \
interrupted, isImage.`),...y("output:Read",[F],!1,Ge),...y("output:Read",I,!0,`${Qe} The shape is type text with file.co\
ntent.`),...D("output:*","2.1.121","Changelog: a hook may replace any tool's output, in that tool's own shape."),...D("f\
ield:prompt_id","2.1.196","Hook reference: on every event after the first input."),...D("field:agent_id","2.1.69","Hook \
reference: only inside a subagent."),...D("advice before the tool runs","2.1.9","Changelog: additionalContext at PreTool\
Use."),...D("hook in exec form","2.1.139","Hook reference: command with args, run without a shell."),...D("event:PostCom\
pact","2.1.76","Changelog."),...D("event:FileChanged","2.1.83","Changelog."),...D("event:MessageDisplay","2.1.152","Chan\
gelog."),...$n.flatMap(e=>y(`event:${e}`,I,!0,"Fired.")),...y("field:prompt_id",[F],!1,"On no event."),...y("field:promp\
t_id",I,!0,"On every event of a tool."),...y("field:agent_id",[F],!1,"Not on the events of a subagent's tools."),...y("f\
ield:agent_id",I,!0,"On the events of a subagent's tools."),...qe.flatMap(e=>y(`event:${e}`,$,!0,"Fired.")),...qe.map(e=>Wn(
`event:${e}`)),...Mn.flatMap(e=>y(`tool:${e}`,$,!0,"Listed at the start of the session.")),...y("tool:WebFetch",$,!0,"Li\
sted at the start of the session."),...y("tool:WebSearch",$,!0,"Listed at the start of the session."),...y("tool:Grep",[
F],!0,"Listed at the start of the session."),...y("tool:Grep",I,!1,"Calling it gave: no such tool. Other builds and sett\
ings may have it."),...y("tool:Glob",[F],!0,"Listed at the start of the session."),...y("tool:Glob",I,!1,"Not listed. Ot\
her builds and settings may have it.")];function Te(e,t){let[n,o]=[Xe(e),Xe(t)];if(n===null||o===null)return null;for(let[
r,s]of n.entries()){let i=o[r];if(i!==void 0&&s!==i)return s<i?-1:1}return 0}function Ye(e,t,n=Ln){let o=Ve(e,t,n);return o===
"unknown"&&t.startsWith("output:")?Ve(e,"output:*",n):o}function Ve(e,t,n){let o=n.filter(i=>i.what===t&&Bn(i,e)),r=o.filter(
i=>i.source==="run"),s=new Set((r.length>0?r:o).map(i=>i.isHonoured));return s.size!==1?"unknown":s.has(!0)?"yes":"no"}function Bn(e,t){
return Te(t,t)===null?!1:e.source==="run"?e.from!==null&&Te(t,e.from)===0:(e.from===null||ze(t,e.from))&&(e.before===null||
!ze(t,e.before))}function ze(e,t){let n=Te(e,t);return n===0||n===1}function Xe(e){let t=/^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.
exec(e);return t===null?null:[Number(t[1]),Number(t[2]),Number(t[3])]}var Hn=["/etc/claude-code/managed-settings.json","/Library/Application Support/ClaudeCode/managed-settings.json"];function Ze(e,t,n){
let o=jn(t),r=[...o===null?[]:[["user",`${o}/settings.json`]],["project",`${n}/.claude/settings.json`],["local",`${n}/.c\
laude/settings.local.json`],...Hn.map(i=>["managed",i])],s=new Set;return r.flatMap(([i,l])=>s.has(l)?[]:(s.add(l),Un(e,
i,l)))}function jn(e){let{CLAUDE_CONFIG_DIR:t=""}=e;if(t!=="")return t;let n=we(e);return n===null?null:`${n}/.claude`}function et(e){
let t=Object.entries(N(e,"env")??{});return Object.fromEntries(t.flatMap(([n,o])=>n.startsWith("DETENT_")&&typeof o=="st\
ring"?[[n,o]]:[]))}function Un(e,t,n){try{let o=J(Buffer.from(e.readFileSync(n)).toString());return g(o)?[{kind:t,path:n,
settings:o,problem:null}]:[{kind:t,path:n,settings:null,problem:"It is no JSON object."}]}catch(o){if(K(o))return[];let r=O(
o);if(r===null)throw o;return[{kind:t,path:n,settings:null,problem:`The disk answered ${r}.`}]}}function w(e,t){return t===null||t===""||t.startsWith("~")||t.includes("\0")?null:t.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
t)||t.startsWith("\\\\")?t:e.cwd===null||e.cwd===""?null:`${e.cwd}/${t}`}var Kn=/\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i,Jn=6e4;function Qn(e,t){if(e.name!=="PreToolUse"||e.
tool!=="Read")return a;if(Object.hasOwn(e.toolInput,"limit")||Object.hasOwn(e.toolInput,"offset"))return a;let n=w(e,f(e.
toolInput,"file_path"));if(n===null||Kn.test(n))return a;let o=t.workspace.size(n);if(!o.isKnown)return p(o.question);if(o.
value.kind!=="file"||o.value.bytes<=t.operands.readLargeBytes)return a;let r=Gn(n,t),s=t.operands.readDefaultLimit,i={...e.
toolInput,limit:r===null||r===0?s:Math.min(s,r)};if(t.operands.boundsMode==="inject")return u({kind:"rewrite-input",input:i});
let l=[`The file has ${o.value.bytes} bytes and this Read has no bound.`,`Call Read with ${JSON.stringify(i)}, or set of\
fset and limit to the lines you need.`,...r===0?["Its first line alone is long: search the file, or cut it with head -c."]:
[]];return u({kind:"deny",reason:l.join(" "),instead:{tool:"Read",input:i}})}function Gn(e,t){let n=t.workspace.head(e,Jn);
if(!n.isKnown||n.value.kind!=="file")return null;let{bytes:o}=n.value,r=0;for(let s=o.indexOf(10);s!==-1;s=o.indexOf(10,
s+1))r+=1;return r}var tt={name:"bound-read",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Read"}],decides:["deny",
"rewrite-input"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_READ_LARGE_BYTES","DETENT_READ_DEFAUL\
T_LIMIT","DETENT_BOUNDS_MODE"],asks:["file size","file bytes"],why:"A large file read whole fills the context with lines\
 that nobody asked for.",doesNotTouch:"Reads that carry a limit or an offset, small files, images, PDFs and notebooks.",
clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"A denial reaches the model on 2.0.77, 2.1.301 and 2.1.332; the fi\
rst ignores a rewritten limit."},inactive:null,voids:[],decide:Qn};var qn=["AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH","DQAL\
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
J4ccY="].join(""),ie;function nt(e){if(e.length>65536||(ie===void 0&&(ie=Vn()),ie===null))return null;let{bytes:t,start:n,
run:o}=ie,r=1024+Math.ceil((e.length+9)/64)*64;return t.set(n),t.set(e,1024),t.fill(0,1024+e.length,r),t[1024+e.length]=
128,t.writeUInt32BE(e.length*8,r-4),o(1024,r),Buffer.from(t.subarray(0,n.length)).swap32().toString("hex")}function Vn(){
try{let e=new WebAssembly.Module(Buffer.from(qn,"base64")),{m:t,f:n}=new WebAssembly.Instance(e).exports;if(!(t instanceof
WebAssembly.Memory)||typeof n!="function")return null;let o=Buffer.from(t.buffer);return{bytes:o,start:Buffer.from(o.subarray(
0,32)),run:(r,s)=>{n(r,s)}}}catch(e){if(e instanceof Error)return null;throw e}}var zn=/^[0-9a-f]{64}$/;function _(e){return zn.test(e)}var be=null;function b(e){if(typeof e=="string"&&e===be?.text)return be.
address;let t=typeof e=="string"?Buffer.from(e):e,n=nt(t)??Xn(t);if(!_(n))throw new Error(`address.ts: SHA-256 gave "${n}\
".`);return typeof e=="string"&&(be={text:e,address:n}),n}function Xn(e){return process.getBuiltinModule("node:crypto").
createHash("sha256").update(e).digest("hex")}function M(e){let t=0;for(let n=e.indexOf(10);n!==-1;n=e.indexOf(10,n+1))t+=1;return e.length===0||e[e.length-1]===10?t:
t+1}function le(e){return e===1?"1 line":`${e} lines`}function Q(e,t){let n=M(e);if(t.first<1||t.first>t.last||t.last>n)
return{kind:"outside",lineCount:n};let o=ot(e,t.first,1,0),r=ot(e,t.last+1,t.first,o);return{kind:"bytes",bytes:e.subarray(
o,r)}}function ot(e,t,n,o){let r=o;for(let s=n;s<t;s+=1){let i=e.indexOf(10,r);if(i===-1)return e.length;r=i+1}return r}function E(e){return{isKnown:!0,value:e}}var Yn="detent://",Zn=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function C(e){let t=e.startsWith(Yn)?Zn.
exec(e):null,n=t?.[1];if(t===null||n===void 0||!_(n))return null;let[o,r]=[t[2],t[3]];return o===void 0||r===void 0?{address:n,
lines:null}:{address:n,lines:{first:Number(o),last:Number(r)}}}function P(e,t){return t===null?`detent://${e}`:`detent:/\
/${e}:L${t.first}-${t.last}`}function A(e,t){let n=t.store.get(e.address);return!n.isKnown||n.value.kind!=="object"||e.lines===
null?n.isKnown?E(eo(n.value)):n:E(Q(n.value.bytes,e.lines))}function eo(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function k(e,t){let n=P(e.address,e.lines);switch(t.kind){case"absent":return`${n} is not in this project's sto\
re.`;case"damaged":return`${n} names a stored object whose bytes are damaged.`;case"outside":return`${n} asks for lines \
outside of the object, which has ${t.lineCount} lines.`}}function ae(e,t,n){if(e.length<=t.truncateThreshold)return null;let o=to(e,t.truncateKeep),r=no(e,e.length-t.truncateKeep),
s=b(e),i=1+rt(e,o),l=1+rt(e,r-1),d=P(s,{first:i,last:l}),m=`
[detent: ${[`${r-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${M(Buffer.from(e))}`,`the whole text\
 is ${P(s,null)}`,`to see lines of it, ${t.truncateThreshold} characters at a time, run: echo ${d}`].join("; ")}${n===null?
"":`; ${n}`}]
`;return{text:e.slice(0,o)+m+e.slice(r),address:s}}function to(e,t){return st(e,t)?t-1:t}function no(e,t){return st(e,t)?
t+1:t}function st(e,t){let[n,o]=[e.charCodeAt(t-1),e.charCodeAt(t)];return n>=55296&&n<=56319&&o>=56320&&o<=57343}function rt(e,t){
let n=0;for(let o=e.indexOf(`
`);o!==-1&&o<t;o=e.indexOf(`
`,o+1))n+=1;return n}function S(e,t,n,o,r={}){let s="tool"in t?{tool:t.tool,toolUseId:t.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:t.
name,sessionId:t.sessionId,agentId:t.agentId,...s,address:n,chars:o,detail:r}}var oo=200;function lt(e){return Ae(e)?null:JSON.stringify(e)}function Ae(e){let t=[e];for(let n=0;t.length>0;n+=1){if(n>=
oo)return!0;t=t.flatMap(ro)}return!1}function ro(e){return ee(e)?e.filter(it):g(e)?Object.values(e).filter(it):[]}function it(e){
return typeof e=="object"&&e!==null}var so=new Set(["Bash","PowerShell"]),io=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),lo=new Set(["image","audio",
"video","pdf","document"]),ao=new Set(["data","base64","blob","signature"]);function at(e,t,n){if(io.has(e)||Ae(t)||g(t)&&
f(t,"persistedOutputPath")!==null)return null;let o=uo(e,t,n);return o===t?null:o}function uo(e,t,n){return so.has(e)?co(
t,n):e==="Read"?po(t,n):ke(t,null,n)}function co(e,t){return!g(e)||e.isImage===!0?e:dt(e,["stdout","stderr"],t)}function po(e,t){
if(!g(e)||f(e,"type")!=="text")return e;let n=N(e,"file");if(n===null)return e;let o=dt(n,["content"],t);return o===n?e:
{...e,file:o}}function dt(e,t,n){let o=e;for(let r of t){let s=f(e,r),i=s===null?null:n(s);i!==null&&(o={...o,[r]:i})}return o}
function ke(e,t,n){if(typeof e=="string"){let o=t!==null&&ao.has(t)?null:n(e);return o===null?e:o}if(ee(e)){let o=e.map(
r=>ke(r,t,n));return o.every((r,s)=>r===e[s])?e:o}return g(e)?fo(e,n):e}function fo(e,t){if(lo.has(f(e,"type")??""))return e;
let n=!1,o=Object.entries(e).map(([r,s])=>{let i=s===void 0?void 0:ke(s,r,t);return n||=i!==s,[r,i]});return n?Object.fromEntries(
o):e}function mo(e,t){if(e.name!=="PostToolUse")return a;let n=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
r=at(e.tool,e.toolResponse,s=>{let i=ae(s,t.operands,n);return i===null?null:(o.push({kind:"put",content:s}),o.push({kind:"\
row",row:S("bound-result",e,i.address,s.length)}),i.text)});return r===null?a:u({kind:"rewrite-output",output:r},o)}var ut={
name:"bound-result",tier:"capture",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,flows:[
["WORKSPACE","CONTEXT"],["WORKSPACE","STORE"],["WORLD","CONTEXT"],["WORLD","STORE"]],operands:["DETENT_TRUNCATE_THRESHOL\
D","DETENT_TRUNCATE_KEEP","DETENT_STORE_DIR","DETENT_STORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"The middle of a lo\
ng result is rarely read and is carried by every later request.",doesNotTouch:"Results spilled by the client, failed cal\
ls, media, Edit and Write, tools in DETENT_CAPTURE_SKIP.",clients:{verified:["2.1.301","2.1.332"],note:"A replaced outpu\
t is honoured on 2.1.301 and 2.1.332; 2.0.77 ignores it and shows the result whole."},inactive:null,voids:[{what:"the sh\
orter result",reason:"The client ignores a replaced output.",tried:["2.0.77"]}],decide:mo};function ho(e,t){if(e.name!=="PreToolUse"||e.tool!=="Grep")return a;if(f(e.toolInput,"output_mode")!=="content")return a;
if(Object.hasOwn(e.toolInput,"head_limit"))return a;let n={...e.toolInput,head_limit:t.operands.grepHeadLimit};if(t.operands.
boundsMode==="inject")return u({kind:"rewrite-input",input:n});let o=["This search shows lines and has no bound.",`Call \
Grep with ${JSON.stringify(n)}, or set head_limit to what you need.`];return u({kind:"deny",reason:o.join(" "),instead:{
tool:"Grep",input:n}})}var ct={name:"bound-search",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Grep"}],decides:[
"deny","rewrite-input"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_GREP_HEAD_LIMIT","DETENT_BOUND\
S_MODE"],asks:[],why:"A search that matches more than anybody expected fills the context with lines.",doesNotTouch:"Sear\
ches that carry a head_limit, and searches for file names or counts.",clients:{verified:["2.0.77"],note:"2.0.77 has the \
Grep tool and ignores a rewrite; 2.1.301 and 2.1.332 had none in the runs."},inactive:null,voids:[{what:"searches by the\
 tool",reason:"The client has no search tool.",tried:["2.1.301","2.1.332"]}],decide:ho};function v(e,t,n,o={}){let r=S(e,t,b(n),n.length,o);return[{kind:"put",content:n},{kind:"row",row:r}]}function yo(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return a;let t={trigger:e.trigger};
return u(null,v("capture-compact-summary",e,e.compactSummary,t))}var pt={name:"capture-compact-summary",tier:"capture",seams:[
{event:"PostCompact",tool:null}],decides:[],recordsTools:!1,flows:[["CONTEXT","STORE"]],operands:["DETENT_STORE_DIR","DE\
TENT_STORE_SCOPE"],asks:[],why:"What a compaction kept, and so what it dropped, can be checked later.",doesNotTouch:"The\
 summary itself, and compactions without one.",clients:{verified:["2.1.301","2.1.332"],note:"The event exists since 2.1.\
76 and fired on 2.1.301 and 2.1.332; 2.0.77 has no such event."},inactive:null,voids:[{what:"the summary",reason:"The cl\
ient has no such event.",tried:["2.0.77"]}],decide:yo};var go=16e6;function G(e,t,n,o,r={}){let s=o.workspace.size(n);if(!s.isKnown)return s;let i=m=>E([{kind:"row",row:S(e,t,
null,null,{...r,path:n,state:m})}]);if(s.value.kind==="other")return E([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>go)return i(`not copied: ${s.value.bytes} bytes`);let l=o.workspace.read(n);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):E([]);let{bytes:d}=l.value,c={...r,path:n,state:"file",bytes:d.
length};return E([{kind:"put",content:d},{kind:"row",row:S(e,t,b(d),null,c)}])}function Eo(e,t){let n=e.name==="PostToolUse"?wo(e):null;if(n===null)return a;let{text:o,path:r}=n,s=G("capture-emission",
e,r,t,{what:"file"});return s.isKnown?u(null,[...v("capture-emission",e,o,{what:"emission",path:r}),...s.value]):p(s.question)}
function wo(e){let t=To.get(e.tool);if(t===void 0)return null;let n=f(e.toolInput,t.text),o=w(e,f(e.toolInput,t.path));return n===
null||o===null?null:{text:n,path:o}}var To=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),ft={name:"capture-emission",tier:"capt\
ure",seams:[{event:"PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],
decides:[],recordsTools:!0,flows:[["CONTEXT","STORE"],["WORKSPACE","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_\
SCOPE","DETENT_CAPTURE_SKIP"],asks:["file size","file bytes"],why:"What the model wrote can be pointed at instead of bei\
ng written again, and a state of a file be had back.",doesNotTouch:"Files over 16 MB, which get a row alone, calls that \
failed, and tools in DETENT_CAPTURE_SKIP.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"The event carries the \
input as it ran, rewritten or not, on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Eo};function bo(e){if(e.name!=="PostToolUseFailure"||e.error===null)return a;let t={isInterrupt:e.isInterrupt};return u(null,
v("capture-failure",e,e.error,t))}var mt={name:"capture-failure",tier:"capture",seams:[{event:"PostToolUseFailure",tool:"\
*"}],decides:[],recordsTools:!0,flows:[["WORKSPACE","STORE"],["WORLD","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STO\
RE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"What went wrong can be read again after it has left the context.",doesNotTouch:"\
The error that the model sees, refused calls, and tools in DETENT_CAPTURE_SKIP.",clients:{verified:["2.0.77","2.1.301","\
2.1.332"],note:"The event fires for a failing command on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:bo};function Ao(e,t){if(e.name!=="FileChanged")return a;let n=w(e,e.filePath);if(n===null)return a;let o=G("capture-file-cha\
nge",e,n,t,{change:e.change});return o.isKnown?o.value.length===0?a:u(null,o.value):p(o.question)}var ht={name:"capture-\
file-change",tier:"capture",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,flows:[["WORKSPACE","STOR\
E"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["file size","file bytes"],why:"A change that no tool call \
made is otherwise seen only when somebody reads the file.",doesNotTouch:"Files whose names the wiring does not list, fol\
ders, and files over 16 MB, which get a row alone.",clients:{verified:["2.1.301","2.1.332"],note:"The event exists since\
 2.1.83 and fired on 2.1.301 and 2.1.332 for names in its matcher only."},inactive:null,voids:[{what:"changes of files",
reason:"The client has no such event.",tried:["2.0.77"]}],decide:Ao};var yt=" machinery";function ve(e){return b(e.prompt)}function Se(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function xe(e){return e.sessionId}function gt(e){let t=xe(e),n=ve(e)+(Se(e)?"":yt);return t===null?[]:[{kind:"note",
table:"turn-prompt",key:t,value:n}]}function Et(e){if(e===null)return null;let t=e.replace(yt,"");return _(t)?{prompt:t,
isFromPerson:t===e}:null}function ko(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return a;let t=v("capture-prompt",e,e.prompt,{source:e.source});
return u(null,[...t,...gt(e)])}var wt={name:"capture-prompt",tier:"capture",seams:[{event:"UserPromptSubmit",tool:null}],
decides:[],recordsTools:!1,flows:[["USER","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:[],why:"A pr\
ompt is the one input that nothing else can restore.",doesNotTouch:"The prompt itself, and empty prompts.",clients:{verified:[
"2.0.77","2.1.301","2.1.332"],note:"The event fires on 2.0.77, 2.1.301 and 2.1.332; a prompt's source comes with newer c\
lients only."},inactive:null,voids:[],decide:ko};function vo(e,t){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return a;let n=e.lastAssistantMessage,
o=xe(e),r=o===null?E(null):t.ledger.lookup("turn-prompt",o);if(!r.isKnown)return p(r.question);let s=Et(r.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:b(n)}],l={prompt:s===null?null:s.prompt};return u(
null,[...v("capture-reply",e,n,l),...i])}var Tt={name:"capture-reply",tier:"capture",seams:[{event:"Stop",tool:null}],decides:[],
recordsTools:!1,flows:[["CONTEXT","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["lookup"],why:"A re\
ply that is in the store can be cited, and given again when its prompt comes back.",doesNotTouch:"Turns that end without\
 a message, and turns that the user interrupts, which have no such event.",clients:{verified:["2.1.301","2.1.332"],note:"\
The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing is recorded."},inactive:null,
voids:[{what:"the reply of a turn",reason:"The client does not send its last message with the event.",tried:["2.0.77"]}],
decide:vo};function Re(e,t){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,t])}function bt(e){let t=e.tool===
"Grep"?Re(e,e.tool):null;return t===null?[]:[{kind:"note",table:"tool-seen",key:t,value:"seen"}]}function So(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return a;let t=lt(e.toolResponse);if(t===null)return a;let n=S(
"capture-result",e,b(t),t.length);return u(null,[{kind:"put",content:t},{kind:"row",row:n},...bt(e)])}var At={name:"capt\
ure-result",tier:"capture",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,flows:[["WORKSPACE","STORE"],
["WORLD","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"What a tool sai\
d can be read again without running the tool again.",doesNotTouch:"The result that the model sees, failed calls, and too\
ls in DETENT_CAPTURE_SKIP.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"The event carries the tool's output o\
bject on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:So};function xo(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return a;if(e.lastAssistantMessage==="")return a;
let t={agentType:e.agentType};return u(null,v("capture-subagent-reply",e,e.lastAssistantMessage,t))}var kt={name:"captur\
e-subagent-reply",tier:"capture",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,flows:[["CONTEXT","\
STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:[],why:"A subagent's answer reaches its parent once and\
 is hard to find afterwards.",doesNotTouch:"The answer itself, and subagents that end without a message.",clients:{verified:[
"2.1.301","2.1.332"],note:"The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing\
 is recorded."},inactive:null,voids:[{what:"the reply of a subagent",reason:"The client does not send its last message w\
ith the event.",tried:["2.0.77"]}],decide:xo};function Ro(e,t){if(e.name!=="PostToolUse"||e.tool!=="Read")return a;let n=t.operands.uploadsDir,o=w(e,f(e.toolInput,"fi\
le_path"));if(n===null||o===null)return a;let[r,s]=[t.workspace.realPath(n),t.workspace.realPath(o)];if(!r.isKnown)return p(
r.question);if(!s.isKnown)return p(s.question);if(r.value===null||s.value===null)return a;if(!Oo(s.value,r.value))return a;
let i=G("capture-upload",e,s.value,t);return i.isKnown?i.value.length===0?a:u(null,i.value):p(i.question)}function Oo(e,t){
let[n,o]=[vt(e),vt(t)];return n.length>o.length&&o.every((r,s)=>r===n[s])}function vt(e){let t=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(t).filter(n=>n!=="")}var St={name:"capture-upload",tier:"capture",seams:[{event:"PostToolUse",tool:"\
Read"}],decides:[],recordsTools:!0,flows:[["USER","STORE"]],operands:["DETENT_UPLOADS_DIR","DETENT_STORE_DIR","DETENT_ST\
ORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:["real path","file size","file bytes"],why:"An upload may be gone tomorrow, and w\
hat was concluded from it should stay checkable.",doesNotTouch:"Files outside of DETENT_UPLOADS_DIR, all where that is n\
ot set, and files over 16 MB (a row alone).",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"The event fires afte\
r a Read on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Ro};var Co=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function q(e){return[...e.matchAll(
Co)].flatMap(t=>{let n=C(t[0]);return n===null?[]:[{pointer:n,text:t[0],at:t.index}]})}var Oe=5;function No(e,t){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return a;let n=[],o=[],
r=new Map(q(e.lastAssistantMessage).map(({text:c,pointer:m})=>[c,m]));for(let c of r.values()){let m=A(c,t);m.isKnown?m.
value.kind!=="bytes"&&n.push(k(c,m.value)):o.push(m.question)}let[s]=o;if(n.length===0)return s===void 0?a:p(s);let i=n.
length>Oe?[`${n.length-Oe} more are cited like this.`]:[],d=[...n.slice(0,Oe),...i,"Correct the reply: cite what is ther\
e, or say it without a reference."].join(" ");return u({kind:"block",reason:d})}var xt={name:"cite-check",tier:"enforcem\
ent",seams:[{event:"Stop",tool:null}],decides:["block"],recordsTools:!1,flows:[["CONTEXT","USER"]],operands:["DETENT_STO\
RE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A reference that leads nowhere looks like evidence and is none\
.",doesNotTouch:"Replies after a first block, references that resolve, and texts that are not of the exact form.",clients:{
verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 give the model the reason and go on; 2.0.77 sends no reply text\
, so it is silent there."},inactive:null,voids:[{what:"the check of a reply",reason:"The client does not send its last m\
essage with the event.",tried:["2.0.77"]}],decide:No};function V(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function Ce(e,t){let[n,o,r,s,i]=["",t,!1,!1,!1];for(;o<
e.length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let d=_o(e,o,l);if(V(d))return d;let c=l==="'"||l==='"'||l===
"\\";r||=c,s||=!c&&/[*?[]/.test(l),i||=l==="~"&&(o===t||/[:=]/.test(e[o-1]??"")),n+=d.text,o=d.end}return{word:{text:n,wasQuoted:r,
hasGlob:s,hasTilde:i},end:o}}function _o(e,t,n){return n==="'"?Po(e,t):n==='"'?Do(e,t):n==="\\"?Io(e,t):n==="$"?{kind:"n\
ot simple",why:e[t+1]==="("?"substitution":"expansion"}:n==="`"?{kind:"not simple",why:"substitution"}:n==="{"||n==="}"?
Fo(e,t,n):n<" "||n==="\x7F"?{kind:"not simple",why:"control character"}:{text:n,end:t+1}}function Po(e,t){let n=e.indexOf(
"'",t+1);return n===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(t+1,n),end:n+1}}function Do(e,t){let n="";
for(let o=t+1;o<e.length;o+=1){let r=e[o]??"";if(r==='"')return{text:n,end:o+1};if(r==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(r==="`")return{kind:"not simple",why:"substitution"};let s=e[o+1]??"";if(r==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=r==="\\"&&/[$`"\\]/.test(s);n+=i?s:r,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function Io(e,t){let n=e[t+1];return n===void 0?{kind:"not simple",why:"unclosed quote"}:
n===`
`?{kind:"not simple",why:"escaped line end"}:{text:n,end:t+2}}function Fo(e,t,n){return n==="{"&&e[t+1]==="}"?{text:"{}",
end:t+2}:{kind:"not simple",why:"brace expansion"}}var Wo=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),$o=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function z(e){let t=[],n=[],o=[],r=de(e,0);for(;r<e.length;){let s=Bo(
e,r);if(V(s))return s;if(s!==null){o.push(s.redirect),r=de(e,s.end);continue}let i=Lo(e,r);if(i==="end")break;if(i!==null)
return i;let l=Ce(e,r);if(V(l))return l;let d=n.length===0?jo(e.slice(r,l.end),l.word):null;if(V(d))return d;d===null?n.
push(l.word):t.push(d),r=de(e,l.end)}return Mo({kind:"simple",assignments:t,words:n,redirects:o})}function X(e,t){return e.
replaceAll(/["'\\]/g,"").includes(t)}function Mo(e){let t=e.words[0];return t===void 0?{kind:"not simple",why:"no comman\
d"}:!t.wasQuoted&&Wo.has(t.text)?{kind:"not simple",why:"reserved word"}:e}function de(e,t){let n=t;for(;e[n]===" "||e[n]===
"	";)n+=1;return n}function Lo(e,t){let n=e[t];return n===`
`?/^[ \t\n]*$/.test(e.slice(t))?"end":{kind:"not simple",why:"several lines"}:n==="#"?{kind:"not simple",why:"comment"}:
n==="|"?{kind:"not simple",why:e[t+1]==="|"?"list":"pipe"}:n===";"?{kind:"not simple",why:"list"}:n==="&"?{kind:"not sim\
ple",why:e[t+1]==="&"?"list":"background"}:n==="("||n===")"?{kind:"not simple",why:"subshell"}:null}function Bo(e,t){let n=Ho(
e,t),o=t+n.length,r=$o.find(d=>e.startsWith(d,o));if(r===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let s=de(e,o+r.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=Ce(e,s);return V(i)?i:{redirect:{
fd:n===""?null:Number(n),operator:r,target:i.word},end:i.end}}function Ho(e,t){let n=t;for(;/\d/.test(e[n]??"");)n+=1;return/[<>]/.
test(e[n]??"")?e.slice(t,n):""}function jo(e,t){let n=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(n===null)return null;
if(n[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=n[1]??"";return{name:o,value:{...t,text:t.
text.slice(o.length+1)}}}function Uo(e,t){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!g(e.toolResponse))return a;let n=f(e.toolResponse,"stdout"),
o=n?.endsWith(`
`)===!0?n.slice(0,-1):n,r=o===null?null:C(o);if(r===null||o!==Ko(f(e.toolInput,"command")))return a;let s=A(r,t);if(!s.isKnown)
return p(s.question);if(s.value.kind!=="bytes")return u({kind:"advise",text:k(r,s.value)});let i=Buffer.from(s.value.bytes).
toString("utf8"),l=ae(i,t.operands,null),d={...e.toolResponse,stdout:l===null?i:l.text},c=l===null?[]:[{kind:"put",content:i}],
m=l===null?r.address:l.address;return c.push({kind:"row",row:S("expand-echoed-pointer",e,m,i.length)}),u({kind:"rewrite-\
output",output:d},c)}function Ko(e){let t=e===null?null:z(e);if(t?.kind!=="simple"||t.assignments.length>0||t.redirects.
length>0)return null;let[n,o,...r]=t.words;return n?.text!=="echo"||o===void 0||r.length>0?null:o.text}var Rt={name:"exp\
and-echoed-pointer",tier:"capture",seams:[{event:"PostToolUse",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,
flows:[["STORE","CONTEXT"]],operands:["DETENT_TRUNCATE_THRESHOLD","DETENT_TRUNCATE_KEEP","DETENT_STORE_DIR","DETENT_STOR\
E_SCOPE"],asks:["stored object"],why:"A cut range is read back without a permission prompt and without running its comma\
nd again.",doesNotTouch:"Any other command, an echo of more than the reference, and an output that is not the reference.",
clients:{verified:["2.1.301","2.1.332"],note:"The echo runs unasked and its output is replaced on 2.1.301 and 2.1.332; 2\
.0.77 leaves it as it is."},inactive:null,voids:[{what:"the stored bytes",reason:"The client ignores a replaced output; \
only what is dangling is named.",tried:["2.0.77"]}],decide:Uo};function Ot(e){return e.promptId!==null&&e.promptId!==""}var Ne="detent://splice";function ue(e){return e!==Ne&&!e.startsWith(`${Ne}
`)?null:(e.slice(Ne.length+1).match(/[^\n]*\n|[^\n]+$/g)??[]).map((n,o)=>({number:o+2,written:n,source:Jo(n)}))}function Jo(e){
if(e.startsWith("+"))return{kind:"literal",text:e.slice(1)};let t=e.endsWith(`
`)?e.slice(0,-1):e,n=/^=L(\d{1,15})-(\d{1,15})$/.exec(t);if(n!==null)return{kind:"target",lines:{first:Number(n[1]),last:Number(
n[2])}};let o=t.startsWith("=")?C(`detent://${t.slice(1)}`):null;return o===null?null:{kind:"stored",pointer:o}}var Qo=5e7;function ce(e,t){if(e.length>Qo)return{kind:"refused",reason:`${t} has ${e.length} bytes, more than one call \
can write.`};let n=Buffer.from(e).toString("utf8");return Buffer.from(n).equals(e)?C(n)!==null||ue(n)!==null?{kind:"refu\
sed",reason:`${t} is itself a reference or a splice, so it has two readings.`}:{kind:"text",text:n}:{kind:"refused",reason:`${t}\
 is not UTF-8 text, and this call can write nothing else.`}}function pe(e,t,n){let o=f(e.toolInput,t),r=o===null?null:C(o);if(o===null||r===null)return a;let s=_e(e);if(s!==null)return s;
let i=A(r,n);if(!i.isKnown)return p(i.question);if(i.value.kind!=="bytes")return L(k(r,i.value));let l=ce(i.value.bytes,
o);return l.kind==="refused"?L(l.reason):u({kind:"rewrite-input",input:{...e.toolInput,[t]:l.text}})}function _e(e){return Ot(
e)?null:L("This client does not show that it applies a rewritten call. Write the text itself.")}function L(e){return u({
kind:"deny",reason:`${e} Nothing was written.`,instead:null})}function Go(e,t){return e.name!=="PreToolUse"||e.tool!=="Edit"?a:pe(e,"new_string",t)}var Ct={name:"expand-edit-pointer",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["ST\
ORE","WORKSPACE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"Text that was read or \
written before is put into a file without being typed again.",doesNotTouch:"A new_string that is more than one reference\
 of the exact form, and any old_string.",clients:{verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 apply a rewri\
tten Edit; 2.0.77 ignores it, so there a reference is refused."},inactive:null,voids:[{what:"the expansion",reason:"The \
client ignores a rewritten call, so the reference is refused instead.",tried:["2.0.77"]},{what:"old_string as a referenc\
e",reason:"The client looks for the anchor in the file before any hook runs, so such a call never arrives.",tried:["2.0.\
77","2.1.301","2.1.332"]}],decide:Go};function qo(e,t){return e.name!=="PreToolUse"||e.tool!=="Write"?a:pe(e,"content",t)}var Nt={name:"expand-write-pointer",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["S\
TORE","WORKSPACE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A stored text is writ\
ten to a file without being typed again.",doesNotTouch:"Content that is more than one reference of the exact form, a lin\
e feed after it included.",clients:{verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 apply a rewritten Write; 2.\
0.77 ignores it, so there a reference is refused."},inactive:null,voids:[{what:"the expansion",reason:"The client ignore\
s a rewritten call, so the reference is refused instead.",tried:["2.0.77"]}],decide:qo};function Vo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=f(e.toolInput,"content"),o=w(e,f(e.toolInput,
"file_path"));if(n===null||o===null)return a;let r=t.workspace.size(o);if(!r.isKnown)return p(r.question);if(r.value.kind!==
"file"||r.value.bytes!==Buffer.byteLength(n))return a;let s=t.workspace.read(o);if(!s.isKnown)return p(s.question);if(s.
value.kind!=="file"||!Buffer.from(n).equals(s.value.bytes))return a;let l=`The file already holds exactly this content (${r.
value.bytes} bytes). Go on without this call.`;return u({kind:"deny",reason:l,instead:null})}var _t={name:"no-reemission",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Write"}],decides:["deny"],recordsTools:!1,flows:[["CONTEXT","WORKSPA\
CE"]],operands:[],asks:["file size","file bytes"],why:"A Write that changes nothing shows that the agent has lost track \
of what the file holds.",doesNotTouch:"Content that differs in one byte, a line end included, and files that do not exis\
t.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"A denial of a call reaches the model on 2.0.77, 2.1.301 and 2\
.1.332."},inactive:null,voids:[],decide:Vo};function Dt(e){if(!X(e,"rg")&&!X(e,"grep"))return null;let t=z(e);if(t.kind!=="simple"||t.assignments.length>0||t.redirects.
length>0)return null;let n=t.words[0]?.text;if(n!=="rg"&&n!=="grep")return null;let o={letters:new Set,context:new Map},
r=zo(n,t,o);return r===null?null:Zo(n,r,o)}function zo(e,t,n){let o=t.words.slice(1),r=[];for(let s=0;s<o.length;s+=1){let i=o[s];
if(i===void 0||i.hasGlob||i.hasTilde)return null;if(!i.text.startsWith("-")){r.push(i.text);continue}if(e==="grep"&&r.length>
0)return null;let l=Xo(e,i.text,o[s+1],n);if(l===null)return null;s+=l}return r}function Xo(e,t,n,o){let r=e==="grep"?"i\
nE":"in",s=new RegExp(`^-([${r}]*)(?:([ABC])(.*))?$`,"s").exec(t);if(s===null||t==="-")return null;for(let c of s[1]??"")
o.letters.add(c);let i=Yo(s[2]);if(i===null)return 0;let l=s[3]!=="",d=l?s[3]:n?.text;return d===void 0||!/^(0|[1-9]\d{0,5})$/.
test(d)||o.context.has(i)?null:(o.context.set(i,Number(d)),l?0:1)}function Yo(e){return e==="A"?"-A":e==="B"?"-B":e==="C"?
"-C":null}function Zo(e,t,{letters:n,context:o}){let[r,s,...i]=t;return r===void 0||!Pt(r)||i.length>0||(s===void 0?e===
"grep":!Pt(s))||o.has("-C")&&o.size>1?null:{tool:e,pattern:r,path:s??null,ignoresCase:n.has("i"),numbersLines:n.has("n"),
isExtended:n.has("E"),context:o}}function Pt(e){return e!==""&&e.isWellFormed()&&!/[\u0000-\u001f\u007f]/.test(e)}var Wt="[\\w \\-,:;=@%!\"'/<>&~#`]",$t="\\\\[wWsS]",Mt=`\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=]\
)+-?\\]`,er=`(?:${Wt}|\\\\[.*[\\]^$\\\\]|${$t}|${Mt}|\\.)`,tr=new RegExp(`^\\^?(?:${er}\\*?)*\\$?$`),Lt=`(?:${Wt}|\\\\[.*[\
\\]^$\\\\+?(){}|]|${$t}|${Mt}|\\.)`,It=Bt(Lt),nr=`\\(${It}(?:\\|${It})*\\)`,Ft=Bt(`(?:${Lt}|${nr})`),or=new RegExp(`^${Ft}\
(?:\\|${Ft})*$`);function Bt(e){return`\\^?(?:${e}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`}function Ht(e){return!/[\\.*[\]^$+?|(){}]/.
test(e)}function jt(e,t){return(t?or:tr).test(e)&&rr(e)}function rr(e){let t=[...e.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)],
n=[...e.matchAll(/\{(\d+),(\d+)\}/g)];return t.every(([,o="",r=""])=>o<=r)&&n.every(([,o,r])=>Number(o)<=Number(r))}var sr=1e6;function ir(e,t){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let n=f(e.toolInput,"command"),o=n===null?
null:Dt(n);if(o===null||o.path==="-"||e.toolInput.run_in_background===!0)return a;let r=lr(e,t);if(!r.isKnown)return p(r.
question);if(!r.value)return a;let s=o.tool==="rg"?E(!0):ar(o,e,t);if(!s.isKnown)return p(s.question);if(!s.value)return a;
let i=ur(o,t.operands.grepHeadLimit),l=`The search tool finds the same lines, within a bound. Call Grep with ${JSON.stringify(
i)}.`;return u({kind:"deny",reason:l,instead:{tool:"Grep",input:i}})}function lr(e,t){if(t.operands.searchTool!=="auto")
return E(t.operands.searchTool==="present");let n=Re(e,"Grep");if(n===null)return E(!1);let o=t.ledger.lookup("tool-seen",
n);return o.isKnown?E(o.value!==null):o}function ar(e,t,n){let o=Ht(e.pattern)&&!e.ignoresCase,r=/^[ -~]+$/.test(e.pattern)&&
jt(e.pattern,e.isExtended),s=w(t,e.path);if(s===null||!(o||r))return E(!1);let i=n.workspace.size(s);if(!i.isKnown)return i;
if(i.value.kind!=="file"||i.value.bytes>sr)return E(!1);let l=n.workspace.read(s);return l.isKnown?E(l.value.kind==="fil\
e"&&dr(l.value.bytes,o)):l}function dr(e,t){let n=Buffer.from(e).toString("utf8");return n.includes("\0")||n.startsWith(
"\uFEFF")||!Buffer.from(n).equals(e)?!1:t||n.length===e.length}function ur(e,t){return{pattern:e.pattern,output_mode:"co\
ntent",...e.path===null?{}:{path:e.path},...e.ignoresCase?{"-i":!0}:{},...e.numbersLines?{"-n":!0}:{},...Object.fromEntries(
e.context),head_limit:t}}var Ut={name:"redirect-search",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Bash"}],decides:[
"deny"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_SEARCH_TOOL","DETENT_GREP_HEAD_LIMIT"],asks:["\
lookup","file size","file bytes"],why:"The same search through the tool is bounded, and its result has a shape.",doesNotTouch:"\
Recursive grep, other flags, pipes, and sessions in which nobody has been seen to have the tool.",clients:{verified:["2.\
0.77"],note:"2.0.77 has the Grep tool; 2.1.301 and 2.1.332 had none in the runs, and there the row is silent."},inactive:null,
voids:[{what:"the redirection",reason:"The client has no search tool.",tried:["2.1.301","2.1.332"]}],decide:ir};function Pe(e,t){let n=null;return()=>(n??=new RegExp(e,t),n)}var cr=/^[\x20-\x7e]*$/,Jt=Pe(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),pr=Pe(
[String.raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function te(e,t){if(cr.test(e)||e.search(Jt())<0)return e;let n="",o=0;for(let{0:r,index:s}of e.matchAll(
pr()))n+=Kt(e.slice(o,s),t)+r,o=s+r.length;return n+Kt(e.slice(o),t)}function Kt(e,t){return e.replace(Jt(),n=>(n===`
`||n==="	")&&t==="multi-line"?n:fr(n))}function fr(e){let t=e.codePointAt(0)??Number.NaN;return t<32?String.fromCodePoint(
9216+t):t===127?"\u2421":`<U+${t.toString(16).toUpperCase().padStart(4,"0")}>`}var Qt=200;function mr(e,t){if(e.name!=="MessageDisplay")return a;let n=q(e.delta);if(n.length===0)return a;let o="",r=0;
for(let{pointer:s,text:i,at:l}of n){let d=A(s,t);if(!d.isKnown)return p(d.question);o+=`${e.delta.slice(r,l)}${i} [${hr(
s,d.value)}]`,r=l+i.length}return u({kind:"display",text:o+e.delta.slice(r)})}function hr(e,t){if(t.kind!=="bytes")return k(
e,t);let n=Buffer.from(t.bytes).toString("utf8"),o=le(M(t.bytes));if(n.length<=Qt)return`${te(n,"one-line")} \xB7 ${o}`;
let r=n.slice(0,Qt).replace(/[\ud800-\udbff]$/,"");return`${te(r,"one-line")}\u2026 \xB7 ${o}, ${n.length} characters`}var Gt={
name:"render-citations",tier:"display",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,flows:[
["STORE","USER"],["CONTEXT","USER"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A re\
ader sees what an address stands for without looking it up.",doesNotTouch:"The model's text, the transcript, and message\
s without a reference.",clients:{verified:["2.1.301","2.1.332"],note:"The event exists since 2.1.152 and changed the scr\
een on 2.1.301 and 2.1.332; 2.0.77 has no such event."},inactive:null,voids:[{what:"the screen",reason:"The client has n\
o such event.",tried:["2.0.77"]}],decide:mr};function yr(e,t){if(e.name!=="UserPromptSubmit"||e.prompt===""||!Se(e))return a;let n=t.ledger.lookup("prompt-reply",ve(
e));if(!n.isKnown)return p(n.question);if(n.value===null||!_(n.value))return a;let o=t.store.has(n.value);if(!o.isKnown)
return p(o.question);if(!o.value)return a;let s=`This prompt was given before, word for word. The reply to it then is ${P(
n.value,null)} (echo it to read it).`;return u({kind:"advise",text:s})}var qt={name:"repeat-prompt",tier:"injection",seams:[
{event:"UserPromptSubmit",tool:null}],decides:["advise"],recordsTools:!1,flows:[["STORE","CONTEXT"],["USER","CONTEXT"]],
operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["lookup","stored object"],why:"A question that was answered bef\
ore has its answer in the store.",doesNotTouch:"Prompts that differ in one character, prompts made by machinery, and rep\
lies of another project.",clients:{verified:["2.1.301","2.1.332"],note:"Advice on a prompt reaches the model on 2.0.77, \
2.1.301 and 2.1.332; the first records no replies."},inactive:null,voids:[{what:"the earlier reply",reason:"The client d\
oes not send its last message with the event, so no reply is known.",tried:["2.0.77"]}],decide:yr};var Vt={shortWithValue:"AbcCdDeEFHKmoPQrtTuUwxXyYz",shortAlone:"012346aBfgGiIjJklLMnNOpqRsSvVZ#",longWithValue:fe(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),longAlone:fe(
`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`)},zt={shortWithValue:"aABDeiIlnoOPQRtTUwX",shortAlone:"46bcdEFhHkKLmNpqr\
SvVx",longWithValue:fe(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),longAlone:fe(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`)};function Xt(e,t){let n=[],o=[];for(let r=0;r<e.length;r+=1){
let s=e[r];if(s===void 0||s.text==="-")return null;if(s.text==="--")return{options:n,operands:[...o,...e.slice(r+1)]};if(!s.
text.startsWith("-")){o.push(s);continue}let i=e[r+1],l=s.text.startsWith("--")?gr(s.text,i,t):Er(s.text,i,t);if(l===null||
s.hasGlob||l.tookNext&&i?.hasGlob!==!1)return null;n.push(...l.options),l.tookNext&&(r+=1)}return{options:n,operands:o}}
function gr(e,t,n){let[,o="",,r]=/^--([^=]*)(=(.*))?$/s.exec(e)??[],s=n.longWithValue().has(o);return!s&&!n.longAlone().
has(o)&&!n.longAlone().has(o.replace(/^no-/,""))?null:r!==void 0?{options:[{name:o,value:r}],tookNext:!1}:s?t===void 0?null:
{options:[{name:o,value:t.text}],tookNext:!0}:{options:[{name:o,value:null}],tookNext:!1}}function Er(e,t,n){let o=[];for(let r=1;r<
e.length;r+=1){let s=e[r]??"";if(n.shortWithValue.includes(s)){let i=e.slice(r+1),l=i===""?t?.text:i;return l===void 0?null:
{options:[...o,{name:s,value:l}],tookNext:i===""}}if(!n.shortAlone.includes(s))return null;o.push({name:s,value:null})}return{
options:o,tookNext:!1}}function fe(e){let t=null;return()=>(t??=new Set(e.trim().split(/\s+/)),t)}var wr=new Set(["HOME","CURL_HOME","XDG_CONFIG_HOME","WGETRC","SYSTEM_WGETRC"]),Tr=new Set(["I","head","V","version","M",
"manual","K","config"]),br=new Set("h help V version spider e execute config r recursive m mirror p page-requisites".split(
" "));function Yt(e){if(!X(e,"curl")&&!X(e,"wget"))return null;let t=z(e);if(t.kind!=="simple"||t.assignments.some(({name:i})=>wr.
has(i)))return null;let n=t.words[0]?.text;if(n!=="curl"&&n!=="wget")return null;let o=Xt(t.words.slice(1),n==="curl"?Vt:
zt);if(o===null||!o.operands.every(Ar))return null;let r=Sr(t.redirects),s=n==="curl"?kr(o.options,o.operands.length,r):
vr(o.options,o.operands.length,r);return s===null?null:{tool:n,where:s}}function Ar({text:e,hasGlob:t,hasTilde:n}){return e!==
""&&!n&&(!t||e.includes("://"))}function kr(e,t,n){if(!n||Zt(e,Tr,["X","request"]))return null;let o=e.flatMap(({name:l,
value:d})=>l==="O"||l==="remote-name"?["a derived name"]:(l==="o"||l==="output")&&d!==null?[d]:[]),r=t+e.filter(({name:l})=>l===
"url").length,s=o.slice(0,r);if(s.includes(""))return null;if(s.some(me))return"standard output";let i=e.some(({name:l})=>l===
"remote-name-all");return s.length<r&&!i?"nowhere declared":null}function vr(e,t,n){if(t===0||Zt(e,br,["method"]))return null;
let o=e.findLast(({name:r})=>r==="O"||r==="output-document")?.value??null;return o===null?"nowhere declared":me(o)&&n?"s\
tandard output":null}function Zt(e,t,n){return e.some(({name:o,value:r})=>t.has(o)||n.includes(o)&&r!==null&&/^head$/i.test(
r))}function me(e){return e==="-"||/^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.test(e)}function Sr(e){let t=new Map(
[[1,!0],[2,!0]]);for(let{fd:n,operator:o,target:r}of e){let s=n??(o.startsWith("<")?0:1),i=/^(\d{1,3})-?$/.exec(r.text),
l=o===">&"||o==="<&";if(l&&i!==null)t.set(s,t.get(Number(i[1]))===!0);else if(o.startsWith("&")||l&&r.text!=="-"&&n===null)
for(let d of[1,2])t.set(d,me(r.text));else t.set(s,r.text!=="-"&&me(r.text))}return t.get(1)===!0}function xr(e){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let t=f(e.toolInput,"command"),n=t===null?null:Yt(t);return n===
null?a:u({kind:"deny",reason:Rr(n),instead:null})}function Rr({tool:e,where:t}){let n=e==="curl"?"-o FILE":"-O FILE",o="\
then read the lines you need from FILE.";return t==="standard output"?`This ${e} prints into the context. Name a file: ${n}\
, ${o}`:e==="curl"?`This curl prints into the context. Add ${n} for each address, ${o}`:`This wget declares no file for \
what it fetches. Add ${n}, ${o}`}var en={name:"require-output-path",tier:"enforcement",seams:[{event:"PreToolUse",tool:"\
Bash"}],decides:["deny"],recordsTools:!1,flows:[["WORLD","CONTEXT"],["WORLD","WORKSPACE"]],operands:[],asks:[],why:"What\
 was fetched into a named file can be checked, and read again in part.",doesNotTouch:"Fetches into a file, headers alone\
, recursion, pipes, and any command that is not one simple fetch.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"\
A denial of a command reaches the model on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:xr};var nn=480;function on(e,t,n){let o=M(Buffer.from(t)),r=`${le(o)}, ${t.length} characters`,s=`${P(e.address,e.lines)} (${r}\
):
`;if(s.length+t.length<=n)return s+t;let i=n-s.length-tn(e,t,0,o).length-20,l=/[\ud800-\udbff]/.test(t.charAt(i-1))?i-1:
i;return s+t.slice(0,l)+tn(e,t,l,o)}function tn(e,t,n,o){let r=e.lines===null?0:e.lines.first-1,s=r+t.slice(0,n).split(`\

`).length,i=P(e.address,{first:s,last:r+o});return`
[detent: ${t.length-n} characters are left out here; to see lines of them, run: echo ${i}]`}var rn=8800,Or=Math.floor(rn/nn);function Cr(e,t){if(e.name!=="UserPromptSubmit")return a;let n=Nr(q(e.prompt));if(n.length===
0)return a;let o=[],r=n.slice(0,Or),s=rn;for(let[l,{pointer:d}]of r.entries()){let c=A(d,t);if(!c.isKnown)return p(c.question);
let m=_r(d,c.value,Math.floor(s/(r.length-l)));s-=m.length,o.push(m)}let i=n.length-r.length;return i>0&&o.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),u({kind:"advise",text:o.join(`

`)})}function Nr(e){return e.filter(({text:t},n)=>e.findIndex(o=>o.text===t)===n)}function _r(e,t,n){return t.kind!=="by\
tes"?k(e,t):on(e,Buffer.from(t.bytes).toString("utf8"),n)}var sn={name:"resolve-prompt-pointers",tier:"injection",seams:[
{event:"UserPromptSubmit",tool:null}],decides:["advise"],recordsTools:!1,flows:[["STORE","CONTEXT"],["USER","CONTEXT"]],
operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A user can hand over a stored text by its\
 address instead of pasting it.",doesNotTouch:"The prompt itself, and texts that only look like a reference.",clients:{verified:[
"2.0.77","2.1.301","2.1.332"],note:"Advice on a prompt reaches the model on 2.0.77, 2.1.301 and 2.1.332, within 10,000 c\
haracters."},inactive:null,voids:[],decide:Cr};function he(e){let t=e.provenance.slice(0,800),n=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),o=n.length<e.text.length?
"\u2026":"";return`The latest recorded test run (from ${t}; not run again now): ${n}${o}`}function Pr(e,t){if(e.name!=="SessionStart"||e.source!=="compact")return a;let n=t.facts.latestTestRun();return n.isKnown?
n.value===null?a:u({kind:"advise",text:he(n.value)}):p(n.question)}var ln={name:"restore-after-compact",tier:"injection",
seams:[{event:"SessionStart",tool:null}],decides:["advise"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["D\
ETENT_FACTS_FILE"],asks:["test-run fact"],why:"A summary tends to lose whether the tests passed, and when.",doesNotTouch:"\
Every other start of a session, and sessions without a recorded test run.",clients:{verified:["2.0.77","2.1.301","2.1.33\
2"],note:"The event with the source compact fired on 2.1.301 and 2.1.332, and its advice reaches the model."},inactive:null,
voids:[],decide:Pr};function Dr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=f(e.toolInput,"content"),o=n===null?null:ue(n);
if(o===null)return a;let r=_e(e);if(r!==null)return r;if(o.length===0)return L("Line 1 of the splice has no line after i\
t.");let s=w(e,f(e.toolInput,"file_path")),i=o.map((m,T)=>Wr(Ir(m,s,t),T===o.length-1));for(let[m,T]of i.entries())if(T.
kind==="miss")return L($r(o[m],T.why));let l=i.find(m=>m.kind==="open");if(l!==void 0)return p(l.question);let d=i.flatMap(
m=>m.kind==="bytes"?[m.bytes]:[]),c=ce(Buffer.concat(d),"The spliced text");return c.kind==="refused"?L(c.reason):u({kind:"\
rewrite-input",input:{...e.toolInput,content:c.text}})}function Ir({source:e},t,n){if(e===null)return Y("A line is =L<a>\
-<b> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");if(e.kind==="literal")return{kind:"bytes",bytes:Buffer.
from(e.text)};if(e.kind==="target")return Fr(e.lines,t,n);let o=A(e.pointer,n);return o.isKnown?o.value.kind==="bytes"?o.
value:Y(k(e.pointer,o.value)):{kind:"open",question:o.question}}function Fr(e,t,n){if(t===null)return Y("The call names \
no file for certain.");let o=n.workspace.read(t);if(!o.isKnown)return{kind:"open",question:o.question};if(o.value.kind!==
"file")return Y("There is no such file.");let r=Q(o.value.bytes,e);return r.kind==="bytes"?r:Y(`The file has ${r.lineCount}\
 lines.`)}function Wr(e,t){return e.kind!=="bytes"||t||e.bytes.length===0||e.bytes.at(-1)===10?e:Y("It ends without a li\
ne end and would run into the next line. Type its last line as +text.")}function Y(e){return{kind:"miss",why:e}}function $r(e,t){
let n=e===void 0?"":e.written.replace(/\n$/,""),o=n.length>100?`${n.slice(0,100)}\u2026`:n;return`Line ${e?.number} of t\
he splice, ${JSON.stringify(o)}, gives no text: ${t}`}var an={name:"splice",tier:"enforcement",seams:[{event:"PreToolUse",
tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["CONTEXT","WORKSPACE"],["STORE","WORKSPACE"]],operands:[
"DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object","file bytes"],why:"Blocks are moved and kept by line numb\
er, without being typed again and without an anchor.",doesNotTouch:"Content whose first line is anything but detent://sp\
lice.",clients:{verified:["2.1.301","2.1.332"],note:"2.1.301 and 2.1.332 apply a rewritten Write; 2.0.77 ignores it, so \
there a splice is refused."},inactive:null,voids:[{what:"the expansion",reason:"The client ignores a rewritten call, so \
the splice is refused instead.",tried:["2.0.77"]}],decide:Dr};function Mr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Edit")return a;let n=f(e.toolInput,"old_string"),o=w(e,f(e.toolInput,
"file_path"));if(n===null||n===""||o===null||e.toolInput.replace_all===!0)return a;let r=t.workspace.read(o);if(!r.isKnown)
return p(r.question);if(r.value.kind!=="file")return a;let s=Lr(Buffer.from(r.value.bytes),Buffer.from(n));if(s===1)return a;
let i=s===0?"The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there.":`T\
he text of old_string stands at ${s} places in the file. Give more of the lines around it.`;return u({kind:"deny",reason:i,
instead:null})}function Lr(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+1))n+=1;return n}var dn={name:"uni\
que-anchor",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["deny"],recordsTools:!1,flows:[["CONTEX\
T","WORKSPACE"]],operands:["DETENT_ANCHOR_GATE"],asks:["file bytes"],why:"An anchor that stands at several places, or at\
 none, does not say where the edit belongs.",doesNotTouch:"Edits of every occurrence, new files, and every Edit while th\
e row is inactive.",clients:{verified:[],note:"2.0.77, 2.1.301 and 2.1.332 refuse such an Edit themselves before any hoo\
k runs."},inactive:{what:"the row",reason:"The client checks the anchor before any hook runs, and sees through line ends\
 and quotes, as bytes do not.",tried:["2.0.77","2.1.301","2.1.332"],turnedOnBy:"DETENT_ANCHOR_GATE",isTurnedOn:({anchorGate:e})=>e===
"on"},voids:[],decide:Mr};function Br(e,t){if(e.name!=="SubagentStart")return a;let n=t.facts.latestTestRun();return n.isKnown?n.value===null?a:u(
{kind:"advise",text:he(n.value)}):p(n.question)}var un={name:"warm-subagent",tier:"injection",seams:[{event:"SubagentSta\
rt",tool:null}],decides:["advise"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_FACTS_FILE"],asks:[
"test-run fact"],why:"A subagent knows nothing of what its parent has run, and would run the tests again.",doesNotTouch:"\
Sessions without a recorded test run.",clients:{verified:["2.0.77","2.1.301","2.1.332"],note:"Advice at the start reache\
s a subagent's first message on 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Br};var B=[Be,ct,tt,en,Ut,Ct,dn,Nt,an,_t,xt,At,ut,Rt,ft,St,mt,ht,wt,qt,Tt,kt,pt,sn,un,ln,Gt];var Hr=["PreToolUse","PostToolUse","PostToolUseFailure","UserPromptSubmit","Stop","SubagentStart","SubagentStop","Sessio\
nStart","PreCompact","PostCompact","FileChanged","MessageDisplay"],jr=["Grep","Read","Bash","Edit","Write","WebFetch","W\
ebSearch"];function De(e=[],t=B){let n=t.flatMap(o=>o.seams);return Hr.flatMap(o=>{let r=n.filter(s=>s.event===o).map(({
tool:s})=>s);return r.length===0||o==="FileChanged"&&e.length===0?[]:[{event:o,matcher:Kr(o,r,e)}]})}var cn="installed-by-detent";function Ur({matcher:e},t){return{...e===null?{}:{matcher:e},hooks:[t]}}function pn(e=B){let t={type:"command",command:"\
node",args:["${CLAUDE_PLUGIN_ROOT}/dist/hook.cjs"]},n=De([],e).map(o=>[o.event,[Ur(o,t)]]);return{description:"One progr\
am judges, shortens and records what it is asked about, and is silent otherwise.",hooks:Object.fromEntries(n)}}function Kr(e,t,n){
if(e==="FileChanged")return n.join("|");if(e==="SessionStart")return"compact";if(t.includes(null))return null;if(t.includes(
"*"))return"*";let o=new Set(t);return[...jr.filter(s=>o.delete(s)),...o].join("|")}var Jr=/^node '((?:[^']|'\\'')*[\\/]hook\.cjs)'(?: (\S+))?$/;function Ie(e){return Object.keys(N(e,"hooks")??{}).flatMap(
n=>(oe(N(e,"hooks")??{},n)??[]).flatMap(o=>{if(!g(o))return[];let r=f(o,"matcher");return(oe(o,"hooks")??[]).flatMap(s=>{
let i=g(s)?Qr(s):null;return i===null?[]:[{event:n,matcher:r,...i}]})}))}function Qr(e){let t=f(e,"command");if(f(e,"typ\
e")!=="command"||t===null)return null;let n=oe(e,"args");if(n===null)return Gr(t);let[o,r,...s]=n;return t==="detent"&&o===
"hook"?{form:"exec",by:"by hand",program:null}:t!=="node"||typeof o!="string"||s.length>0?null:fn("exec",o,typeof r=="st\
ring"?r:null)}function Gr(e){if(/(?:^|[\s/])detent hook$/.test(e))return{form:"shell",by:"by hand",program:null};let[,t,
n]=Jr.exec(e)??[];return t===void 0?null:fn("shell",t.replaceAll("'\\''","'"),n??null)}function fn(e,t,n){return/[\\/]hook\.cjs$/.
test(t)?n===cn?{form:e,by:"install",program:t}:/[\\/]detent[\\/](?:.*[\\/])?hook\.cjs$/.test(t)?{form:e,by:"by hand",program:t}:
null:null}var ne="none",mn={DETENT_GREP_HEAD_LIMIT:({grepHeadLimit:e})=>`${e}`,DETENT_READ_LARGE_BYTES:({readLargeBytes:e})=>`${e}`,
DETENT_READ_DEFAULT_LIMIT:({readDefaultLimit:e})=>`${e}`,DETENT_TRUNCATE_THRESHOLD:({truncateThreshold:e})=>`${e}`,DETENT_TRUNCATE_KEEP:({
truncateKeep:e})=>`${e}`,DETENT_BOUNDS_MODE:({boundsMode:e})=>e,DETENT_SEARCH_TOOL:({searchTool:e})=>e,DETENT_ANCHOR_GATE:({
anchorGate:e})=>e,DETENT_MOVES_OFF:({movesOff:e})=>e.join(", ")||ne,DETENT_CAPTURE_SKIP:({captureSkip:e})=>e.join(", ")||
ne,DETENT_STORE_SCOPE:({storeScope:e})=>e,DETENT_STORE_DIR:({storeDir:e})=>e??ne,DETENT_UPLOADS_DIR:({uploadsDir:e})=>e??
ne,DETENT_FACTS_FILE:({factsFile:e})=>e??ne};function hn(e,t){let n=[{texts:e,source:"environment"},...t.flatMap(l=>l.settings===
null?[]:[{texts:et(l.settings),source:qr(l)}])],o=Object.assign({},...n.map(({texts:l})=>l)),{operands:r,ignored:s}=Ue(o),
i=l=>n.findLast(({texts:d})=>(d[l]??"").trim()!=="")?.source??"default";return{operands:r,rows:Object.keys(mn).filter(Ee).
map(l=>({name:l,value:mn[l](r),source:i(l)})),ignored:[...s,...Vr(r),...zr(o)].map(l=>({...l,source:i(l.name)}))}}function qr({
kind:e,path:t}){return e==="project"?`${t} (of this repository)`:t}function Vr({movesOff:e}){let t="DETENT_MOVES_OFF";return e.
filter(n=>!B.some(o=>o.name===n)).map(n=>({name:t,given:n,used:"nothing",why:"There is no move of this name."}))}function zr(e){
return Object.keys(e).filter(t=>t.startsWith("DETENT_")&&!Ee(t)).map(t=>({name:t,given:e[t]??"",used:"nothing",why:"Ther\
e is no such operand."}))}var Fe=["USER","CONTEXT","WORKSPACE","STORE","WORLD"],H=["2.0.77","2.1.301","2.1.332"];function x(e,t){return{ceiling:e,
reason:t}}var yn=new Map([["USER \u2192 CONTEXT",x("protocol","A hook can add to a prompt and cannot replace it.")],["US\
ER \u2192 STORE",x("protocol","A file named with @ in a prompt is read without a tool call, in no event.")],["CONTEXT \u2192 \
USER",x("protocol","The screen can be changed; a reply is sent back once, and then stands.")],["CONTEXT \u2192 WORKSPACE",
x("protocol","What a shell command writes shows afterwards; Edit anchors are checked before any hook.")],["CONTEXT \u2192 STO\
RE",x("protocol","Events carry the last message of a turn, and neither thinking nor text between tool calls.")],["WORKSP\
ACE \u2192 CONTEXT",x("protocol","The result of a failed command and one that the client spilled to a file cannot be bou\
nded.")],["WORKSPACE \u2192 STORE",x("protocol","A change that no tool makes is told only for file names that the wiring\
 lists.")],["STORE \u2192 WORKSPACE",x("protocol","A reference as an Edit's anchor never arrives: the client looks for i\
t in the file first.")],["WORLD \u2192 CONTEXT",x("boundary","MCP tools are not named, so what they bring passes.")],["W\
ORLD \u2192 WORKSPACE",x("boundary","Only a simple curl or wget is judged; other programs fetch as they like.")],["WORLD\
 \u2192 STORE",x("boundary","What a command fetches into a file is kept when a tool reads it.")]]),gn=new Map([["USER \u2192 \
WORKSPACE",{reason:"A person's own edit passes no hook before it is done.",tried:H}],["USER \u2192 WORLD",{reason:"What \
a person fetches or sends outside of a session passes no hook.",tried:H}],["CONTEXT \u2192 WORLD",{reason:"What a comman\
d sends cannot be told from its text for certain.",tried:H}],["WORKSPACE \u2192 USER",{reason:"A person reads files with\
out any event.",tried:H}],["WORKSPACE \u2192 WORLD",{reason:"What a program sends cannot be told from its command for ce\
rtain.",tried:H}],["STORE \u2192 WORLD",{reason:"Nothing sends what is stored, by design.",tried:H}],["WORLD \u2192 USER",
{reason:"What reaches a person outside of a session passes no hook.",tried:H}]]);function En(e,t,n,o){let r=o?`${t}.detent-${process.pid}`:t,s;try{s=e.openSync(r,"wx",438)}catch(i){if(O(i)==="EEXIST"&&
!o)return!1;throw i}try{try{$e(e,s,n)}finally{e.closeSync(s)}return o&&e.renameSync(r,t),!0}catch(i){throw e.unlinkSync(
r),i}}var wn=[{name:"detent store slice",flows:[["STORE","USER"]],works:Xr},{name:"detent store materialize",flows:[["STORE","\
WORKSPACE"]],works:Yr}];function Xr(){let e=Q(Buffer.from(`one
two
three
`),{first:2,last:2});return e.kind==="bytes"&&Buffer.from(e.bytes).toString()===`two
`}function Yr(){let e=new Map;return En({openSync:n=>(e.set(n,""),1),writeSync:(n,o,r)=>(e.set("/f",Buffer.from(o.subarray(
r)).toString()),o.length-r),closeSync:()=>{},renameSync:()=>{},unlinkSync:()=>{}},"/f",Buffer.from("text"),!1)&&e.get("/\
f")==="text"}function Tn(e=B,t=wn){let n=[],o=t.filter(({works:r})=>!r()).map(({name:r})=>`${r} does not do what it is there for.`);for(let r of Fe)
for(let s of Fe){if(r===s)continue;let i=[r,s],l=Zr(i,e,t),[d,c]=[yn.get(j(i)),gn.get(j(i))];n.push(es(i,l,d,c)),o.push(
...ts(j(i),l,d,c))}return{cells:n,drift:o}}function j(e){return e.join(" \u2192 ")}function Zr(e,t,n){let o=({flows:s})=>s.
some(i=>j(i)===j(e));return[...t.filter(s=>s.inactive===null&&o(s)),...n.filter(o)].map(({name:s})=>s)}function es(e,t,n,o){
return t.length===0?{state:"VOID",flow:e,void:o??{reason:"Nothing serves it.",tried:[]}}:n===void 0?{state:"SERVED",flow:e,
by:t,limit:null}:{state:"PARTIAL",flow:e,by:t,limit:n}}function ts(e,t,n,o){return t.length===0&&o===void 0?[`${e} is se\
rved by nothing, and no reason is declared.`]:t.length>0&&o!==void 0?[`${e} is declared void, and ${t.join(", ")} serve \
it.`]:t.length===0&&n!==void 0?[`${e} has a limit, and nothing serves it.`]:[]}function kn(e,t){try{if(bn(e,t)===null)return null;let o=(bn(e,`${t}/objects`)??[]).filter(_),r=o.reduce((s,i)=>s+e.lstatSync(
`${t}/objects/${i}`).size,0);return{objects:o.length,bytes:r,...ns(e,`${t}/firings.jsonl`)}}catch(n){let o=O(n);if(o===null)
throw n;return`${t} cannot be read: the disk answered ${o}.`}}function bn(e,t){try{return e.readdirSync(t)}catch(n){if(O(
n)==="ENOENT")return null;throw n}}function ns(e,t){let n=os(e,t),o=J(n.toString("utf8",0,Math.max(0,n.indexOf(`
`))));return{firings:An(n,`
`),faults:An(n,`"move":"${He}"`),since:g(o)?f(o,"ts"):null}}function os(e,t){try{return Buffer.from(e.readFileSync(t))}catch(n){
if(K(n))return Buffer.alloc(0);throw n}}function An(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+t.length))
n+=1;return n}function xn({disk:e,env:t,project:n,program:o}){let r=Ze(e,t,n),{operands:s,rows:i,ignored:l}=hn(t,r),d=r.flatMap(rs),c=Ke(
s,t),m=c===null?null:kn(e,c),T=Tn();return{version:o.version,hook:o.hook,wired:d,cells:T.cells,operands:i,ignored:l,storeFolder:c,
store:typeof m=="string"?null:m,drift:[...r.flatMap(is),...r.flatMap(R=>ls(e,R)),...d.length>1?[`The hook is wired ${d.length}\
 times, so each event is judged as often.`]:[],...us(e,o.hook),...T.drift,...typeof m=="string"?[m]:[]]}}function rs({path:e,
settings:t}){if(t===null)return[];let n=Object.entries(N(t,"enabledPlugins")??{}).filter(([r,s])=>r.startsWith("detent@")&&
s===!0).map(([r])=>({place:`${r} in ${e}`,by:"plugin",program:null,events:[]})),o=ss(Ie(t));return[...n,...o.map(r=>({place:e,
...r}))]}function ss(e){let t=new Map;for(let{by:n,program:o,event:r}of e){let s=`${n} ${o}`,i=t.get(s)??{by:n,program:o,
events:[]};i.events.push(r),t.set(s,i)}return[...t.values()]}function is({path:e,settings:t,problem:n}){return t===null?
[`${e}: ${n}`]:t.disableAllHooks===!0?[`${e} switches all hooks off (disableAllHooks).`]:[]}function ls(e,{path:t,settings:n}){
let o=n===null?[]:Ie(n).filter(({by:l})=>l==="install");if(o.length===0)return[];let s=[...new Set(o.flatMap(({program:l})=>l??
[]))].filter(l=>!Rn(e,l)),i=De(as(o));return[...s.map(l=>`${t} starts ${l}, which does not exist.`),...o.filter(l=>!i.some(
d=>vn(d,l))).map(({event:l,matcher:d})=>`${t} wires ${Sn(l,d)}, which this version does not.`),...i.filter(l=>ds(l,o)&&!o.
some(d=>vn(l,d))).map(({event:l,matcher:d})=>`${t} does not wire ${Sn(l,d)}, which this version does.`)].map(l=>`${l} \`d\
etent install\` writes it anew.`)}function as(e){return e.flatMap(({event:t,matcher:n})=>t==="FileChanged"&&n!==null?n.split(
"|"):[])}function ds({event:e},t){let n=t.some(({form:o})=>o==="exec")?"2.1.139":"2.0.77";return Ye(n,`event:${e}`)==="y\
es"}function vn(e,t){return e.event===t.event&&e.matcher===t.matcher}function Sn(e,t){return t===null?e:`${e} for ${t}`}
function us(e,t){let n=t.replace(/dist[\\/]hook\.cjs$/,"hooks/hooks.json"),o=cs(e,n);return o===null||JSON.stringify(o)===
JSON.stringify(pn())?[]:[`${n} wires other events than its program has moves for. Install the plugin again.`]}function cs(e,t){
if(!t.endsWith(".json")||!Rn(e,t))return null;let n=J(Buffer.from(e.readFileSync(t)).toString());return g(n)?n:{}}function Rn(e,t){
try{return e.lstatSync(t),!0}catch(n){if(K(n))return!1;throw n}}var ps=19,fs=7;function On(e){return[`detent ${e.version}, ${e.hook}`,"",...Z("Wired",e.wired.map(ms),["Not wired in a s\
ettings file of this user or project. A plugin given with --plugin-dir stands in none."]),...Z("Store",gs(e),[]),...Z("F\
lows",e.cells.map(hs),[]),...Z("Operands",Es(e),[]),...Z("Ignored",ws(e),["Nothing."]),...Z("Drift",e.drift,["None."])].
map(n=>`${te(n,"one-line")}
`).join("")}function Z(e,t,n){return[e,...(t.length===0?n:t).map(o=>`  ${o}`)]}function ms({place:e,by:t,program:n,events:o}){
return t==="plugin"?`plugin ${e}`:`${e}: ${n??"detent hook"}, ${t==="install"?"by detent install":"by hand"}, ${o.join("\
, ")}`}function hs(e){let t=`${j(e.flow).padEnd(ps)}  ${e.state.padEnd(fs)}`;if(e.state==="VOID")return`${t}  ${e.void.reason}${ys(
e.void.tried)}`;let n=`by ${e.by.join(", ")}.`;return e.limit===null?`${t}  ${n}`:`${t}  ${n} Limit (${e.limit.ceiling})\
: ${e.limit.reason}`}function ys(e){return e.length===0?"":` Tried on ${e.join(", ")}.`}function gs({storeFolder:e,store:t}){
if(e===null)return["Neither DETENT_STORE_DIR nor HOME says where it is: nothing is stored."];if(t===null)return[`${e}: n\
othing is stored yet.`];let n=t.since===null?"":` since ${t.since}`;return[`${e}: ${We(t.objects,"object")}, ${We(t.bytes,
"byte")}, ${We(t.firings,"line")} of the ledger${n}.`,"It keeps prompts, results and written files as they are until a p\
erson removes them:","`detent store prune` previews that, and deleting the folder removes all.",...t.faults===0?[]:[`Fau\
lts of the hook in firings.jsonl: ${t.faults}.`]]}function We(e,t){return`${e} ${t}${e===1?"":"s"}`}function Es({operands:e}){
let[t,n]=[e.map(({name:s})=>s.length),e.map(({value:s})=>s.length)],[o,r]=[Math.max(...t),Math.min(40,Math.max(...n))];return e.
map(({name:s,value:i,source:l})=>`${s.padEnd(o)}  ${i.padEnd(r)}  ${l}`)}function ws({ignored:e}){return e.map(({name:t,
given:n,used:o,why:r,source:s})=>`${t}=${n} from ${s}: ${r} In force: ${o}.`)}var Ts={disk:{closeSync:h.closeSync,fstatSync:h.fstatSync,lstatSync:h.lstatSync,mkdirSync:h.mkdirSync,openSync:h.openSync,
readFileSync:h.readFileSync,readSync:h.readSync,realpathSync:h.realpathSync,renameSync:h.renameSync,statSync:h.statSync,
unlinkSync:h.unlinkSync,writeSync:h.writeSync},env:process.env,cwd:()=>process.cwd(),now:()=>Me(new Date)};function bs({
stdout:e,stderr:t}){if(e===""&&t==="")return;let n=ye(1,e,h.writeSync,ge),o=n===null?"":`detent: Standard output could n\
ot be written (${n}).
`;ye(2,t===""?o:t,h.writeSync,ge)}function As(){let{disk:e,env:t}=Ts,n=xn({disk:{...e,readdirSync:o=>(0,h.readdirSync)(o)},env:t,project:Je(t,process.cwd()),
program:{version:"0.1.0",hook:`${__dirname}/hook.cjs`}});bs({stdout:On(n),stderr:""})}As();
