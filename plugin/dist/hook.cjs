// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.
var y=require("node:fs");function D(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function A(e){
let t=D(e);return t==="ENOENT"||t==="ENOTDIR"}function _e(e,t,n){for(let o=0;o<n.length;)o+=e.writeSync(t,n,o)}var Dn=128*1024*1024,Ne=1500,_n=16*1024;function Me(e,t,n,o=Dn){let r=Buffer.allocUnsafe(_n),s=0;for(;;){s===r.length&&(r=
Buffer.concat([r],r.length*2));let i=$e(e,t,n,r,s);if(i===0)return r.subarray(0,s);if(s+=i,s>o)throw Nn(e,t,n,r),new Error(
`Standard input holds more than ${o} bytes.`)}}function ce(e,t,n,o){let r=Buffer.from(t),s=0;for(let i=0;s<r.length;)try{
s+=n(e,r,s),i=0}catch(l){let u=D(l);if(u==="EPIPE")return null;if(u!=="EAGAIN"||i>=Ne)return u??"unknown";o(je(i)),i+=1}
return null}function Q(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function Nn(e,t,n,o){for(;$e(e,t,
n,o,0)>0;);}function $e(e,t,n,o,r){for(let s=0;;s+=1)try{return t(e,o,r,o.length-r)}catch(i){let l=D(i);if(l==="EOF"||l===
"EBADF")return 0;if(l!=="EAGAIN"||s>=Ne)throw i;n(je(s))}}function je(e){return Math.min(1+e,20)}function g(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function C(e){return Array.isArray(e)}function O(e){
try{return JSON.parse(e)}catch{return}}function d(e,t){let n=e[t];return typeof n=="string"?n:null}function Fe(e,t){let n=e[t];return typeof n=="number"&&Number.isFinite(n)?n:null}function N(e,t){let n=e[t];return typeof n==
"boolean"?n:null}function S(e,t){let n=e[t];return g(n)&&n!==Object.prototype?n:null}function Ue(e,t){let n=e[t];return C(
n)?n:null}function He(e){if(!g(e))return null;let t=d(e,"hook_event_name"),n=Mn(e);return $n(t,e,n)??jn(t,e,n)}function Mn(e){return{
sessionId:d(e,"session_id"),cwd:d(e,"cwd"),transcriptPath:d(e,"transcript_path"),permissionMode:d(e,"permission_mode"),promptId:d(
e,"prompt_id"),agentId:d(e,"agent_id"),agentType:d(e,"agent_type")}}function $n(e,t,n){let o=d(t,"tool_name");if(o===null)
return null;let r=S(t,"tool_input")??{},s={...n,tool:o,toolInput:r,toolUseId:d(t,"tool_use_id")};switch(e){case"PreToolU\
se":return{name:e,...s};case"PostToolUse":return{name:e,...s,toolResponse:Un(t,"tool_response")};case"PostToolUseFailure":
return{name:e,...s,error:d(t,"error"),isInterrupt:N(t,"is_interrupt")};default:return null}}function jn(e,t,n){let o=d(t,
"trigger"),r=d(t,"source"),s=N(t,"stop_hook_active"),i=d(t,"last_assistant_message");switch(e){case"UserPromptSubmit":return pe(
d(t,"prompt"),l=>({name:e,...n,prompt:l,source:r}));case"Stop":return{name:e,...n,isStopHookActive:s,lastAssistantMessage:i};case"\
SubagentStart":return{name:e,...n};case"SubagentStop":{let l=d(t,"agent_transcript_path");return{name:e,...n,isStopHookActive:s,
lastAssistantMessage:i,agentTranscriptPath:l}}case"SessionStart":return{name:e,...n,source:r};case"PreCompact":return{name:e,
...n,trigger:o,customInstructions:d(t,"custom_instructions")};case"PostCompact":return{name:e,...n,trigger:o,compactSummary:d(
t,"compact_summary")};case"FileChanged":{let l=d(t,"event");return pe(d(t,"file_path"),u=>({name:e,...n,filePath:u,change:l}))}case"\
MessageDisplay":return pe(d(t,"delta"),l=>({name:e,...n,...Fn(t),delta:l}));default:return null}}function Fn(e){return{turnId:d(
e,"turn_id"),messageId:d(e,"message_id"),index:Fe(e,"index"),isFinal:N(e,"final")}}function pe(e,t){return e===null?null:
t(e)}function Un(e,t){let n=Object.hasOwn(e,t)?e[t]:void 0;return n===void 0?null:n}function Le(e,t,n){for(let o of e)o.kind==="put"?t.store.put(o.content):o.kind==="row"?t.ledger.append(Hn(o.row,n)):t.lookups.
note(o.table,o.key,o.value)}function Hn(e,t){return{ts:t,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function We(e,t){return e.inactive===null||e.inactive.isTurnedOn(t)}var a={kind:"silent"};function f(e){return{kind:"undetermined",question:e}}function c(e,t=[]){return{kind:"fires",decision:e,
effects:t}}var Je="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",Be=new Map([["WebFet\
ch",`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${Je}`],["WebSearch",`WebSearch \
gives results that nobody can repeat. Fetch a known address ${Je}`]]);function Ke(e){return Be.has(e)}function Ln(e){if(e.
name!=="PreToolUse")return a;let t=Be.get(e.tool);return t===void 0?a:c({kind:"deny",reason:t,instead:null})}var V={name:"\
barrier-world",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"WebSearch"}],decides:["deny"],recordsTools:!1,
inactive:null,decide:Ln};function k(e,t){return t===null||t===""||t.startsWith("~")||t.includes("\0")?null:t.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
t)||t.startsWith("\\\\")?t:e.cwd===null||e.cwd===""?null:`${e.cwd}/${t}`}var Wn=/\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i;function Jn(e,t){if(e.name!=="PreToolUse"||e.tool!==
"Read")return a;if(Object.hasOwn(e.toolInput,"limit")||Object.hasOwn(e.toolInput,"offset"))return a;let n=k(e,d(e.toolInput,
"file_path"));if(n===null||Wn.test(n))return a;let o=t.workspace.size(n);if(!o.isKnown)return f(o.question);if(o.value.kind!==
"file"||o.value.bytes<=t.operands.readLargeBytes)return a;let r={...e.toolInput,limit:t.operands.readDefaultLimit};if(t.
operands.boundsMode==="inject")return c({kind:"rewrite-input",input:r});let s=[`The file has ${o.value.bytes} bytes and \
this Read has no bound.`,`Call Read with ${JSON.stringify(r)}, or set offset and limit to the lines you need.`];return c(
{kind:"deny",reason:s.join(" "),instead:{tool:"Read",input:r}})}var qe={name:"bound-read",seams:[{event:"PreToolUse",tool:"\
Read"}],decides:["deny","rewrite-input"],recordsTools:!1,inactive:null,decide:Jn};var Qe=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225],B=1024,Ve=64,Bn=["AGFzbQ\
EAAAABBgFgAn9/AAMCAQAFAwEAAgcJAgFtAgABZgAACtgDAdUDAQt/A0BBACECA0AgAiAAIAJqKAIAIQwgDEEIeEGA/oN4","cSAMQRh4Qf+B/AdxcjYCwAI\
gAkEEaiICQcAARw0AC0EAIQIDQCACIAIoAsACIAIoAuQCaiACKALEAiEMIAxBB3ggDEESeHMgDEED","dnNqIAIoAvgCIQwgDEEReCAMQRN4cyAMQQp2c2o2\
AoADIAJBBGoiAkHAAUcNAAtBACgCACEDQQAoAgQhBEEAKAIIIQVBACgCDCEG","QQAoAhAhB0EAKAIUIQhBACgCGCEJQQAoAhwhCkEAIQIDQCAKIAdBBnggB\
0ELeHMgB0EZeHNqIAcgCCAJc3EgCXNqIAIoAkBqIAIo","AsACaiELIANBAnggA0ENeHMgA0EWeHMgAyAEcSADIARzIAVxc2ohDCAJIQogCCEJIAchCCAGIA\
tqIQcgBSEGIAQhBSADIQQgCyAM","aiEDIAJBBGoiAkGAAkcNAAtBAEEAKAIAIANqNgIAQQBBACgCBCAEajYCBEEAQQAoAgggBWo2AghBAEEAKAIMIAZqNgI\
MQQBBACgC","ECAHajYCEEEAQQAoAhQgCGo2AhRBAEEAKAIYIAlqNgIYQQBBACgCHCAKajYCHCAAQcAAaiIAIAFHDQALCwuIAgEAQcAAC4ACmC+K","QpFEN\
3HP+8C1pdu16VvCVjnxEfFZpII/ktVeHKuYqgfYAVuDEr6FMSTDfQxVdF2+cv6x3oCnBtybdPGbwcFpm+SGR77vxp3BD8yh","DCRvLOktqoR0StypsFzaiP\
l2UlE+mG3GMajIJwOwx39Zv/ML4MZHkafVUWPKBmcpKRSFCrcnOCEbLvxtLE0TDThTVHMKZbsKanYu","ycKBhSxykqHov6JLZhqocItLwqNRbMcZ6JLRJAa\
Z1oU1DvRwoGoQFsGkGQhsNx5Md0gntbywNLMMHDlKqthOT8qcW/NvLmjugo90","b2OleBR4yIQIAseM+v++kOtsUKT3o/m+8nhxxg=="].join(""),G;function Ge(e){
if(e.length>65536||(G===void 0&&(G=Kn()),G===null))return null;let{bytes:t,words:n,run:o}=G,r=B+Math.ceil((e.length+9)/Ve)*
Ve;t.set(e,B),t.fill(0,B+e.length,r),t[B+e.length]=128,n.setUint32(r-4,e.length*8);for(let[s,i]of Qe.entries())n.setUint32(
4*s,i,!0);return o(B,r),Qe.map((s,i)=>n.getUint32(4*i,!0).toString(16).padStart(8,"0")).join("")}function Kn(){try{let e=new WebAssembly.
Module(Buffer.from(Bn,"base64")),{m:t,f:n}=new WebAssembly.Instance(e).exports;if(!(t instanceof WebAssembly.Memory)||typeof n!=
"function")return null;let[o,r]=[new Uint8Array(t.buffer),new DataView(t.buffer)];return{bytes:o,words:r,run:(s,i)=>{n(s,
i)}}}catch(e){if(e instanceof Error)return null;throw e}}var qn=/^[0-9a-f]{64}$/;function M(e){return qn.test(e)}var fe=null;function b(e){if(typeof e=="string"&&e===fe?.text)return fe.
address;let t=typeof e=="string"?Buffer.from(e):e,n=Ge(t)??Qn(t);if(!M(n))throw new Error(`address.ts: SHA-256 gave "${n}\
".`);return typeof e=="string"&&(fe={text:e,address:n}),n}function Qn(e){return process.getBuiltinModule("node:crypto").
createHash("sha256").update(e).digest("hex")}function $(e){let t=0;for(let n=e.indexOf(10);n!==-1;n=e.indexOf(10,n+1))t+=1;return e.length===0||e[e.length-1]===10?t:
t+1}function z(e){return e===1?"1 line":`${e} lines`}function Z(e,t){let n=$(e);if(t.first<1||t.first>t.last||t.last>n)return{
kind:"outside",lineCount:n};let o=ze(e,t.first,1,0),r=ze(e,t.last+1,t.first,o);return{kind:"bytes",bytes:e.subarray(o,r)}}
function ze(e,t,n,o){let r=o;for(let s=n;s<t;s+=1){let i=e.indexOf(10,r);if(i===-1)return e.length;r=i+1}return r}function h(e){return{isKnown:!0,value:e}}function me(e,t,n){return{isKnown:!1,question:{kind:e,about:t,why:n}}}var Vn=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function P(e){let t=Vn.exec(e),n=t?.[1];if(t===null||n===
void 0||!M(n))return null;let[o,r]=[t[2],t[3]];return o===void 0||r===void 0?{address:n,lines:null}:{address:n,lines:{first:Number(
o),last:Number(r)}}}function I(e,t){return t===null?`detent://${e}`:`detent://${e}:L${t.first}-${t.last}`}function v(e,t){
let n=t.store.get(e.address);return!n.isKnown||n.value.kind!=="object"||e.lines===null?n.isKnown?h(Gn(n.value)):n:h(Z(n.
value.bytes,e.lines))}function Gn(e){return e.kind==="object"?{kind:"bytes",bytes:e.bytes}:e}function E(e,t){let n=I(e.address,
e.lines);switch(t.kind){case"absent":return`${n} is not in this project's store.`;case"damaged":return`${n} names a stor\
ed object whose bytes are damaged.`;case"outside":return`${n} asks for lines outside of the object, which has ${t.lineCount}\
 lines.`}}function Y(e,t,n){if(e.length<=t.truncateThreshold)return null;let o=zn(e,t.truncateKeep),r=Zn(e,e.length-t.truncateKeep),
s=b(e),i=1+Ze(e,o),l=1+Ze(e,r-1),u=I(s,{first:i,last:l}),m=`
[detent: ${[`${r-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${$(Buffer.from(e))}`,`the whole text\
 is ${I(s,null)}`,`to see lines of it, ${t.truncateThreshold} characters at a time, run: echo ${u}`].join("; ")}${n===null?
"":`; ${n}`}]
`;return{text:e.slice(0,o)+m+e.slice(r),address:s}}function zn(e,t){return Ye(e,t)?t-1:t}function Zn(e,t){return Ye(e,t)?
t+1:t}function Ye(e,t){let[n,o]=[e.charCodeAt(t-1),e.charCodeAt(t)];return n>=55296&&n<=56319&&o>=56320&&o<=57343}function Ze(e,t){
let n=0;for(let o=e.indexOf(`
`);o!==-1&&o<t;o=e.indexOf(`
`,o+1))n+=1;return n}function R(e,t,n,o,r={}){let s="tool"in t?{tool:t.tool,toolUseId:t.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:t.
name,sessionId:t.sessionId,agentId:t.agentId,...s,address:n,chars:o,detail:r}}var Yn=200;function et(e){return ye(e)?null:JSON.stringify(e)}function ye(e){let t=[e];for(let n=0;t.length>0;n+=1){if(n>=
Yn)return!0;t=t.flatMap(Xn)}return!1}function Xn(e){return C(e)?e.filter(Xe):g(e)?Object.values(e).filter(Xe):[]}function Xe(e){
return typeof e=="object"&&e!==null}var eo=new Set(["Bash","PowerShell"]),to=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),no=new Set(["image","audio",
"video","pdf","document"]),oo=new Set(["data","base64","blob","signature"]);function tt(e,t,n){if(to.has(e)||ye(t)||g(t)&&
d(t,"persistedOutputPath")!==null)return null;let o=ro(e,t,n);return o===t?null:o}function ro(e,t,n){return eo.has(e)?so(
t,n):e==="Read"?io(t,n):ge(t,null,n)}function so(e,t){return!g(e)||e.isImage===!0?e:nt(e,["stdout","stderr"],t)}function io(e,t){
if(!g(e)||d(e,"type")!=="text")return e;let n=S(e,"file");if(n===null)return e;let o=nt(n,["content"],t);return o===n?e:
{...e,file:o}}function nt(e,t,n){let o=e;for(let r of t){let s=d(e,r),i=s===null?null:n(s);i!==null&&(o={...o,[r]:i})}return o}
function ge(e,t,n){if(typeof e=="string"){let o=t!==null&&oo.has(t)?null:n(e);return o===null?e:o}if(C(e)){let o=e.map(r=>ge(
r,t,n));return o.every((r,s)=>r===e[s])?e:o}return g(e)?lo(e,n):e}function lo(e,t){if(no.has(d(e,"type")??""))return e;let n=!1,
o=Object.entries(e).map(([r,s])=>{let i=s===void 0?void 0:ge(s,r,t);return n||=i!==s,[r,i]});return n?Object.fromEntries(
o):e}function ao(e,t){if(e.name!=="PostToolUse")return a;let n=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
r=tt(e.tool,e.toolResponse,s=>{let i=Y(s,t.operands,n);return i===null?null:(o.push({kind:"put",content:s}),o.push({kind:"\
row",row:R("bound-result",e,i.address,s.length)}),i.text)});return r===null?a:c({kind:"rewrite-output",output:r},o)}var ot={
name:"bound-result",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,inactive:null,decide:ao};function uo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Grep")return a;if(d(e.toolInput,"output_mode")!=="content")return a;
if(Object.hasOwn(e.toolInput,"head_limit"))return a;let n={...e.toolInput,head_limit:t.operands.grepHeadLimit};if(t.operands.
boundsMode==="inject")return c({kind:"rewrite-input",input:n});let o=["This search shows lines and has no bound.",`Call \
Grep with ${JSON.stringify(n)}, or set head_limit to what you need.`];return c({kind:"deny",reason:o.join(" "),instead:{
tool:"Grep",input:n}})}var rt={name:"bound-search",seams:[{event:"PreToolUse",tool:"Grep"}],decides:["deny","rewrite-inp\
ut"],recordsTools:!1,inactive:null,decide:uo};function T(e,t,n,o={}){let r=R(e,t,b(n),n.length,o);return[{kind:"put",content:n},{kind:"row",row:r}]}function co(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return a;let t={trigger:e.trigger};
return c(null,T("capture-compact-summary",e,e.compactSummary,t))}var st={name:"capture-compact-summary",seams:[{event:"P\
ostCompact",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:co};var po=16e6;function H(e,t,n,o,r={}){let s=o.workspace.size(n);if(!s.isKnown)return s;let i=m=>h([{kind:"row",row:R(e,t,
null,null,{...r,path:n,state:m})}]);if(s.value.kind==="other")return h([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>po)return i(`not copied: ${s.value.bytes} bytes`);let l=o.workspace.read(n);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):h([]);let{bytes:u}=l.value,p={...r,path:n,state:"file",bytes:u.
length};return h([{kind:"put",content:u},{kind:"row",row:R(e,t,b(u),null,p)}])}function fo(e,t){let n=e.name==="PostToolUse"?mo(e):null;if(n===null)return a;let{text:o,path:r}=n,s=H("capture-emission",
e,r,t,{what:"file"});return s.isKnown?c(null,[...T("capture-emission",e,o,{what:"emission",path:r}),...s.value]):f(s.question)}
function mo(e){let t=yo.get(e.tool);if(t===void 0)return null;let n=d(e.toolInput,t.text),o=k(e,d(e.toolInput,t.path));return n===
null||o===null?null:{text:n,path:o}}var yo=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),it={name:"capture-emission",seams:[{event:"\
PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],decides:[],recordsTools:!0,
inactive:null,decide:fo};function go(e){if(e.name!=="PostToolUseFailure"||e.error===null)return a;let t={isInterrupt:e.isInterrupt};return c(null,
T("capture-failure",e,e.error,t))}var lt={name:"capture-failure",seams:[{event:"PostToolUseFailure",tool:"*"}],decides:[],
recordsTools:!0,inactive:null,decide:go};function ho(e,t){if(e.name!=="FileChanged")return a;let n=k(e,e.filePath);if(n===null)return a;let o=H("capture-file-cha\
nge",e,n,t,{change:e.change});return o.isKnown?o.value.length===0?a:c(null,o.value):f(o.question)}var at={name:"capture-\
file-change",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:ho};var ut=" machinery";function he(e){return b(e.prompt)}function be(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function we(e){return e.sessionId}function dt(e){let t=we(e),n=he(e)+(be(e)?"":ut);return t===null?[]:[{kind:"note",
table:"turn-prompt",key:t,value:n}]}function ct(e){if(e===null)return null;let t=e.replace(ut,"");return M(t)?{prompt:t,
isFromPerson:t===e}:null}function bo(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return a;let t=T("capture-prompt",e,e.prompt,{source:e.source});
return c(null,[...t,...dt(e)])}var pt={name:"capture-prompt",seams:[{event:"UserPromptSubmit",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:bo};function wo(e,t){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return a;let n=e.lastAssistantMessage,
o=we(e),r=o===null?h(null):t.ledger.lookup("turn-prompt",o);if(!r.isKnown)return f(r.question);let s=ct(r.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:b(n)}],l={prompt:s===null?null:s.prompt};return c(
null,[...T("capture-reply",e,n,l),...i])}var ft={name:"capture-reply",seams:[{event:"Stop",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:wo};function ke(e,t){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,t])}function mt(e){let t=e.tool===
"Grep"?ke(e,e.tool):null;return t===null?[]:[{kind:"note",table:"tool-seen",key:t,value:"seen"}]}function ko(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return a;let t=et(e.toolResponse);if(t===null)return a;let n=R(
"capture-result",e,b(t),t.length);return c(null,[{kind:"put",content:t},{kind:"row",row:n},...mt(e)])}var yt={name:"capt\
ure-result",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,inactive:null,decide:ko};function xo(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return a;if(e.lastAssistantMessage==="")return a;
let t={agentType:e.agentType};return c(null,T("capture-subagent-reply",e,e.lastAssistantMessage,t))}var gt={name:"captur\
e-subagent-reply",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:xo};function Ao(e,t){if(e.name!=="PostToolUse"||e.tool!=="Read")return a;let n=t.operands.uploadsDir,o=k(e,d(e.toolInput,"fi\
le_path"));if(n===null||o===null)return a;let[r,s]=[t.workspace.realPath(n),t.workspace.realPath(o)];if(!r.isKnown)return f(
r.question);if(!s.isKnown)return f(s.question);if(r.value===null||s.value===null)return a;if(!vo(s.value,r.value))return a;
let i=H("capture-upload",e,s.value,t);return i.isKnown?i.value.length===0?a:c(null,i.value):f(i.question)}function vo(e,t){
let[n,o]=[ht(e),ht(t)];return n.length>o.length&&o.every((r,s)=>r===n[s])}function ht(e){let t=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(t).filter(n=>n!=="")}var bt={name:"capture-upload",seams:[{event:"PostToolUse",tool:"Read"}],decides:[],
recordsTools:!0,inactive:null,decide:Ao};var Eo=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function L(e){return[...e.matchAll(
Eo)].flatMap(t=>{let n=P(t[0]);return n===null?[]:[{pointer:n,text:t[0],at:t.index}]})}var xe=5;function To(e,t){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return a;let n=[],o=[],
r=new Map(L(e.lastAssistantMessage).map(({text:p,pointer:m})=>[p,m]));for(let p of r.values()){let m=v(p,t);m.isKnown?m.
value.kind!=="bytes"&&n.push(E(p,m.value)):o.push(m.question)}let[s]=o;if(n.length===0)return s===void 0?a:f(s);let i=n.
length>xe?[`${n.length-xe} more are cited like this.`]:[],u=[...n.slice(0,xe),...i,"Correct the reply: cite what is ther\
e, or say it without a reference."].join(" ");return c({kind:"block",reason:u})}var wt={name:"cite-check",seams:[{event:"\
Stop",tool:null}],decides:["block"],recordsTools:!1,inactive:null,decide:To};function W(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function Ae(e,t){let[n,o,r,s,i]=["",t,!1,!1,!1];for(;o<
e.length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let u=So(e,o,l);if(W(u))return u;let p=l==="'"||l==='"'||l===
"\\";r||=p,s||=!p&&/[*?[]/.test(l),i||=l==="~"&&(o===t||/[:=]/.test(e[o-1]??"")),n+=u.text,o=u.end}return{word:{text:n,wasQuoted:r,
hasGlob:s,hasTilde:i},end:o}}function So(e,t,n){return n==="'"?Ro(e,t):n==='"'?Oo(e,t):n==="\\"?Po(e,t):n==="$"?{kind:"n\
ot simple",why:e[t+1]==="("?"substitution":"expansion"}:n==="`"?{kind:"not simple",why:"substitution"}:n==="{"||n==="}"?
Co(e,t,n):n<" "||n==="\x7F"?{kind:"not simple",why:"control character"}:{text:n,end:t+1}}function Ro(e,t){let n=e.indexOf(
"'",t+1);return n===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(t+1,n),end:n+1}}function Oo(e,t){let n="";
for(let o=t+1;o<e.length;o+=1){let r=e[o]??"";if(r==='"')return{text:n,end:o+1};if(r==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(r==="`")return{kind:"not simple",why:"substitution"};let s=e[o+1]??"";if(r==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=r==="\\"&&/[$`"\\]/.test(s);n+=i?s:r,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function Po(e,t){let n=e[t+1];return n===void 0?{kind:"not simple",why:"unclosed quote"}:
n===`
`?{kind:"not simple",why:"escaped line end"}:{text:n,end:t+2}}function Co(e,t,n){return n==="{"&&e[t+1]==="}"?{text:"{}",
end:t+2}:{kind:"not simple",why:"brace expansion"}}var Io=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),Do=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function _(e){let t=[],n=[],o=[],r=X(e,0);for(;r<e.length;){let s=Mo(
e,r);if(W(s))return s;if(s!==null){o.push(s.redirect),r=X(e,s.end);continue}let i=No(e,r);if(i==="end")break;if(i!==null)
return i;let l=Ae(e,r);if(W(l))return l;let u=n.length===0?jo(e.slice(r,l.end),l.word):null;if(W(u))return u;u===null?n.
push(l.word):t.push(u),r=X(e,l.end)}return _o({kind:"simple",assignments:t,words:n,redirects:o})}function _o(e){let t=e.
words[0];return t===void 0?{kind:"not simple",why:"no command"}:!t.wasQuoted&&Io.has(t.text)?{kind:"not simple",why:"res\
erved word"}:e}function X(e,t){let n=t;for(;e[n]===" "||e[n]==="	";)n+=1;return n}function No(e,t){let n=e[t];return n===
`
`?/^[ \t\n]*$/.test(e.slice(t))?"end":{kind:"not simple",why:"several lines"}:n==="#"?{kind:"not simple",why:"comment"}:
n==="|"?{kind:"not simple",why:e[t+1]==="|"?"list":"pipe"}:n===";"?{kind:"not simple",why:"list"}:n==="&"?{kind:"not sim\
ple",why:e[t+1]==="&"?"list":"background"}:n==="("||n===")"?{kind:"not simple",why:"subshell"}:null}function Mo(e,t){let n=$o(
e,t),o=t+n.length,r=Do.find(u=>e.startsWith(u,o));if(r===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let s=X(e,o+r.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=Ae(e,s);return W(i)?i:{redirect:{
fd:n===""?null:Number(n),operator:r,target:i.word},end:i.end}}function $o(e,t){let n=t;for(;/\d/.test(e[n]??"");)n+=1;return/[<>]/.
test(e[n]??"")?e.slice(t,n):""}function jo(e,t){let n=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(n===null)return null;
if(n[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=n[1]??"";return{name:o,value:{...t,text:t.
text.slice(o.length+1)}}}function Fo(e,t){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!g(e.toolResponse))return a;let n=Uo(d(e.toolInput,"command")),
o=d(e.toolResponse,"stdout");if(n===null||o!==n&&o!==`${n}
`)return a;let r=P(n);if(r===null)return a;let s=v(r,t);if(!s.isKnown)return f(s.question);if(s.value.kind!=="bytes")return c(
{kind:"advise",text:E(r,s.value)});let i=Buffer.from(s.value.bytes).toString("utf8"),l=Y(i,t.operands,null),u={...e.toolResponse,
stdout:l===null?i:l.text},p=l===null?[]:[{kind:"put",content:i}],m=l===null?r.address:l.address;return p.push({kind:"row",
row:R("expand-echoed-pointer",e,m,i.length)}),c({kind:"rewrite-output",output:u},p)}function Uo(e){let t=e===null?null:_(
e);if(t?.kind!=="simple"||t.assignments.length>0||t.redirects.length>0)return null;let[n,o,...r]=t.words;return n?.text!==
"echo"||o===void 0||r.length>0?null:o.text}var kt={name:"expand-echoed-pointer",seams:[{event:"PostToolUse",tool:"Bash"}],
decides:["rewrite-output","advise"],recordsTools:!1,inactive:null,decide:Fo};function xt(e){return e.promptId!==null&&e.promptId!==""}var ve="detent://splice";function ee(e){return e!==ve&&!e.startsWith(`${ve}
`)?null:(e.slice(ve.length+1).match(/[^\n]*\n|[^\n]+$/g)??[]).map((n,o)=>({number:o+2,written:n,source:Ho(n)}))}function Ho(e){
if(e.startsWith("+"))return{kind:"literal",text:e.slice(1)};let t=e.endsWith(`
`)?e.slice(0,-1):e,n=/^=L(\d{1,15})-(\d{1,15})$/.exec(t);if(n!==null)return{kind:"target",lines:{first:Number(n[1]),last:Number(
n[2])}};let o=t.startsWith("=")?P(`detent://${t.slice(1)}`):null;return o===null?null:{kind:"stored",pointer:o}}var Lo=5e7;function te(e,t){if(e.length>Lo)return{kind:"refused",reason:`${t} has ${e.length} bytes, more than one call \
can write.`};let n=Buffer.from(e).toString("utf8");return Buffer.from(n).equals(e)?P(n)!==null||ee(n)!==null?{kind:"refu\
sed",reason:`${t} is itself a reference or a splice, so it has two readings.`}:{kind:"text",text:n}:{kind:"refused",reason:`${t}\
 is not UTF-8 text, and this call can write nothing else.`}}function ne(e,t,n){let o=d(e.toolInput,t),r=o===null?null:P(o);if(o===null||r===null)return a;let s=Ee(e);if(s!==null)return s;
let i=v(r,n);if(!i.isKnown)return f(i.question);if(i.value.kind!=="bytes")return j(E(r,i.value));let l=te(i.value.bytes,
o);return l.kind==="refused"?j(l.reason):c({kind:"rewrite-input",input:{...e.toolInput,[t]:l.text}})}function Ee(e){return xt(
e)?null:j("This client does not show that it applies a rewritten call. Write the text itself.")}function j(e){return c({
kind:"deny",reason:`${e} Nothing was written.`,instead:null})}function Wo(e,t){return e.name!=="PreToolUse"||e.tool!=="Edit"?a:ne(e,"new_string",t)}var At={name:"expand-edit-pointer",
seams:[{event:"PreToolUse",tool:"Edit"}],decides:["rewrite-input","deny"],recordsTools:!1,inactive:null,decide:Wo};function Jo(e,t){return e.name!=="PreToolUse"||e.tool!=="Write"?a:ne(e,"content",t)}var vt={name:"expand-write-pointer",
seams:[{event:"PreToolUse",tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,inactive:null,decide:Jo};function Bo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=d(e.toolInput,"content"),o=k(e,d(e.toolInput,
"file_path"));if(n===null||o===null)return a;let r=t.workspace.size(o);if(!r.isKnown)return f(r.question);if(r.value.kind!==
"file"||r.value.bytes!==Buffer.byteLength(n))return a;let s=t.workspace.read(o);if(!s.isKnown)return f(s.question);if(s.
value.kind!=="file"||!Buffer.from(n).equals(s.value.bytes))return a;let l=`The file already holds exactly this content (${r.
value.bytes} bytes). Go on without this call.`;return c({kind:"deny",reason:l,instead:null})}var Et={name:"no-reemission",
seams:[{event:"PreToolUse",tool:"Write"}],decides:["deny"],recordsTools:!1,inactive:null,decide:Bo};function St(e){let t=_(e);if(t.kind!=="simple"||t.assignments.length>0||t.redirects.length>0)return null;let n=t.words[0]?.
text;if(n!=="rg"&&n!=="grep")return null;let o={letters:new Set,context:new Map},r=Ko(n,t,o);return r===null?null:Vo(n,r,
o)}function Ko(e,t,n){let o=t.words.slice(1),r=[];for(let s=0;s<o.length;s+=1){let i=o[s];if(i===void 0||i.hasGlob||i.hasTilde)
return null;if(!i.text.startsWith("-")){r.push(i.text);continue}if(e==="grep"&&r.length>0)return null;let l=qo(e,i.text,
o[s+1],n);if(l===null)return null;s+=l}return r}function qo(e,t,n,o){let r=e==="grep"?"inE":"in",s=new RegExp(`^-([${r}]\
*)(?:([ABC])(.*))?$`,"s").exec(t);if(s===null||t==="-")return null;for(let p of s[1]??"")o.letters.add(p);let i=Qo(s[2]);
if(i===null)return 0;let l=s[3]!=="",u=l?s[3]:n?.text;return u===void 0||!/^(0|[1-9]\d{0,5})$/.test(u)||o.context.has(i)?
null:(o.context.set(i,Number(u)),l?0:1)}function Qo(e){return e==="A"?"-A":e==="B"?"-B":e==="C"?"-C":null}function Vo(e,t,{
letters:n,context:o}){let[r,s,...i]=t;return r===void 0||!Tt(r)||i.length>0||(s===void 0?e==="grep":!Tt(s))||o.has("-C")&&
o.size>1?null:{tool:e,pattern:r,path:s??null,ignoresCase:n.has("i"),numbersLines:n.has("n"),isExtended:n.has("E"),context:o}}
function Tt(e){return e!==""&&e.isWellFormed()&&!/[\u0000-\u001f\u007f]/.test(e)}var Pt="[\\w \\-,:;=@%!\"'/<>&~#`]",Ct="\\\\[wWsS]",It=`\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=]\
)+-?\\]`,Go=`(?:${Pt}|\\\\[.*[\\]^$\\\\]|${Ct}|${It}|\\.)`,zo=new RegExp(`^\\^?(?:${Go}\\*?)*\\$?$`),Dt=`(?:${Pt}|\\\\[.*[\
\\]^$\\\\+?(){}|]|${Ct}|${It}|\\.)`,Rt=_t(Dt),Zo=`\\(${Rt}(?:\\|${Rt})*\\)`,Ot=_t(`(?:${Dt}|${Zo})`),Yo=new RegExp(`^${Ot}\
(?:\\|${Ot})*$`);function _t(e){return`\\^?(?:${e}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`}function Nt(e){return!/[\\.*[\]^$+?|(){}]/.
test(e)}function Mt(e,t){return(t?Yo:zo).test(e)&&Xo(e)}function Xo(e){let t=[...e.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)],
n=[...e.matchAll(/\{(\d+),(\d+)\}/g)];return t.every(([,o="",r=""])=>o<=r)&&n.every(([,o,r])=>Number(o)<=Number(r))}var er=1e6;function tr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let n=d(e.toolInput,"command"),o=n===null?
null:St(n);if(o===null||o.path==="-"||e.toolInput.run_in_background===!0)return a;let r=nr(e,t);if(!r.isKnown)return f(r.
question);if(!r.value)return a;let s=o.tool==="rg"?h(!0):or(o,e,t);if(!s.isKnown)return f(s.question);if(!s.value)return a;
let i=sr(o,t.operands.grepHeadLimit),l=`The search tool finds the same lines, within a bound. Call Grep with ${JSON.stringify(
i)}.`;return c({kind:"deny",reason:l,instead:{tool:"Grep",input:i}})}function nr(e,t){if(t.operands.searchTool!=="auto")
return h(t.operands.searchTool==="present");let n=ke(e,"Grep");if(n===null)return h(!1);let o=t.ledger.lookup("tool-seen",
n);return o.isKnown?h(o.value!==null):o}function or(e,t,n){let o=Nt(e.pattern)&&!e.ignoresCase,r=/^[ -~]+$/.test(e.pattern)&&
Mt(e.pattern,e.isExtended),s=k(t,e.path);if(s===null||!(o||r))return h(!1);let i=n.workspace.size(s);if(!i.isKnown)return i;
if(i.value.kind!=="file"||i.value.bytes>er)return h(!1);let l=n.workspace.read(s);return l.isKnown?h(l.value.kind==="fil\
e"&&rr(l.value.bytes,o)):l}function rr(e,t){let n=Buffer.from(e).toString("utf8");return n.includes("\0")||n.startsWith(
"\uFEFF")||!Buffer.from(n).equals(e)?!1:t||n.length===e.length}function sr(e,t){return{pattern:e.pattern,output_mode:"co\
ntent",...e.path===null?{}:{path:e.path},...e.ignoresCase?{"-i":!0}:{},...e.numbersLines?{"-n":!0}:{},...Object.fromEntries(
e.context),head_limit:t}}var $t={name:"redirect-search",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["deny"],recordsTools:!1,
inactive:null,decide:tr};function Te(e,t){let n=null;return()=>(n??=new RegExp(e,t),n)}var ir=/^[\x20-\x7e]*$/,Ft=Te(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),lr=Te(
[String.raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function Se(e,t){if(ir.test(e)||e.search(Ft())<0)return e;let n="",o=0;for(let{0:r,index:s}of e.matchAll(
lr()))n+=jt(e.slice(o,s),t)+r,o=s+r.length;return n+jt(e.slice(o),t)}function jt(e,t){return e.replace(Ft(),n=>(n===`
`||n==="	")&&t==="multi-line"?n:ar(n))}function ar(e){let t=e.codePointAt(0)??Number.NaN;return t<32?String.fromCodePoint(
9216+t):t===127?"\u2421":`<U+${t.toString(16).toUpperCase().padStart(4,"0")}>`}var Ut=200;function ur(e,t){if(e.name!=="MessageDisplay")return a;let n=L(e.delta);if(n.length===0)return a;let o="",r=0;
for(let{pointer:s,text:i,at:l}of n){let u=v(s,t);if(!u.isKnown)return f(u.question);o+=`${e.delta.slice(r,l)}${i} [${dr(
s,u.value)}]`,r=l+i.length}return c({kind:"display",text:o+e.delta.slice(r)})}function dr(e,t){if(t.kind!=="bytes")return E(
e,t);let n=Buffer.from(t.bytes).toString("utf8"),o=z($(t.bytes));if(n.length<=Ut)return`${Se(n,"one-line")} \xB7 ${o}`;let r=n.
slice(0,Ut).replace(/[\ud800-\udbff]$/,"");return`${Se(r,"one-line")}\u2026 \xB7 ${o}, ${n.length} characters`}var Ht={name:"\
render-citations",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,inactive:null,decide:ur};function cr(e,t){if(e.name!=="UserPromptSubmit"||e.prompt===""||!be(e))return a;let n=t.ledger.lookup("prompt-reply",he(
e));if(!n.isKnown)return f(n.question);if(n.value===null||!M(n.value))return a;let o=t.store.has(n.value);if(!o.isKnown)
return f(o.question);if(!o.value)return a;let s=`This prompt was given before, word for word. The reply to it then is ${I(
n.value,null)} (echo it to read it).`;return c({kind:"advise",text:s})}var Lt={name:"repeat-prompt",seams:[{event:"UserP\
romptSubmit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:cr};var Wt={shortWithValue:"AbcCdDeEFHKmoPQrtTuUwxXyYz",shortAlone:"012346aBfgGiIjJklLMnNOpqRsSvVZ#",longWithValue:oe(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),longAlone:oe(
`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`)},Jt={shortWithValue:"aABDeiIlnoOPQRtTUwX",shortAlone:"46bcdEFhHkKLmNpqr\
SvVx",longWithValue:oe(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),longAlone:oe(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`)};function Bt(e,t){let n=[],o=[];for(let r=0;r<e.length;r+=1){
let s=e[r];if(s===void 0||s.text==="-")return null;if(s.text==="--")return{options:n,operands:[...o,...e.slice(r+1)]};if(!s.
text.startsWith("-")){o.push(s);continue}let i=e[r+1],l=s.text.startsWith("--")?pr(s.text,i,t):fr(s.text,i,t);if(l===null||
s.hasGlob||l.tookNext&&i?.hasGlob!==!1)return null;n.push(...l.options),l.tookNext&&(r+=1)}return{options:n,operands:o}}
function pr(e,t,n){let[,o="",,r]=/^--([^=]*)(=(.*))?$/s.exec(e)??[],s=n.longWithValue.has(o);return!s&&!n.longAlone.has(
o)&&!n.longAlone.has(o.replace(/^no-/,""))?null:r!==void 0?{options:[{name:o,value:r}],tookNext:!1}:s?t===void 0?null:{options:[
{name:o,value:t.text}],tookNext:!0}:{options:[{name:o,value:null}],tookNext:!1}}function fr(e,t,n){let o=[];for(let r=1;r<
e.length;r+=1){let s=e[r]??"";if(n.shortWithValue.includes(s)){let i=e.slice(r+1),l=i===""?t?.text:i;return l===void 0?null:
{options:[...o,{name:s,value:l}],tookNext:i===""}}if(!n.shortAlone.includes(s))return null;o.push({name:s,value:null})}return{
options:o,tookNext:!1}}function oe(e){return new Set(e.trim().split(/\s+/))}var mr=new Set(["HOME","CURL_HOME","XDG_CONFIG_HOME","WGETRC","SYSTEM_WGETRC"]),yr=new Set(["I","head","V","version","M",
"manual","K","config"]),gr=new Set("h help V version spider e execute config r recursive m mirror p page-requisites".split(
" "));function Kt(e){let t=_(e);if(t.kind!=="simple"||t.assignments.some(({name:i})=>mr.has(i)))return null;let n=t.words[0]?.
text;if(n!=="curl"&&n!=="wget")return null;let o=Bt(t.words.slice(1),n==="curl"?Wt:Jt);if(o===null||!o.operands.every(hr))
return null;let r=kr(t.redirects),s=n==="curl"?br(o.options,o.operands.length,r):wr(o.options,o.operands.length,r);return s===
null?null:{tool:n,where:s}}function hr({text:e,hasGlob:t,hasTilde:n}){return e!==""&&!n&&(!t||e.includes("://"))}function br(e,t,n){
if(!n||qt(e,yr,["X","request"]))return null;let o=e.flatMap(({name:l,value:u})=>l==="O"||l==="remote-name"?["a derived n\
ame"]:(l==="o"||l==="output")&&u!==null?[u]:[]),r=t+e.filter(({name:l})=>l==="url").length,s=o.slice(0,r);if(s.includes(
""))return null;if(s.some(re))return"standard output";let i=e.some(({name:l})=>l==="remote-name-all");return s.length<r&&
!i?"nowhere declared":null}function wr(e,t,n){if(t===0||qt(e,gr,["method"]))return null;let o=e.findLast(({name:r})=>r===
"O"||r==="output-document")?.value??null;return o===null?"nowhere declared":re(o)&&n?"standard output":null}function qt(e,t,n){
return e.some(({name:o,value:r})=>t.has(o)||n.includes(o)&&r!==null&&/^head$/i.test(r))}function re(e){return e==="-"||/^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.
test(e)}function kr(e){let t=new Map([[1,!0],[2,!0]]);for(let{fd:n,operator:o,target:r}of e){let s=n??(o.startsWith("<")?
0:1),i=/^(\d{1,3})-?$/.exec(r.text),l=o===">&"||o==="<&";if(l&&i!==null)t.set(s,t.get(Number(i[1]))===!0);else if(o.startsWith(
"&")||l&&r.text!=="-"&&n===null)for(let u of[1,2])t.set(u,re(r.text));else t.set(s,r.text!=="-"&&re(r.text))}return t.get(
1)===!0}function xr(e){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let t=d(e.toolInput,"command"),n=t===null?null:Kt(t);return n===
null?a:c({kind:"deny",reason:Ar(n),instead:null})}function Ar({tool:e,where:t}){let n=e==="curl"?"-o FILE":"-O FILE",o="\
then read the lines you need from FILE.";return t==="standard output"?`This ${e} prints into the context. Name a file: ${n}\
, ${o}`:e==="curl"?`This curl prints into the context. Add ${n} for each address, ${o}`:`This wget declares no file for \
what it fetches. Add ${n}, ${o}`}var Qt={name:"require-output-path",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["d\
eny"],recordsTools:!1,inactive:null,decide:xr};var Gt=480;function zt(e,t,n){let o=$(Buffer.from(t)),r=`${z(o)}, ${t.length} characters`,s=`${I(e.address,e.lines)} (${r}\
):
`;if(s.length+t.length<=n)return s+t;let i=n-s.length-Vt(e,t,0,o).length-20,l=/[\ud800-\udbff]/.test(t.charAt(i-1))?i-1:
i;return s+t.slice(0,l)+Vt(e,t,l,o)}function Vt(e,t,n,o){let r=e.lines===null?0:e.lines.first-1,s=r+t.slice(0,n).split(`\

`).length,i=I(e.address,{first:s,last:r+o});return`
[detent: ${t.length-n} characters are left out here; to see lines of them, run: echo ${i}]`}var Zt=8800,vr=Math.floor(Zt/Gt);function Er(e,t){if(e.name!=="UserPromptSubmit")return a;let n=Tr(L(e.prompt));if(n.length===
0)return a;let o=[],r=n.slice(0,vr),s=Zt;for(let[l,{pointer:u}]of r.entries()){let p=v(u,t);if(!p.isKnown)return f(p.question);
let m=Sr(u,p.value,Math.floor(s/(r.length-l)));s-=m.length,o.push(m)}let i=n.length-r.length;return i>0&&o.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),c({kind:"advise",text:o.join(`

`)})}function Tr(e){return e.filter(({text:t},n)=>e.findIndex(o=>o.text===t)===n)}function Sr(e,t,n){return t.kind!=="by\
tes"?E(e,t):zt(e,Buffer.from(t.bytes).toString("utf8"),n)}var Yt={name:"resolve-prompt-pointers",seams:[{event:"UserProm\
ptSubmit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Er};function se(e){let t=e.provenance.slice(0,800),n=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),o=n.length<e.text.length?
"\u2026":"";return`The latest recorded test run (from ${t}; not run again now): ${n}${o}`}function Rr(e,t){if(e.name!=="SessionStart"||e.source!=="compact")return a;let n=t.facts.latestTestRun();return n.isKnown?
n.value===null?a:c({kind:"advise",text:se(n.value)}):f(n.question)}var Xt={name:"restore-after-compact",seams:[{event:"S\
essionStart",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Rr};function Or(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=d(e.toolInput,"content"),o=n===null?null:ee(n);
if(o===null)return a;let r=Ee(e);if(r!==null)return r;if(o.length===0)return j("Line 1 of the splice has no line after i\
t.");let s=k(e,d(e.toolInput,"file_path")),i=o.map((m,x)=>Ir(Pr(m,s,t),x===o.length-1));for(let[m,x]of i.entries())if(x.
kind==="miss")return j(Dr(o[m],x.why));let l=i.find(m=>m.kind==="open");if(l!==void 0)return f(l.question);let u=i.flatMap(
m=>m.kind==="bytes"?[m.bytes]:[]),p=te(Buffer.concat(u),"The spliced text");return p.kind==="refused"?j(p.reason):c({kind:"\
rewrite-input",input:{...e.toolInput,content:p.text}})}function Pr({source:e},t,n){if(e===null)return J("A line is =L<a>\
-<b> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");if(e.kind==="literal")return{kind:"bytes",bytes:Buffer.
from(e.text)};if(e.kind==="target")return Cr(e.lines,t,n);let o=v(e.pointer,n);return o.isKnown?o.value.kind==="bytes"?o.
value:J(E(e.pointer,o.value)):{kind:"open",question:o.question}}function Cr(e,t,n){if(t===null)return J("The call names \
no file for certain.");let o=n.workspace.read(t);if(!o.isKnown)return{kind:"open",question:o.question};if(o.value.kind!==
"file")return J("There is no such file.");let r=Z(o.value.bytes,e);return r.kind==="bytes"?r:J(`The file has ${r.lineCount}\
 lines.`)}function Ir(e,t){return e.kind!=="bytes"||t||e.bytes.length===0||e.bytes.at(-1)===10?e:J("It ends without a li\
ne end and would run into the next line. Type its last line as +text.")}function J(e){return{kind:"miss",why:e}}function Dr(e,t){
let n=e===void 0?"":e.written.replace(/\n$/,""),o=n.length>100?`${n.slice(0,100)}\u2026`:n;return`Line ${e?.number} of t\
he splice, ${JSON.stringify(o)}, gives no text: ${t}`}var en={name:"splice",seams:[{event:"PreToolUse",tool:"Write"}],decides:[
"rewrite-input","deny"],recordsTools:!1,inactive:null,decide:Or};function _r(e,t){if(e.name!=="PreToolUse"||e.tool!=="Edit")return a;let n=d(e.toolInput,"old_string"),o=k(e,d(e.toolInput,
"file_path"));if(n===null||n===""||o===null||e.toolInput.replace_all===!0)return a;let r=t.workspace.read(o);if(!r.isKnown)
return f(r.question);if(r.value.kind!=="file")return a;let s=Nr(Buffer.from(r.value.bytes),Buffer.from(n));if(s===1)return a;
let i=s===0?"The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there.":`T\
he text of old_string stands at ${s} places in the file. Give more of the lines around it.`;return c({kind:"deny",reason:i,
instead:null})}function Nr(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+1))n+=1;return n}var tn={name:"uni\
que-anchor",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["deny"],recordsTools:!1,inactive:{what:"the row",reason:"T\
he client checks the anchor before any hook runs, and sees through line ends and quotes, as bytes do not.",tried:["2.0.7\
7","2.1.301","2.1.332"],turnedOnBy:"DETENT_ANCHOR_GATE",isTurnedOn:({anchorGate:e})=>e==="on"},decide:_r};function Mr(e,t){if(e.name!=="SubagentStart")return a;let n=t.facts.latestTestRun();return n.isKnown?n.value===null?a:c(
{kind:"advise",text:se(n.value)}):f(n.question)}var nn={name:"warm-subagent",seams:[{event:"SubagentStart",tool:null}],decides:[
"advise"],recordsTools:!1,inactive:null,decide:Mr};var Re=[V,rt,qe,Qt,$t,At,tn,vt,en,Et,wt,yt,ot,kt,it,bt,lt,at,pt,Lt,ft,gt,st,Yt,nn,Xt,Ht];function on(e,t){return $r(e,t).folded}function $r(e,t,n=Re){let o=[],r=[],s=[],i=[],l=e,u=null;for(let p of jr(e,t.operands,
n)){let m=u!==null&&u.kind!=="rewrite-input",x=l!==e;if(m&&!Fr(p)){o.push({move:p,outcome:{kind:"not reached"},sawRewrite:x});
continue}let w=p.decide(l,t);o.push({move:p,outcome:w,sawRewrite:x}),w.kind==="undetermined"&&!m&&p.decides.length>0&&i.
push(w.question),w.kind==="fires"&&(s.push(...w.effects),w.decision?.kind==="advise"?r.push(w.decision.text):w.decision!==
null&&(u=w.decision),l=Ur(l,w.decision))}return{rows:o,folded:{decision:u,advice:r,effects:s,open:i}}}function jr(e,t,n=Re){
let o="tool"in e?e.tool:null,r=i=>We(i,t)&&!t.movesOff.includes(i.name)&&!(i.recordsTools&&o!==null&&t.captureSkip.includes(
o)),s=i=>n.filter(l=>r(l)&&l.seams.some(u=>u.event===e.name&&u.tool===i));return o===null?s(null):[...s("*"),...s(o)]}function Fr(e){
return e.decides.every(t=>t==="advise")}function Ur(e,t){return t?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:t.input}}var rn=9500,Hr=new Map([["PreToolUse",["deny","rewrite-input","advise"]],["PostToolUse",["rewrite-output","advise"]],["P\
ostToolUseFailure",["advise"]],["UserPromptSubmit",["advise"]],["SubagentStart",["advise"]],["SessionStart",["advise"]],
["Stop",["block"]],["MessageDisplay",["display"]]]);function Lr(e,t){return Hr.get(e)?.includes(t)===!0}function ie(e,t){
let n=t.decision===null?null:sn(e.name,t.decision);if(t.advice.length===0)return n;let o=sn(e.name,{kind:"advise",text:Jr(
t.advice)});return n===null?o:Wr(n,o)}function sn(e,t){if(!Lr(e,t.kind))throw new Error(`reply.ts: No reply row for ${t.
kind} at ${e}.`);switch(t.kind){case"deny":return K(e,{permissionDecision:"deny",permissionDecisionReason:t.reason});case"\
rewrite-input":return K(e,{updatedInput:t.input});case"rewrite-output":return K(e,{updatedToolOutput:t.output});case"adv\
ise":return K(e,{additionalContext:t.text});case"display":return K(e,{displayContent:t.text});case"block":return{decision:"\
block",reason:t.reason}}}function K(e,t){return{hookSpecificOutput:{hookEventName:e,...t}}}function Wr(e,t){let n={...S(
e,"hookSpecificOutput"),...S(t,"hookSpecificOutput")};return{...e,hookSpecificOutput:n}}function Jr(e){let t=e.join(`

`);if(t.length<=rn)return t;let n=`
[detent: advice of ${t.length} characters was cut here]`;return t.slice(0,rn-n.length).replace(/[\ud800-\udbff]$/,"")+n}var Br="hook-fault",Kr=300,qr="detent could not finish judging this call, and a call that barrier-world judges does not \
pass unjudged. Fetch into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.";function ln(e,t,{
movesOff:n},o){let r=an(e),s=Vr(r,t,o),i=`detent: ${r}${s===null?"":` Not in the ledger: ${s}`}
`;return t===null||!Qr(t,n)?{stdout:"",stderr:i}:{stdout:`${JSON.stringify(ie(t,{decision:{kind:"deny",reason:qr,instead:null},
advice:[]}))}
`,stderr:i}}function Qr(e,t){return e.name==="PreToolUse"&&Ke(e.tool)&&!t.includes(V.name)}function Vr(e,t,n){let o=t!==
null&&"tool"in t?t:null;try{let{ledger:r,at:s}=n();return r.append({ts:s,move:Br,event:t?.name??null,session:t?.sessionId??
null,agent:t?.agentId??null,tool:o?.tool??null,toolUse:o?.toolUseId??null,address:null,chars:null,detail:{fault:e}}),null}catch(r){
return an(r)}}function an(e){return(e instanceof Error?e.message:String(e)).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
" ").slice(0,Kr)}var Gr=["npm test","npm t","npm run test*","npm run-script test*","pnpm test*","pnpm run test*","yarn test*","yarn run t\
est*","bun test","bun run test*","deno test","deno task test*","node --test","vitest","jest","mocha","ava","tap","jasmin\
e","karma start","playwright test","cypress run","ng test","pytest","py.test","python -m pytest","python -m unittest","p\
ython manage.py test","python3 -m pytest","python3 -m unittest","python3 manage.py test","tox","nox","hatch test","cargo\
 test","cargo nextest run","go test","gotestsum","mvn test","mvn verify","mvnw test","mvnw verify","gradle test","gradle\
 check","gradlew test","gradlew check","sbt test","rspec","rake test*","rails test*","phpunit","pest","composer test","a\
rtisan test","php artisan test","dotnet test","ctest","swift test","mix test","flutter test","dart test","zig build test",
"zig test","stack test","cabal test","bazel test","make test*","make check","just test*","task test*","turbo test*","tur\
bo run test*","nx test","prove"],zr=["npx","npx --yes","npx -y","npm exec","npm exec --","pnpm exec","pnpm dlx","yarn ex\
ec","yarn dlx","bunx","uv run","poetry run","pipenv run","pdm run","hatch run","bundle exec"],Zr=new Set(["--help","-h",
"--version","-V","--collect-only","--co","--list","--listTests","--list-tests","--no-run","--showConfig","--dry-run"]);function le(e){
let t=_(e);return t.kind==="simple"&&Yr(t.words.map(n=>n.text))!==void 0}function Yr(e){let n=Xr(e).map((o,r)=>r===0?o.replace(
/^.*[\\/]/,""):o);if(!n.some(o=>Zr.has(o)))return Gr.find(o=>un(n,o.split(" ")))}function Xr(e){let n=zr.map(o=>o.split(
" ")).filter(o=>un(e,o)).sort((o,r)=>r.length-o.length)[0];return n===void 0?e:e.slice(n.length)}function un(e,t){return t.
every((n,o)=>{let r=e[o];if(!n.endsWith("*"))return r===n;let s=n.slice(0,-1);return r===s||r?.startsWith(`${s}:`)===!0})}function pn(e){let t=[],n=[{value:e}];for(let o=n.pop();o!==void 0;o=n.pop())"text"in o?t.push(o.text):es(n,t,o.value);return t.
join("")}function es(e,t,n){if(C(n)){let o=n.map(r=>[{value:r}]);cn(e,[{text:"["},...dn(o),{text:"]"}])}else g(n)?cn(e,[
{text:"{"},...dn(ts(n)),{text:"}"}]):t.push(ns(n))}function ts(e){let t=[];for(let n of Object.keys(e).sort()){let o=e[n];
o!==void 0&&t.push([{text:`${JSON.stringify(n)}:`},{value:o}])}return t}function dn(e){return e.flatMap((t,n)=>n===0?t:[
{text:","},...t])}function cn(e,t){for(let n of[...t].reverse())e.push(n)}function ns(e){if(typeof e!="number"||Number.isFinite(
e))return JSON.stringify(e);if(Number.isNaN(e))throw new RangeError("NaN is not JSON");return e>0?"1e999":"-1e999"}var os=32e6,rs=1500,ss=new Set(["prev_hash","row_hash"]),is=/^0*$/;function mn(e,t){if(e.statSync(t).size>os)return null;
let{rows:n,rowCount:o}=ls(Buffer.from(e.readFileSync(t)).toString("utf8"));for(let[r,s]of[...n.entries()].reverse()){let i=us(
s);if(i===null)continue;let l=`row ${r+1} of the hash-chained fact file ${t}`,u=n.length===o?"":`, whose chain is verifi\
ed up to row ${n.length} of ${o}`;return{text:ds(i),provenance:l+u}}return null}function ls(e){let t=e.split(`
`).filter(r=>r.trim()!==""),n=[],o=null;for(let r of t){let s=O(r);if(!g(s))break;let[i,l]=[Oe(s,"prev_hash"),Oe(s,"row_\
hash")];if(!(o===null?is.test(i):i===o)||l===""||!as(l,s))break;n.push(s),o=l}return{rows:n,rowCount:t.length}}function Oe(e,t){
return d(e,t)??""}function as(e,t){let n=Oe(t,"prev_hash");return[["prev_hash","row_hash"],["row_hash"]].some(o=>{let r=pn(
Object.fromEntries(Object.entries(t).filter(([s])=>!o.includes(s))));return["",`
`].some(s=>b(n+s+r)===e)})}function us(e){if(fn(e))return e;let t=Object.values(e).filter(g),[n,o]=t.filter(r=>fn(r));return n===
void 0||o!==void 0?null:n}function fn(e){if(["kind","type","fact","event"].map(o=>d(e,o)).some(o=>o!==null&&/^test[-_. ]?run$/i.
test(o)))return!0;let n=d(e,"command");return n!==null&&le(n)}function ds(e){return Object.entries(e).flatMap(([n,o])=>{
let r=ss.has(n)?null:cs(o);return r===null?[]:[`${n}: ${r}`]}).join(", ").slice(0,rs).replace(/[\ud800-\udbff]$/,"")}function cs(e){
return typeof e=="string"?e.replace(/\s+/g," ").slice(0,300):typeof e=="number"||typeof e=="boolean"?String(e):null}var ps=[[/^The user doesn't want to (?:proceed with this tool use|take this action right now)\./,"user"],[/^\[Request interrupted by user for tool use\]$/,
"user"],[/^This command requires approval$/,"mode"],[/^This Bash command contains multiple operations\. The following parts? requires? approval: /,
"mode"],[/^\S+ in '.*' needs approval\. The path is /s,"mode"],[/^Claude requested permissions to .+, but you haven't granted it yet\./s,
"mode"],[/^Permission to use \S+ has been auto-denied in dontAsk mode\./,"mode"],[/^Permission to use \S+ (?:with command .+ )?has been denied\./s,
"permission rule"],[/^\S+ in '.*' was blocked\. For security, Claude Code may only /s,"built-in guard"],[/^Output redirection to '.*' was blocked\./s,
"built-in guard"],[/^Glob patterns are not allowed in write operations\./,"built-in guard"],[/^Command contains quoted characters in flag names/,
"built-in guard"],[/^Contains shell syntax \(\S+\) that cannot be statically analyzed/,"built-in guard"],[/^Newline followed by # inside a quoted argument can hide /,
"built-in guard"],[/^Commands that change directories and write via output redirec/,"built-in guard"],[/^Permission for this command was denied by a built-in Claude Code safety check/,
"built-in guard"],[/^Permission for this action was denied by the Claude Code auto mode classifier\./,"auto-mode classif\
ier"],[/^PreToolUse:\S+ hook error: /,"hook"],[/^Hook PreToolUse:\S+ denied this tool/,"hook"],[/^Blocked by hook$/,"hoo\
k"]],fs=/^PreToolUse hook for \S+ returned updatedInput that (?:failed schema validation|the tool refused)/,ms=new Map([
["user-rejected","unknown"],["permission-rule","unknown"],["interrupted","user"],["automode-blocked","auto-mode classifi\
er"],["automode-unavailable","auto-mode classifier"]]),ys=new Set(["cancelled"]);function yn(e){if(!e.isError)return null;
let t=e.text.trim();if(fs.test(t))return{kind:"invalid rewrite"};let n=ps.find(([r])=>r.test(t));if(n!==void 0)return{kind:"\
denial",source:n[1]};let{denialKind:o}=e;return o===null||ys.has(o)?null:{kind:"denial",source:ms.get(o)??"unknown"}}function ae(e,t,n){let o=e.openSync(t,"r");try{let r=e.fstatSync(o).size,s=Math.max(0,r-n),l=gs(e,o,s,r).toString("utf8").
split(`
`);return{lines:(s===0?l:l.slice(1)).filter(p=>p!==""),isWhole:s===0}}finally{e.closeSync(o)}}function gs(e,t,n,o){let r=Buffer.
alloc(o-n);for(let s=0;s<r.length;){let i=e.readSync(t,r,s,r.length-s,n+s);if(i===0)return r.subarray(0,s);s+=i}return r}var hs=1e6,gn=1200;function hn(e,t){let n=new Map,o=null;for(let i of ae(e,t,hs).lines){let l=O(i);if(g(l))for(let u of bs(
l))ws(u,n),o=ks(u,l,n)??o}if(o===null)return null;let r=o.at===null?"":` at ${o.at}`;return{text:`\`${o.command}\` ${o.ending}${r}\
. The end of its output:
${o.output}`,provenance:`a Bash call in this session's log ${t}`}}function bs(e){let t=S(e,"message");return t===null?[]:
(Ue(t,"content")??[]).filter(g)}function ws(e,t){if(d(e,"type")!=="tool_use"||d(e,"name")!=="Bash")return;let[n,o]=[d(e,
"id"),S(e,"input")],r=o===null?null:d(o,"command");n!==null&&r!==null&&le(r)&&t.set(n,r.trim())}function ks(e,t,n){if(d(
e,"type")!=="tool_result")return null;let[o,r]=[d(e,"tool_use_id"),S(t,"toolUseResult")],s=o===null?void 0:n.get(o);if(s===
void 0||r!==null&&d(r,"backgroundTaskId")!==null)return null;let i=xs(e.content),l=N(e,"is_error")===!0,u=d(t,"toolDenia\
lKind");if(yn({toolUseId:o,isError:l,text:i,response:void 0,denialKind:u})!==null)return null;let m=r!==null&&N(r,"inter\
rupted")===!0?"was interrupted":l?"ended with an error":"ended without an error";return{command:s,ending:m,output:As(i),
at:d(t,"timestamp")}}function xs(e){return typeof e=="string"?e:C(e)?e.flatMap(t=>g(t)?d(t,"text")??[]:[]).join(`
`):""}function As(e){let t=e.trimEnd();return t.length<=gn?t:`\u2026${t.slice(t.length-gn).replace(/^[\udc00-\udfff]/,"")}`}function wn(e,t,n){return bn(e,t,mn)??bn(e,n,hn)}function bn(e,t,n){if(t===null||t==="")return null;try{return e.statSync(
t).isFile()?n(e,t):null}catch(o){if(A(o))return null;throw o}}function kn(e){let{disk:t,store:n,lookups:o}=e,r={kind:"absent"};return{workspace:{size:s=>F("file size",s,()=>vs(t,s),r),
read:s=>F("file bytes",s,()=>Es(t,s),r),realPath:s=>F("real path",s,()=>t.realpathSync(s),null)},store:{has:s=>F("stored\
 object",s,()=>n.has(s),!1),get:s=>F("stored object",s,()=>n.get(s),r)},ledger:{lookup:(s,i)=>F("lookup",`${s} ${i}`,()=>o.
find(s,i),null)},facts:{latestTestRun:()=>F("test-run fact","latest test run",()=>wn(t,e.operands.factsFile,e.transcriptPath),
null)},operands:e.operands,clock:{now:()=>h(e.now())},client:{version:()=>me("client version","client","An event does no\
t carry its client's version.")}}}function F(e,t,n,o){try{return h(n())}catch(r){if(A(r))return h(o);let s=D(r);if(s===null)
throw r;return me(e,t,`The disk answered ${s}.`)}}function vs(e,t){let n=e.statSync(t);return n.isFile()?{kind:"file",bytes:n.
size}:{kind:"other"}}function Es(e,t){return e.statSync(t).isFile()?{kind:"file",bytes:e.readFileSync(t)}:{kind:"other"}}function An(e){let t=[],n=(u,p,m,x=1/0)=>{let w=ue(e,u),U=w===null?{value:p,why:null}:Ts(w,p,m,x);return w!==null&&U.why!==
null&&t.push({name:u,given:w,used:String(U.value),why:U.why}),U.value},o=(u,p,m)=>{let x=ue(e,u),w=m.find(U=>U===x);return x!==
null&&w===void 0&&t.push({name:u,given:x,used:p,why:`Not one of ${m.join(", ")}.`}),w===void 0?p:w},r=u=>{let p=ue(e,u);
return p===null||Ss(p)?p:(t.push({name:u,given:p,used:"not set",why:"Not an absolute path."}),null)},s=n("DETENT_TRUNCAT\
E_THRESHOLD",8e3,700),i=Math.floor((s-600)/2);return{operands:{grepHeadLimit:n("DETENT_GREP_HEAD_LIMIT",200,1),truncateThreshold:s,
truncateKeep:n("DETENT_TRUNCATE_KEEP",Math.min(2e3,i),0,i),readLargeBytes:n("DETENT_READ_LARGE_BYTES",1e5,0),readDefaultLimit:n(
"DETENT_READ_DEFAULT_LIMIT",2e3,1),boundsMode:o("DETENT_BOUNDS_MODE","deny",["deny","inject"]),searchTool:o("DETENT_SEAR\
CH_TOOL","auto",["auto","present","absent"]),storeDir:r("DETENT_STORE_DIR"),uploadsDir:r("DETENT_UPLOADS_DIR"),factsFile:r(
"DETENT_FACTS_FILE"),movesOff:xn(e,"DETENT_MOVES_OFF"),captureSkip:xn(e,"DETENT_CAPTURE_SKIP"),storeScope:o("DETENT_STOR\
E_SCOPE","project",["project","all"]),anchorGate:o("DETENT_ANCHOR_GATE","off",["off","on"])},ignored:t}}function ue(e,t){
let n=Object.hasOwn(e,t)?e[t]:void 0;return n===void 0||n.trim()===""?null:n.trim()}function Ts(e,t,n,o){if(!/^-?\d{1,15}$/.
test(e))return{value:t,why:"Not a whole number of at most 15 digits."};let r=Number(e);return r<n?{value:n,why:`Below th\
e least value, ${n}.`}:r>o?{value:o,why:`Above the largest value that fits, ${o}.`}:{value:r,why:null}}function xn(e,t){
let n=ue(e,t);return n===null?[]:n.split(",").map(o=>o.trim()).filter(o=>o!=="")}function Ss(e){return e.startsWith("/")||
/^[A-Za-z]:[\\/]/.test(e)}function vn(e,t){let n=`${t}/firings.jsonl`;return{append:o=>Pe(e,t,n,JSON.stringify(o)),read:()=>Ps(e,n)}}function Pe(e,t,n,o){
e.mkdirSync(t,{recursive:!0,mode:448});let r=e.openSync(n,"a+",384);try{let s=Buffer.from(`${Os(e,r)?`
`:""}${o}
`),i=e.writeSync(r,s,0);if(i!==s.length)throw new Error(`${n}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(r)}}function Rs(e,t){try{return Buffer.from(e.readFileSync(t)).toString().split(`
`).filter(o=>o!=="")}catch(n){if(A(n))return[];throw n}}function Os(e,t){let n=e.fstatSync(t).size;if(n===0)return!1;let o=new Uint8Array(
1);return e.readSync(t,o,0,1,n-1)===1&&o[0]!==10}function Ps(e,t){let n=[],o=0;for(let r of Rs(e,t)){let s=O(r);g(s)?n.push(
s):o+=1}return{rows:n,torn:o}}var Cs=4096;function En(e,t){let n=r=>`${t}/lookups/${r}`,o=(r,s)=>Tn(e,`${n(r)}/${b(s)}`,Cs);return{find:o,note(r,s,i){
o(r,s)!==i&&Pe(e,n(r),`${n(r)}/${b(s)}`,JSON.stringify(i))}}}function Tn(e,t,n){try{let{lines:o,isWhole:r}=ae(e,t,n),s=o.
map(O).findLast(i=>typeof i=="string");return typeof s=="string"?s:r?null:Tn(e,t,2*n)}catch(o){if(A(o))return null;throw o}}var Is=".put-";function q(e,t){try{return e.lstatSync(t),!0}catch(n){if(A(n))return!1;throw n}}function Ce(e,t){q(e,t)||
e.mkdirSync(t,{recursive:!0,mode:448})}function Ie(e,t,n,o){let{path:r,fd:s}=Ds(e,t,n);try{try{_e(e,s,o)}finally{e.closeSync(
s)}e.renameSync(r,`${t}/${n}`)}catch(i){throw e.unlinkSync(r),i}}function Ds(e,t,n){for(let o=0;;o+=1){let r=`${t}/${Is}${process.
pid}-${o}-${n}`;try{return{path:r,fd:e.openSync(r,"wx",384)}}catch(s){if(D(s)!=="EEXIST"||o>=1e3)throw s}}}function Sn(e,t,n){let o=_s(t,n.root),r=`${t}/objects`,s=i=>n.kind==="all"||q(e,`${o}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,u=b(i);return Ce(e,r),Ms(e,`${r}/${u}`,l)||Ie(e,r,u,l),Ce(e,o),q(e,`${o}/${u}`)||Ie(e,o,u,new Uint8Array(
0)),u},get(i){return s(i)?Ns(e,`${r}/${i}`,i):{kind:"absent"}},has(i){return s(i)&&q(e,`${r}/${i}`)}}}function _s(e,t){return`${e}\
/scopes/${b(t)}`}function Ns(e,t,n){let o=Rn(e,t);return o==="absent"?{kind:"absent"}:o==="other"||b(o)!==n?{kind:"damag\
ed",address:n}:{kind:"object",bytes:o}}function Rn(e,t){try{return e.lstatSync(t).isFile()?e.readFileSync(t):"other"}catch(n){
if(A(n))return"absent";throw n}}function Ms(e,t,n){let o=Rn(e,t);return typeof o!="string"&&Buffer.from(n).equals(o)}function On(e,t){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:n=""}=t;if(de(n))return`${n}/detent/store`;let o=$s(
t);return o===null?null:`${o}/.local/share/detent/store`}function $s(e){let{HOME:t="",USERPROFILE:n=""}=e;return de(t)?t:
de(n)?n:null}function Pn(e,t){let{CLAUDE_PROJECT_DIR:n=""}=e,o=de(n)?n:t;return o.length>1?o.replace(/[\\/]+$/,""):o}function de(e){
return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function Cn(e,t){let{operands:n}=An(t.env),o=null;try{let r=O(Fs(e()));if(r===void 0)throw new Error("Standard input is \
no JSON document.");return o=He(r),o===null?{stdout:"",stderr:""}:js(o,n,t)}catch(r){return ln(r,o,n,()=>{let{ledger:s}=In(
o,n,t);return{ledger:s,at:t.now()}})}}function js(e,t,n){let o=In(e,t,n),{disk:r,now:s}=n,{store:i,lookups:l}=o,u=kn({disk:r,
store:i,lookups:l,operands:t,transcriptPath:e.transcriptPath,now:s}),p=on(e,u);p.effects.length>0&&Le(p.effects,o,s());let m=ie(
e,p);return{stdout:m===null?"":`${JSON.stringify(m)}
`,stderr:""}}function Fs(e){let t=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8");return t.charCodeAt(0)===
65279?t.slice(1):t}function In(e,t,n){let o=On(t,n.env);if(o===null)return Us;let{disk:r,env:s}=n,i=null,l=()=>{let u=Pn(
s,e?.cwd??n.cwd());return i??=Sn(r,o,{kind:t.storeScope,root:u}),i};return{store:{put:u=>l().put(u),has:u=>l().has(u),get:u=>l().
get(u)},ledger:vn(r,o),lookups:En(r,o)}}var Us={store:{put:De,has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:De},lookups:{
find:()=>null,note:De}};function De(){throw new Error("There is no folder for the store: neither DETENT_STORE_DIR nor HO\
ME is set.")}var Hs={disk:{closeSync:y.closeSync,fstatSync:y.fstatSync,lstatSync:y.lstatSync,mkdirSync:y.mkdirSync,openSync:y.openSync,
readFileSync:y.readFileSync,readSync:y.readSync,realpathSync:y.realpathSync,renameSync:y.renameSync,statSync:y.statSync,
unlinkSync:y.unlinkSync,writeSync:y.writeSync},env:process.env,cwd:()=>process.cwd(),now:()=>new Date().toISOString()};function Ls({
stdout:e,stderr:t}){if(e===""&&t==="")return;let n=ce(1,e,y.writeSync,Q),o=n===null?"":`detent: Standard output could no\
t be written (${n}).
`;ce(2,t===""?o:t,y.writeSync,Q)}var Ws=(e,t,n,o)=>(0,y.readSync)(e,t,n,o,null);process.argv[2]==="status"?require(`${__dirname}/status.cjs`):Ls(Cn(()=>Me(0,Ws,Q),Hs));
