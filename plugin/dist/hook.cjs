// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.
"use strict";var h=require("node:fs");function O(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function T(e){
let t=O(e);return t==="ENOENT"||t==="ENOTDIR"}function le(e,t,n){for(let o=0;o<n.length;)o+=e.writeSync(t,n,o)}var bo=128*1024*1024,Ye=1500,To=16*1024;function et(e,t,n,o=bo){let r=Buffer.allocUnsafe(To),s=0;for(;;){s===r.length&&(r=
Buffer.concat([r],r.length*2));let i=tt(e,t,n,r,s);if(i===0)return r.subarray(0,s);if(s+=i,s>o)throw Eo(e,t,n,r),new Error(
`Standard input holds more than ${o} bytes.`)}}function Re(e,t,n,o){let r=Buffer.from(t),s=0;for(let i=0;s<r.length;)try{
s+=n(e,r,s),i=0}catch(l){let a=O(l);if(a==="EPIPE")return null;if(a!=="EAGAIN"||i>=Ye)return a??"unknown";o(nt(i)),i+=1}
return null}function ae(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function Eo(e,t,n,o){for(;tt(e,t,
n,o,0)>0;);}function tt(e,t,n,o,r){for(let s=0;;s+=1)try{return t(e,o,r,o.length-r)}catch(i){let l=O(i);if(l==="EOF"||l===
"EBADF")return 0;if(l!=="EAGAIN"||s>=Ye)throw i;n(nt(s))}}function nt(e){return Math.min(1+e,20)}function y(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function $(e){return Array.isArray(e)}function v(e){
try{return JSON.parse(e)}catch{return}}function u(e,t){let n=e[t];return typeof n=="string"?n:null}function ot(e,t){let n=e[t];
return typeof n=="number"&&Number.isFinite(n)?n:null}function L(e,t){let n=e[t];return typeof n=="boolean"?n:null}function E(e,t){
let n=e[t];return y(n)&&n!==Object.prototype?n:null}function q(e,t){let n=e[t];return $(n)?n:null}function rt(e){if(!y(e))return null;let t=u(e,"hook_event_name"),n=ko(e);return vo(t,e,n)??So(t,e,n)}function ko(e){return{
sessionId:u(e,"session_id"),cwd:u(e,"cwd"),transcriptPath:u(e,"transcript_path"),permissionMode:u(e,"permission_mode"),promptId:u(
e,"prompt_id"),agentId:u(e,"agent_id"),agentType:u(e,"agent_type")}}function vo(e,t,n){let o=u(t,"tool_name");if(o===null)
return null;let r=E(t,"tool_input")??{},s={...n,tool:o,toolInput:r,toolUseId:u(t,"tool_use_id")};switch(e){case"PreToolU\
se":return{name:e,...s};case"PostToolUse":return{name:e,...s,toolResponse:Oo(t,"tool_response")};case"PostToolUseFailure":
return{name:e,...s,error:u(t,"error"),isInterrupt:L(t,"is_interrupt")};default:return null}}function So(e,t,n){let o=u(t,
"trigger"),r=u(t,"source"),s=L(t,"stop_hook_active"),i=u(t,"last_assistant_message");switch(e){case"UserPromptSubmit":return Ae(
u(t,"prompt"),l=>({name:e,...n,prompt:l,source:r}));case"Stop":return{name:e,...n,isStopHookActive:s,lastAssistantMessage:i};case"\
SubagentStart":return{name:e,...n};case"SubagentStop":{let l=u(t,"agent_transcript_path");return{name:e,...n,isStopHookActive:s,
lastAssistantMessage:i,agentTranscriptPath:l}}case"SessionStart":return{name:e,...n,source:r};case"PreCompact":return{name:e,
...n,trigger:o,customInstructions:u(t,"custom_instructions")};case"PostCompact":return{name:e,...n,trigger:o,compactSummary:u(
t,"compact_summary")};case"FileChanged":{let l=u(t,"event");return Ae(u(t,"file_path"),a=>({name:e,...n,filePath:a,change:l}))}case"\
MessageDisplay":return Ae(u(t,"delta"),l=>({name:e,...n,...xo(t),delta:l}));default:return null}}function xo(e){return{turnId:u(
e,"turn_id"),messageId:u(e,"message_id"),index:ot(e,"index"),isFinal:L(e,"final")}}function Ae(e,t){return e===null?null:
t(e)}function Oo(e,t){let n=Object.hasOwn(e,t)?e[t]:void 0;return n===void 0?null:n}function st(e,t,n){for(let o of e)o.kind==="put"?t.store.put(o.content):o.kind==="row"?t.ledger.append(Ro(o.row,n)):t.lookups.
note(o.table,o.key,o.value)}function Ro(e,t){return{ts:t,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function it(e,t){return e.inactive===null||e.inactive.isTurnedOn(t)}var d={kind:"silent"};function m(e){return{kind:"undetermined",question:e}}function c(e,t=[]){return{kind:"fires",decision:e,
effects:t}}var lt="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",at=new Map([["WebFet\
ch",`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${lt}`],["WebSearch",`WebSearch \
gives results that nobody can repeat. Fetch a known address ${lt}`]]);function dt(e){return at.has(e)}function Ao(e){if(e.
name!=="PreToolUse")return d;let t=at.get(e.tool);return t===void 0?d:c({kind:"deny",reason:t,instead:null})}var de={name:"\
barrier-world",tier:"enforcement",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"WebSearch"}],decides:[
"deny"],recordsTools:!1,flows:[["WORLD","CONTEXT"]],operands:[],asks:[],why:"What was fetched into the context alone can\
 neither be checked nor read again in part.",doesNotTouch:"Tools that it does not name, among them every MCP tool and cu\
rl in a shell command.",clients:{verified:[],note:"A denial of WebFetch reaches the model on 2.0.77, 2.1.301 and 2.1.332\
, deferred tools included."},inactive:null,voids:[],decide:Ao};function S(e,t){return t===null||t===""||t.startsWith("~")||t.includes("\0")?null:t.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
t)||t.startsWith("\\\\")?t:e.cwd===null||e.cwd===""?null:`${e.cwd}/${t}`}var Po=/\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i;function _o(e,t){if(e.name!=="PreToolUse"||e.tool!==
"Read")return d;if(Object.hasOwn(e.toolInput,"limit")||Object.hasOwn(e.toolInput,"offset"))return d;let n=S(e,u(e.toolInput,
"file_path"));if(n===null||Po.test(n))return d;let o=t.workspace.size(n);if(!o.isKnown)return m(o.question);if(o.value.kind!==
"file"||o.value.bytes<=t.operands.readLargeBytes)return d;let r={...e.toolInput,limit:t.operands.readDefaultLimit};if(t.
operands.boundsMode==="inject")return c({kind:"rewrite-input",input:r});let s=[`The file has ${o.value.bytes} bytes and \
this Read has no bound.`,`Call Read with ${JSON.stringify(r)}, or set offset and limit to the lines you need.`];return c(
{kind:"deny",reason:s.join(" "),instead:{tool:"Read",input:r}})}var ut={name:"bound-read",tier:"enforcement",seams:[{event:"\
PreToolUse",tool:"Read"}],decides:["deny","rewrite-input"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DE\
TENT_READ_LARGE_BYTES","DETENT_READ_DEFAULT_LIMIT","DETENT_BOUNDS_MODE"],asks:["file size"],why:"A large file read whole\
 fills the context with lines that nobody asked for.",doesNotTouch:"Reads that carry a limit or an offset, small files, \
images, PDFs and notebooks.",clients:{verified:[],note:"A denial reaches the model on 2.0.77, 2.1.301 and 2.1.332; the f\
irst ignores a rewritten limit."},inactive:null,voids:[],decide:_o};var No=/^[0-9a-f]{64}$/;function F(e){return No.test(e)}function b(e){let t=process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex");if(!F(t))throw new Error(`address.ts: SHA-256 gave "${t}".`);return t}function M(e){let t=0;for(let n=e.indexOf(10);n!==-1;n=e.indexOf(10,n+1))t+=1;return e.length===0||e[e.length-1]===10?t:
t+1}function ue(e){return e===1?"1 line":`${e} lines`}function G(e,t){let n=M(e);if(t.first<1||t.first>t.last||t.last>n)
return{kind:"outside",lineCount:n};let o=ct(e,t.first,1,0),r=ct(e,t.last+1,t.first,o);return{kind:"bytes",bytes:e.subarray(
o,r)}}function ct(e,t,n,o){let r=o;for(let s=n;s<t;s+=1){let i=e.indexOf(10,r);if(i===-1)return e.length;r=i+1}return r}function g(e){return{isKnown:!0,value:e}}function Pe(e,t,n){return{isKnown:!1,question:{kind:e,about:t,why:n}}}var Do=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function D(e){let t=Do.exec(e),n=t?.[1];if(t===null||n===
void 0||!F(n))return null;let[o,r]=[t[2],t[3]];return o===void 0||r===void 0?{address:n,lines:null}:{address:n,lines:{first:Number(
o),last:Number(r)}}}function W(e,t){return t===null?`detent://${e}`:`detent://${e}:L${t.first}-${t.last}`}function R(e,t){
let n=t.store.get(e.address);return!n.isKnown||n.value.kind!=="object"||e.lines===null?n.isKnown?g(Co(n.value)):n:g(G(n.
value.bytes,e.lines))}function Co(e){return e.kind==="object"?{kind:"bytes",bytes:e.bytes}:e}function A(e,t){let n=W(e.address,
e.lines);switch(t.kind){case"absent":return`${n} is not in this project's store.`;case"damaged":return`${n} names a stor\
ed object whose bytes are damaged.`;case"outside":return`${n} asks for lines outside of the object, which has ${t.lineCount}\
 lines.`}}function ce(e,t,n){if(e.length<=t.truncateThreshold)return null;let o=$o(e,t.truncateKeep),r=Fo(e,e.length-t.truncateKeep),
s=b(e),i=1+pt(e,o),l=1+pt(e,r-1),a=W(s,{first:i,last:l}),f=`
[detent: ${[`${r-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${M(Buffer.from(e))}`,`the whole text\
 is ${W(s,null)}`,`to see lines of it, ${t.truncateThreshold} characters at a time, run: echo ${a}`].join("; ")}${n===null?
"":`; ${n}`}]
`;return{text:e.slice(0,o)+f+e.slice(r),address:s}}function $o(e,t){return ft(e,t)?t-1:t}function Fo(e,t){return ft(e,t)?
t+1:t}function ft(e,t){let[n,o]=[e.charCodeAt(t-1),e.charCodeAt(t)];return n>=55296&&n<=56319&&o>=56320&&o<=57343}function pt(e,t){
let n=0;for(let o=e.indexOf(`
`);o!==-1&&o<t;o=e.indexOf(`
`,o+1))n+=1;return n}function _(e,t,n,o,r={}){let s="tool"in t?{tool:t.tool,toolUseId:t.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:t.
name,sessionId:t.sessionId,agentId:t.agentId,...s,address:n,chars:o,detail:r}}var Wo=200;function yt(e){return _e(e)?null:JSON.stringify(e)}function _e(e){let t=[e];for(let n=0;t.length>0;n+=1){if(n>=
Wo)return!0;t=t.flatMap(jo)}return!1}function jo(e){return $(e)?e.filter(mt):y(e)?Object.values(e).filter(mt):[]}function mt(e){
return typeof e=="object"&&e!==null}var Io=new Set(["Bash","PowerShell"]),Lo=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),Mo=new Set(["image","audio",
"video","pdf","document"]),Uo=new Set(["data","base64","blob","signature"]);function ht(e,t,n){if(Lo.has(e)||_e(t)||y(t)&&
u(t,"persistedOutputPath")!==null)return null;let o=Ho(e,t,n);return o===t?null:o}function Ho(e,t,n){return Io.has(e)?Jo(
t,n):e==="Read"?Bo(t,n):Ne(t,null,n)}function Jo(e,t){return!y(e)||e.isImage===!0?e:gt(e,["stdout","stderr"],t)}function Bo(e,t){
if(!y(e)||u(e,"type")!=="text")return e;let n=E(e,"file");if(n===null)return e;let o=gt(n,["content"],t);return o===n?e:
{...e,file:o}}function gt(e,t,n){let o=e;for(let r of t){let s=u(e,r),i=s===null?null:n(s);i!==null&&(o={...o,[r]:i})}return o}
function Ne(e,t,n){if(typeof e=="string"){let o=t!==null&&Uo.has(t)?null:n(e);return o===null?e:o}if($(e)){let o=e.map(r=>Ne(
r,t,n));return o.every((r,s)=>r===e[s])?e:o}return y(e)?Ko(e,n):e}function Ko(e,t){if(Mo.has(u(e,"type")??""))return e;let n=!1,
o=Object.entries(e).map(([r,s])=>{let i=s===void 0?void 0:Ne(s,r,t);return n||=i!==s,[r,i]});return n?Object.fromEntries(
o):e}function Vo(e,t){if(e.name!=="PostToolUse")return d;let n=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
r=ht(e.tool,e.toolResponse,s=>{let i=ce(s,t.operands,n);return i===null?null:(o.push({kind:"put",content:s}),o.push({kind:"\
row",row:_("bound-result",e,i.address,s.length)}),i.text)});return r===null?d:c({kind:"rewrite-output",output:r},o)}var wt={
name:"bound-result",tier:"capture",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,flows:[
["WORKSPACE","CONTEXT"],["WORKSPACE","STORE"],["WORLD","CONTEXT"],["WORLD","STORE"]],operands:["DETENT_TRUNCATE_THRESHOL\
D","DETENT_TRUNCATE_KEEP","DETENT_STORE_DIR","DETENT_STORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"The middle of a lo\
ng result is rarely read and is carried by every later request.",doesNotTouch:"Results spilled by the client, failed cal\
ls, media, Edit and Write, tools in DETENT_CAPTURE_SKIP.",clients:{verified:[],note:"A replaced output is honoured on 2.\
1.301 and 2.1.332; 2.0.77 ignores it and shows the result whole."},inactive:null,voids:[],decide:Vo};function qo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Grep")return d;if(u(e.toolInput,"output_mode")!=="content")return d;
if(Object.hasOwn(e.toolInput,"head_limit"))return d;let n={...e.toolInput,head_limit:t.operands.grepHeadLimit};if(t.operands.
boundsMode==="inject")return c({kind:"rewrite-input",input:n});let o=["This search shows lines and has no bound.",`Call \
Grep with ${JSON.stringify(n)}, or set head_limit to what you need.`];return c({kind:"deny",reason:o.join(" "),instead:{
tool:"Grep",input:n}})}var bt={name:"bound-search",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Grep"}],decides:[
"deny","rewrite-input"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_GREP_HEAD_LIMIT","DETENT_BOUND\
S_MODE"],asks:[],why:"A search that matches more than anybody expected fills the context with lines.",doesNotTouch:"Sear\
ches that carry a head_limit, and searches for file names or counts.",clients:{verified:[],note:"2.0.77 has the Grep too\
l and ignores a rewrite; 2.1.301 and 2.1.332 had none in the runs."},inactive:null,voids:[],decide:qo};function P(e,t,n,o={}){let r=_(e,t,b(n),n.length,o);return[{kind:"put",content:n},{kind:"row",row:r}]}function Go(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return d;let t={trigger:e.trigger};
return c(null,P("capture-compact-summary",e,e.compactSummary,t))}var Tt={name:"capture-compact-summary",tier:"capture",seams:[
{event:"PostCompact",tool:null}],decides:[],recordsTools:!1,flows:[["CONTEXT","STORE"]],operands:["DETENT_STORE_DIR","DE\
TENT_STORE_SCOPE"],asks:[],why:"What a compaction kept, and so what it dropped, can be checked later.",doesNotTouch:"The\
 summary itself, and compactions without one.",clients:{verified:[],note:"The event exists since 2.1.76 and fired on 2.1\
.301 and 2.1.332; 2.0.77 has no such event."},inactive:null,voids:[{what:"the summary",reason:"The client has no such ev\
ent.",tried:["2.0.77"]}],decide:Go};var zo=16e6;function z(e,t,n,o,r={}){let s=o.workspace.size(n);if(!s.isKnown)return s;let i=f=>g([{kind:"row",row:_(e,t,
null,null,{...r,path:n,state:f})}]);if(s.value.kind==="other")return g([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>zo)return i(`not copied: ${s.value.bytes} bytes`);let l=o.workspace.read(n);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):g([]);let{bytes:a}=l.value,p={...r,path:n,state:"file",bytes:a.
length};return g([{kind:"put",content:a},{kind:"row",row:_(e,t,b(a),null,p)}])}function Xo(e,t){let n=e.name==="PostToolUse"?Qo(e):null;if(n===null)return d;let{text:o,path:r}=n,s=z("capture-emission",
e,r,t,{what:"file"});return s.isKnown?c(null,[...P("capture-emission",e,o,{what:"emission",path:r}),...s.value]):m(s.question)}
function Qo(e){let t=Zo.get(e.tool);if(t===void 0)return null;let n=u(e.toolInput,t.text),o=S(e,u(e.toolInput,t.path));return n===
null||o===null?null:{text:n,path:o}}var Zo=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),Et={name:"capture-emission",tier:"capt\
ure",seams:[{event:"PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],
decides:[],recordsTools:!0,flows:[["CONTEXT","STORE"],["WORKSPACE","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_\
SCOPE","DETENT_CAPTURE_SKIP"],asks:["file size","file bytes"],why:"What the model wrote can be pointed at instead of bei\
ng written again, and a state of a file be had back.",doesNotTouch:"Files over 16 MB, which get a row alone, calls that \
failed, and tools in DETENT_CAPTURE_SKIP.",clients:{verified:[],note:"The event carries the input as it ran, rewritten o\
r not, on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Xo};function Yo(e){if(e.name!=="PostToolUseFailure"||e.error===null)return d;let t={isInterrupt:e.isInterrupt};return c(null,
P("capture-failure",e,e.error,t))}var kt={name:"capture-failure",tier:"capture",seams:[{event:"PostToolUseFailure",tool:"\
*"}],decides:[],recordsTools:!0,flows:[["WORKSPACE","STORE"],["WORLD","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STO\
RE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"What went wrong can be read again after it has left the context.",doesNotTouch:"\
The error that the model sees, refused calls, and tools in DETENT_CAPTURE_SKIP.",clients:{verified:[],note:"The event fi\
res for a failing command on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:Yo};function er(e,t){if(e.name!=="FileChanged")return d;let n=S(e,e.filePath);if(n===null)return d;let o=z("capture-file-cha\
nge",e,n,t,{change:e.change});return o.isKnown?o.value.length===0?d:c(null,o.value):m(o.question)}var vt={name:"capture-\
file-change",tier:"capture",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,flows:[["WORKSPACE","STOR\
E"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["file size","file bytes"],why:"A change that no tool call \
made is otherwise seen only when somebody reads the file.",doesNotTouch:"Files whose names the wiring does not list, fol\
ders, and files over 16 MB, which get a row alone.",clients:{verified:[],note:"The event exists since 2.1.83 and fired o\
n 2.1.301 and 2.1.332 for names in its matcher only."},inactive:null,voids:[{what:"changes of files",reason:"The client \
has no such event.",tried:["2.0.77"]}],decide:er};var St=" machinery";function De(e){return b(e.prompt)}function Ce(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function $e(e){return e.sessionId}function xt(e){let t=$e(e),n=De(e)+(Ce(e)?"":St);return t===null?[]:[{kind:"note",
table:"turn-prompt",key:t,value:n}]}function Ot(e){if(e===null)return null;let t=e.replace(St,"");return F(t)?{prompt:t,
isFromPerson:t===e}:null}function tr(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return d;let t=P("capture-prompt",e,e.prompt,{source:e.source});
return c(null,[...t,...xt(e)])}var Rt={name:"capture-prompt",tier:"capture",seams:[{event:"UserPromptSubmit",tool:null}],
decides:[],recordsTools:!1,flows:[["USER","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:[],why:"A pr\
ompt is the one input that nothing else can restore.",doesNotTouch:"The prompt itself, and empty prompts.",clients:{verified:[],
note:"The event fires on 2.0.77, 2.1.301 and 2.1.332; a prompt's source comes with newer clients only."},inactive:null,voids:[],
decide:tr};function nr(e,t){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return d;let n=e.lastAssistantMessage,
o=$e(e),r=o===null?g(null):t.ledger.lookup("turn-prompt",o);if(!r.isKnown)return m(r.question);let s=Ot(r.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:b(n)}],l={prompt:s===null?null:s.prompt};return c(
null,[...P("capture-reply",e,n,l),...i])}var At={name:"capture-reply",tier:"capture",seams:[{event:"Stop",tool:null}],decides:[],
recordsTools:!1,flows:[["CONTEXT","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["lookup"],why:"A re\
ply that is in the store can be cited, and given again when its prompt comes back.",doesNotTouch:"Turns that end without\
 a message, and turns that the user interrupts, which have no such event.",clients:{verified:[],note:"The event carries \
the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing is recorded."},inactive:null,voids:[{what:"t\
he reply of a turn",reason:"The client does not send its last message with the event.",tried:["2.0.77"]}],decide:nr};function Fe(e,t){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,t])}function Pt(e){let t=e.tool===
"Grep"?Fe(e,e.tool):null;return t===null?[]:[{kind:"note",table:"tool-seen",key:t,value:"seen"}]}function or(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return d;let t=yt(e.toolResponse);if(t===null)return d;let n=_(
"capture-result",e,b(t),t.length);return c(null,[{kind:"put",content:t},{kind:"row",row:n},...Pt(e)])}var _t={name:"capt\
ure-result",tier:"capture",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,flows:[["WORKSPACE","STORE"],
["WORLD","STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:[],why:"What a tool sai\
d can be read again without running the tool again.",doesNotTouch:"The result that the model sees, failed calls, and too\
ls in DETENT_CAPTURE_SKIP.",clients:{verified:[],note:"The event carries the tool's output object on 2.0.77, 2.1.301 and\
 2.1.332."},inactive:null,voids:[],decide:or};function rr(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return d;if(e.lastAssistantMessage==="")return d;
let t={agentType:e.agentType};return c(null,P("capture-subagent-reply",e,e.lastAssistantMessage,t))}var Nt={name:"captur\
e-subagent-reply",tier:"capture",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,flows:[["CONTEXT","\
STORE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:[],why:"A subagent's answer reaches its parent once and\
 is hard to find afterwards.",doesNotTouch:"The answer itself, and subagents that end without a message.",clients:{verified:[],
note:"The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing is recorded."},inactive:null,
voids:[{what:"the reply of a subagent",reason:"The client does not send its last message with the event.",tried:["2.0.77"]}],
decide:rr};function sr(e,t){if(e.name!=="PostToolUse"||e.tool!=="Read")return d;let n=t.operands.uploadsDir,o=S(e,u(e.toolInput,"fi\
le_path"));if(n===null||o===null)return d;let[r,s]=[t.workspace.realPath(n),t.workspace.realPath(o)];if(!r.isKnown)return m(
r.question);if(!s.isKnown)return m(s.question);if(r.value===null||s.value===null)return d;if(!ir(s.value,r.value))return d;
let i=z("capture-upload",e,s.value,t);return i.isKnown?i.value.length===0?d:c(null,i.value):m(i.question)}function ir(e,t){
let[n,o]=[Dt(e),Dt(t)];return n.length>o.length&&o.every((r,s)=>r===n[s])}function Dt(e){let t=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(t).filter(n=>n!=="")}var Ct={name:"capture-upload",tier:"capture",seams:[{event:"PostToolUse",tool:"\
Read"}],decides:[],recordsTools:!0,flows:[["USER","STORE"]],operands:["DETENT_UPLOADS_DIR","DETENT_STORE_DIR","DETENT_ST\
ORE_SCOPE","DETENT_CAPTURE_SKIP"],asks:["real path","file size","file bytes"],why:"An upload may be gone tomorrow, and w\
hat was concluded from it should stay checkable.",doesNotTouch:"Files outside of DETENT_UPLOADS_DIR, all where that is n\
ot set, and files over 16 MB (a row alone).",clients:{verified:[],note:"The event fires after a Read on 2.0.77, 2.1.301 \
and 2.1.332."},inactive:null,voids:[],decide:sr};var lr=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function X(e){return[...e.matchAll(
lr)].flatMap(t=>{let n=D(t[0]);return n===null?[]:[{pointer:n,text:t[0],at:t.index}]})}var We=5;function ar(e,t){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return d;let n=[],o=[],
r=new Map(X(e.lastAssistantMessage).map(({text:p,pointer:f})=>[p,f]));for(let p of r.values()){let f=R(p,t);f.isKnown?f.
value.kind!=="bytes"&&n.push(A(p,f.value)):o.push(f.question)}let[s]=o;if(n.length===0)return s===void 0?d:m(s);let i=n.
length>We?[`${n.length-We} more are cited like this.`]:[],a=[...n.slice(0,We),...i,"Correct the reply: cite what is ther\
e, or say it without a reference."].join(" ");return c({kind:"block",reason:a})}var $t={name:"cite-check",tier:"enforcem\
ent",seams:[{event:"Stop",tool:null}],decides:["block"],recordsTools:!1,flows:[["CONTEXT","USER"]],operands:["DETENT_STO\
RE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A reference that leads nowhere looks like evidence and is none\
.",doesNotTouch:"Replies after a first block, references that resolve, and texts that are not of the exact form.",clients:{
verified:[],note:"2.1.301 and 2.1.332 give the model the reason and go on; 2.0.77 sends no reply text, so it is silent t\
here."},inactive:null,voids:[],decide:ar};function Q(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function je(e,t){let[n,o,r,s,i]=["",t,!1,!1,!1];for(;o<
e.length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let a=dr(e,o,l);if(Q(a))return a;let p=l==="'"||l==='"'||l===
"\\";r||=p,s||=!p&&/[*?[]/.test(l),i||=l==="~"&&(o===t||/[:=]/.test(e[o-1]??"")),n+=a.text,o=a.end}return{word:{text:n,wasQuoted:r,
hasGlob:s,hasTilde:i},end:o}}function dr(e,t,n){return n==="'"?ur(e,t):n==='"'?cr(e,t):n==="\\"?pr(e,t):n==="$"?{kind:"n\
ot simple",why:e[t+1]==="("?"substitution":"expansion"}:n==="`"?{kind:"not simple",why:"substitution"}:n==="{"||n==="}"?
fr(e,t,n):n<" "||n===""?{kind:"not simple",why:"control character"}:{text:n,end:t+1}}function ur(e,t){let n=e.indexOf("\
'",t+1);return n===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(t+1,n),end:n+1}}function cr(e,t){let n="";for(let o=t+
1;o<e.length;o+=1){let r=e[o]??"";if(r==='"')return{text:n,end:o+1};if(r==="$")return{kind:"not simple",why:e[o+1]==="("?
"substitution":"expansion"};if(r==="`")return{kind:"not simple",why:"substitution"};let s=e[o+1]??"";if(r==="\\"&&s===`
`)return{kind:"not simple",why:"escaped line end"};let i=r==="\\"&&/[$`"\\]/.test(s);n+=i?s:r,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function pr(e,t){let n=e[t+1];return n===void 0?{kind:"not simple",why:"unclosed quote"}:
n===`
`?{kind:"not simple",why:"escaped line end"}:{text:n,end:t+2}}function fr(e,t,n){return n==="{"&&e[t+1]==="}"?{text:"{}",
end:t+2}:{kind:"not simple",why:"brace expansion"}}var mr=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),yr=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function j(e){let t=[],n=[],o=[],r=pe(e,0);for(;r<e.length;){let s=wr(
e,r);if(Q(s))return s;if(s!==null){o.push(s.redirect),r=pe(e,s.end);continue}let i=gr(e,r);if(i==="end")break;if(i!==null)
return i;let l=je(e,r);if(Q(l))return l;let a=n.length===0?Tr(e.slice(r,l.end),l.word):null;if(Q(a))return a;a===null?n.
push(l.word):t.push(a),r=pe(e,l.end)}return hr({kind:"simple",assignments:t,words:n,redirects:o})}function hr(e){let t=e.
words[0];return t===void 0?{kind:"not simple",why:"no command"}:!t.wasQuoted&&mr.has(t.text)?{kind:"not simple",why:"res\
erved word"}:e}function pe(e,t){let n=t;for(;e[n]===" "||e[n]==="	";)n+=1;return n}function gr(e,t){let n=e[t];return n===
`
`?/^[ \t\n]*$/.test(e.slice(t))?"end":{kind:"not simple",why:"several lines"}:n==="#"?{kind:"not simple",why:"comment"}:
n==="|"?{kind:"not simple",why:e[t+1]==="|"?"list":"pipe"}:n===";"?{kind:"not simple",why:"list"}:n==="&"?{kind:"not sim\
ple",why:e[t+1]==="&"?"list":"background"}:n==="("||n===")"?{kind:"not simple",why:"subshell"}:null}function wr(e,t){let n=br(
e,t),o=t+n.length,r=yr.find(a=>e.startsWith(a,o));if(r===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let s=pe(e,o+r.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=je(e,s);return Q(i)?i:{redirect:{
fd:n===""?null:Number(n),operator:r,target:i.word},end:i.end}}function br(e,t){let n=t;for(;/\d/.test(e[n]??"");)n+=1;return/[<>]/.
test(e[n]??"")?e.slice(t,n):""}function Tr(e,t){let n=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(n===null)return null;
if(n[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=n[1]??"";return{name:o,value:{...t,text:t.
text.slice(o.length+1)}}}function Er(e,t){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!y(e.toolResponse))return d;let n=kr(u(e.toolInput,"command")),
o=u(e.toolResponse,"stdout");if(n===null||o!==n&&o!==`${n}
`)return d;let r=D(n);if(r===null)return d;let s=R(r,t);if(!s.isKnown)return m(s.question);if(s.value.kind!=="bytes")return c(
{kind:"advise",text:A(r,s.value)});let i=Buffer.from(s.value.bytes).toString("utf8"),l=ce(i,t.operands,null),a={...e.toolResponse,
stdout:l===null?i:l.text},p=l===null?[]:[{kind:"put",content:i}],f=l===null?r.address:l.address;return p.push({kind:"row",
row:_("expand-echoed-pointer",e,f,i.length)}),c({kind:"rewrite-output",output:a},p)}function kr(e){let t=e===null?null:j(
e);if(t?.kind!=="simple"||t.assignments.length>0||t.redirects.length>0)return null;let[n,o,...r]=t.words;return n?.text!==
"echo"||o===void 0||r.length>0?null:o.text}var Ft={name:"expand-echoed-pointer",tier:"capture",seams:[{event:"PostToolUs\
e",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,flows:[["STORE","CONTEXT"]],operands:["DETENT_TRUNC\
ATE_THRESHOLD","DETENT_TRUNCATE_KEEP","DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A cut range i\
s read back without a permission prompt and without running its command again.",doesNotTouch:"Any other command, an echo\
 of more than the reference, and an output that is not the reference.",clients:{verified:[],note:"The echo runs unasked \
and its output is replaced on 2.1.301 and 2.1.332; 2.0.77 leaves it as it is."},inactive:null,voids:[],decide:Er};var U=["2.0.77","2.1.301","2.1.332"];function x(e,t,n,o){return t.map(r=>({what:e,isHonoured:n,from:r,before:r,source:"r\
un",note:o}))}function I(e,t,n){let[o,r]=["documentation",null];return[{what:e,isHonoured:!0,from:t,before:r,source:o,note:n},
{what:e,isHonoured:!1,from:null,before:t,source:o,note:n}]}function vr(e){return{what:e,isHonoured:!0,from:Z,before:null,
source:"documentation",note:"Hook reference, without a first version; the oldest version that was run has it."}}var[Z,...ne]=U,
Wt="The model and the transcript got the replaced text.",jt="The replacement was ignored and the original used.",It=["Pr\
eToolUse","PostToolUse","PostToolUseFailure","UserPromptSubmit","Stop","SubagentStart","SubagentStop","SessionStart","Pr\
eCompact"],Sr=["Read","Edit","Write","Bash"],xr=[...x("deny",U,!0,"The call did not run and the model got the reason."),
...x("input rewrite without a decision",[Z],!1,"The original input ran."),...x("input rewrite without a decision",ne,!0,
"The rewritten input ran."),...x("input rewrite with allow",U,!0,"The rewritten input ran."),...x("output:Bash",[Z],!1,jt),
...x("output:Bash",ne,!0,`${Wt} Only the full shape: stdout, stderr, interrupted, isImage.`),...x("output:Read",[Z],!1,jt),
...x("output:Read",ne,!0,`${Wt} The shape is type text with file.content.`),...I("output:*","2.1.121","Changelog: a hook\
 may replace any tool's output, in that tool's own shape."),...I("field:prompt_id","2.1.196","Hook reference: on every e\
vent after the first input."),...I("field:agent_id","2.1.69","Hook reference: only inside a subagent."),...I("advice bef\
ore the tool runs","2.1.9","Changelog: additionalContext at PreToolUse."),...I("hook in exec form","2.1.139","Hook refer\
ence: command with args, run without a shell."),...I("event:PostCompact","2.1.76","Changelog."),...I("event:FileChanged",
"2.1.83","Changelog."),...I("event:MessageDisplay","2.1.152","Changelog."),...It.flatMap(e=>x(`event:${e}`,U,!0,"Fired.")),
...It.map(e=>vr(`event:${e}`)),...Sr.flatMap(e=>x(`tool:${e}`,U,!0,"Listed at the start of the session.")),...x("tool:We\
bFetch",U,!0,"Listed at the start of the session."),...x("tool:WebSearch",U,!0,"Listed at the start of the session."),...x(
"tool:Grep",[Z],!0,"Listed at the start of the session."),...x("tool:Grep",ne,!1,"Calling it gave: no such tool. Other b\
uilds and settings may have it."),...x("tool:Glob",[Z],!0,"Listed at the start of the session."),...x("tool:Glob",ne,!1,
"Not listed. Other builds and settings may have it.")];function Ie(e,t){let[n,o]=[Ut(e),Ut(t)];if(n===null||o===null)return null;
for(let[r,s]of n.entries()){let i=o[r];if(i!==void 0&&s!==i)return s<i?-1:1}return 0}function Le(e,t,n=xr){let o=Lt(e,t,
n);return o==="unknown"&&t.startsWith("output:")?Lt(e,"output:*",n):o}function Ht(e){return e.promptId!==null&&e.promptId!==
""}function Lt(e,t,n){let o=n.filter(i=>i.what===t&&Or(i,e)),r=o.filter(i=>i.source==="run"),s=new Set((r.length>0?r:o).
map(i=>i.isHonoured));return s.size!==1?"unknown":s.has(!0)?"yes":"no"}function Or(e,t){return Ie(t,t)===null?!1:e.source===
"run"?e.from!==null&&Ie(t,e.from)===0:(e.from===null||Mt(t,e.from))&&(e.before===null||!Mt(t,e.before))}function Mt(e,t){
let n=Ie(e,t);return n===0||n===1}function Ut(e){let t=/^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(e);return t===null?null:
[Number(t[1]),Number(t[2]),Number(t[3])]}var Me="detent://splice";function fe(e){return e!==Me&&!e.startsWith(`${Me}
`)?null:(e.slice(Me.length+1).match(/[^\n]*\n|[^\n]+$/g)??[]).map((n,o)=>({number:o+2,written:n,source:Rr(n)}))}function Rr(e){
if(e.startsWith("+"))return{kind:"literal",text:e.slice(1)};let t=e.endsWith(`
`)?e.slice(0,-1):e,n=/^=L(\d{1,15})-(\d{1,15})$/.exec(t);if(n!==null)return{kind:"target",lines:{first:Number(n[1]),last:Number(
n[2])}};let o=t.startsWith("=")?D(`detent://${t.slice(1)}`):null;return o===null?null:{kind:"stored",pointer:o}}var Ar=5e7;function me(e,t){if(e.length>Ar)return{kind:"refused",reason:`${t} has ${e.length} bytes, more than one call \
can write.`};let n=Buffer.from(e).toString("utf8");return Buffer.from(n).equals(e)?D(n)!==null||fe(n)!==null?{kind:"refu\
sed",reason:`${t} is itself a reference or a splice, so it has two readings.`}:{kind:"text",text:n}:{kind:"refused",reason:`${t}\
 is not UTF-8 text, and this call can write nothing else.`}}function ye(e,t,n){let o=u(e.toolInput,t),r=o===null?null:D(o);if(o===null||r===null)return d;let s=Ue(e);if(s!==null)return s;
let i=R(r,n);if(!i.isKnown)return m(i.question);if(i.value.kind!=="bytes")return H(A(r,i.value));let l=me(i.value.bytes,
o);return l.kind==="refused"?H(l.reason):c({kind:"rewrite-input",input:{...e.toolInput,[t]:l.text}})}function Ue(e){return Ht(
e)?null:H("This client does not show that it applies a rewritten call. Write the text itself.")}function H(e){return c({
kind:"deny",reason:`${e} Nothing was written.`,instead:null})}function Pr(e,t){return e.name!=="PreToolUse"||e.tool!=="Edit"?d:ye(e,"new_string",t)}var Jt={name:"expand-edit-pointer",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["ST\
ORE","WORKSPACE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"Text that was read or \
written before is put into a file without being typed again.",doesNotTouch:"A new_string that is more than one reference\
 of the exact form, and any old_string.",clients:{verified:[],note:"2.1.301 and 2.1.332 apply a rewritten Edit; 2.0.77 i\
gnores it, so there a reference is refused."},inactive:null,voids:[{what:"old_string as a reference",reason:"The client \
looks for the anchor in the file before any hook runs, so such a call never arrives.",tried:["2.0.77","2.1.301","2.1.332"]}],
decide:Pr};function _r(e,t){return e.name!=="PreToolUse"||e.tool!=="Write"?d:ye(e,"content",t)}var Bt={name:"expand-write-pointer",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["S\
TORE","WORKSPACE"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A stored text is writ\
ten to a file without being typed again.",doesNotTouch:"Content that is more than one reference of the exact form, a lin\
e feed after it included.",clients:{verified:[],note:"2.1.301 and 2.1.332 apply a rewritten Write; 2.0.77 ignores it, so\
 there a reference is refused."},inactive:null,voids:[],decide:_r};function Nr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return d;let n=u(e.toolInput,"content"),o=S(e,u(e.toolInput,
"file_path"));if(n===null||o===null)return d;let r=t.workspace.size(o);if(!r.isKnown)return m(r.question);if(r.value.kind!==
"file"||r.value.bytes!==Buffer.byteLength(n))return d;let s=t.workspace.read(o);if(!s.isKnown)return m(s.question);if(s.
value.kind!=="file"||!Buffer.from(n).equals(s.value.bytes))return d;let l=`The file already holds exactly this content (${r.
value.bytes} bytes). Go on without this call.`;return c({kind:"deny",reason:l,instead:null})}var Kt={name:"no-reemission",
tier:"enforcement",seams:[{event:"PreToolUse",tool:"Write"}],decides:["deny"],recordsTools:!1,flows:[["CONTEXT","WORKSPA\
CE"]],operands:[],asks:["file size","file bytes"],why:"A Write that changes nothing shows that the agent has lost track \
of what the file holds.",doesNotTouch:"Content that differs in one byte, a line end included, and files that do not exis\
t.",clients:{verified:[],note:"A denial of a call reaches the model on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],
decide:Nr};function qt(e){let t=j(e);if(t.kind!=="simple"||t.assignments.length>0||t.redirects.length>0)return null;let n=t.words[0]?.
text;if(n!=="rg"&&n!=="grep")return null;let o={letters:new Set,context:new Map},r=Dr(n,t,o);return r===null?null:Fr(n,r,
o)}function Dr(e,t,n){let o=t.words.slice(1),r=[];for(let s=0;s<o.length;s+=1){let i=o[s];if(i===void 0||i.hasGlob||i.hasTilde)
return null;if(!i.text.startsWith("-")){r.push(i.text);continue}if(e==="grep"&&r.length>0)return null;let l=Cr(e,i.text,
o[s+1],n);if(l===null)return null;s+=l}return r}function Cr(e,t,n,o){let r=e==="grep"?"inE":"in",s=new RegExp(`^-([${r}]\
*)(?:([ABC])(.*))?$`,"s").exec(t);if(s===null||t==="-")return null;for(let p of s[1]??"")o.letters.add(p);let i=$r(s[2]);
if(i===null)return 0;let l=s[3]!=="",a=l?s[3]:n?.text;return a===void 0||!/^(0|[1-9]\d{0,5})$/.test(a)||o.context.has(i)?
null:(o.context.set(i,Number(a)),l?0:1)}function $r(e){return e==="A"?"-A":e==="B"?"-B":e==="C"?"-C":null}function Fr(e,t,{
letters:n,context:o}){let[r,s,...i]=t;return r===void 0||!Vt(r)||i.length>0||(s===void 0?e==="grep":!Vt(s))||o.has("-C")&&
o.size>1?null:{tool:e,pattern:r,path:s??null,ignoresCase:n.has("i"),numbersLines:n.has("n"),isExtended:n.has("E"),context:o}}
function Vt(e){return e!==""&&e.isWellFormed()&&!/[\u0000-\u001f\u007f]/.test(e)}var Xt="[\\w \\-,:;=@%!\"'/<>&~#`]",Qt="\\\\[wWsS]",Zt=`\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=]\
)+-?\\]`,Wr=`(?:${Xt}|\\\\[.*[\\]^$\\\\]|${Qt}|${Zt}|\\.)`,jr=new RegExp(`^\\^?(?:${Wr}\\*?)*\\$?$`),Yt=`(?:${Xt}|\\\\[.*[\
\\]^$\\\\+?(){}|]|${Qt}|${Zt}|\\.)`,Gt=en(Yt),Ir=`\\(${Gt}(?:\\|${Gt})*\\)`,zt=en(`(?:${Yt}|${Ir})`),Lr=new RegExp(`^${zt}\
(?:\\|${zt})*$`);function en(e){return`\\^?(?:${e}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`}function tn(e){return!/[\\.*[\]^$+?|(){}]/.
test(e)}function nn(e,t){return(t?Lr:jr).test(e)&&Mr(e)}function Mr(e){let t=[...e.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)],
n=[...e.matchAll(/\{(\d+),(\d+)\}/g)];return t.every(([,o="",r=""])=>o<=r)&&n.every(([,o,r])=>Number(o)<=Number(r))}var Ur=1e6;function Hr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Bash")return d;let n=u(e.toolInput,"command"),o=n===null?
null:qt(n);if(o===null||o.path==="-"||e.toolInput.run_in_background===!0)return d;let r=Jr(e,t);if(!r.isKnown)return m(r.
question);if(!r.value)return d;let s=o.tool==="rg"?g(!0):Br(o,e,t);if(!s.isKnown)return m(s.question);if(!s.value)return d;
let i=Vr(o,t.operands.grepHeadLimit),l=`The search tool finds the same lines, within a bound. Call Grep with ${JSON.stringify(
i)}.`;return c({kind:"deny",reason:l,instead:{tool:"Grep",input:i}})}function Jr(e,t){if(t.operands.searchTool!=="auto")
return g(t.operands.searchTool==="present");let n=Fe(e,"Grep");if(n===null)return g(!1);let o=t.ledger.lookup("tool-seen",
n);return o.isKnown?g(o.value!==null):o}function Br(e,t,n){let o=tn(e.pattern)&&!e.ignoresCase,r=/^[ -~]+$/.test(e.pattern)&&
nn(e.pattern,e.isExtended),s=S(t,e.path);if(s===null||!(o||r))return g(!1);let i=n.workspace.size(s);if(!i.isKnown)return i;
if(i.value.kind!=="file"||i.value.bytes>Ur)return g(!1);let l=n.workspace.read(s);return l.isKnown?g(l.value.kind==="fil\
e"&&Kr(l.value.bytes,o)):l}function Kr(e,t){let n=Buffer.from(e).toString("utf8");return n.includes("\0")||n.startsWith(
"\uFEFF")||!Buffer.from(n).equals(e)?!1:t||n.length===e.length}function Vr(e,t){return{pattern:e.pattern,output_mode:"co\
ntent",...e.path===null?{}:{path:e.path},...e.ignoresCase?{"-i":!0}:{},...e.numbersLines?{"-n":!0}:{},...Object.fromEntries(
e.context),head_limit:t}}var on={name:"redirect-search",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Bash"}],decides:[
"deny"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_SEARCH_TOOL","DETENT_GREP_HEAD_LIMIT"],asks:["\
lookup","file size","file bytes"],why:"The same search through the tool is bounded, and its result has a shape.",doesNotTouch:"\
Recursive grep, other flags, pipes, and sessions in which nobody has been seen to have the tool.",clients:{verified:[],note:"\
2.0.77 has the Grep tool; 2.1.301 and 2.1.332 had none in the runs, and there the row is silent."},inactive:null,voids:[],
decide:Hr};function Y(e,t){let n=null;return()=>(n??=new RegExp(e,t),n)}var Bd=Y(String.raw`^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$`,"u"),Kd=Y(String.raw`\p{Emoji_Presentation}|\ufe0f`,"u");var qr=/^[\x20-\x7e]*$/,sn=Y(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),Gr=Y([String.
raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function oe(e,t){if(qr.test(e)||e.search(sn())<0)return e;let n="",o=0;for(let{0:r,index:s}of e.matchAll(
Gr()))n+=rn(e.slice(o,s),t)+r,o=s+r.length;return n+rn(e.slice(o),t)}function rn(e,t){return e.replace(sn(),n=>(n===`
`||n==="	")&&t==="multi-line"?n:zr(n))}function zr(e){let t=e.codePointAt(0)??Number.NaN;return t<32?String.fromCodePoint(
9216+t):t===127?"␡":`<U+${t.toString(16).toUpperCase().padStart(4,"0")}>`}var ln=200;function Xr(e,t){if(e.name!=="MessageDisplay")return d;let n=X(e.delta);if(n.length===0)return d;let o="",r=0;
for(let{pointer:s,text:i,at:l}of n){let a=R(s,t);if(!a.isKnown)return m(a.question);o+=`${e.delta.slice(r,l)}${i} [${Qr(
s,a.value)}]`,r=l+i.length}return c({kind:"display",text:o+e.delta.slice(r)})}function Qr(e,t){if(t.kind!=="bytes")return A(
e,t);let n=Buffer.from(t.bytes).toString("utf8"),o=ue(M(t.bytes));if(n.length<=ln)return`${oe(n,"one-line")} · ${o}`;let r=n.
slice(0,ln).replace(/[\ud800-\udbff]$/,"");return`${oe(r,"one-line")}… · ${o}, ${n.length} characters`}var an={name:"\
render-citations",tier:"display",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,flows:[[
"STORE","USER"],["CONTEXT","USER"]],operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A rea\
der sees what an address stands for without looking it up.",doesNotTouch:"The model's text, the transcript, and messages\
 without a reference.",clients:{verified:[],note:"The event exists since 2.1.152 and changed the screen on 2.1.301 and 2\
.1.332; 2.0.77 has no such event."},inactive:null,voids:[{what:"the screen",reason:"The client has no such event.",tried:[
"2.0.77"]}],decide:Xr};function Zr(e,t){if(e.name!=="UserPromptSubmit"||e.prompt===""||!Ce(e))return d;let n=t.ledger.lookup("prompt-reply",De(
e));if(!n.isKnown)return m(n.question);if(n.value===null||!F(n.value))return d;let o=t.store.has(n.value);if(!o.isKnown)
return m(o.question);if(!o.value)return d;let s=`This prompt was given before, word for word. The reply to it then is ${W(
n.value,null)} (echo it to read it).`;return c({kind:"advise",text:s})}var dn={name:"repeat-prompt",tier:"injection",seams:[
{event:"UserPromptSubmit",tool:null}],decides:["advise"],recordsTools:!1,flows:[["STORE","CONTEXT"],["USER","CONTEXT"]],
operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["lookup","stored object"],why:"A question that was answered bef\
ore has its answer in the store.",doesNotTouch:"Prompts that differ in one character, prompts made by machinery, and rep\
lies of another project.",clients:{verified:[],note:"Advice on a prompt reaches the model on 2.0.77, 2.1.301 and 2.1.332\
; the first records no replies."},inactive:null,voids:[],decide:Zr};var un={shortWithValue:"AbcCdDeEFHKmoPQrtTuUwxXyYz",shortAlone:"012346aBfgGiIjJklLMnNOpqRsSvVZ#",longWithValue:he(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),longAlone:he(
`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`)},cn={shortWithValue:"aABDeiIlnoOPQRtTUwX",shortAlone:"46bcdEFhHkKLmNpqr\
SvVx",longWithValue:he(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),longAlone:he(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`)};function pn(e,t){let n=[],o=[];for(let r=0;r<e.length;r+=1){
let s=e[r];if(s===void 0||s.text==="-")return null;if(s.text==="--")return{options:n,operands:[...o,...e.slice(r+1)]};if(!s.
text.startsWith("-")){o.push(s);continue}let i=e[r+1],l=s.text.startsWith("--")?Yr(s.text,i,t):es(s.text,i,t);if(l===null||
s.hasGlob||l.tookNext&&i?.hasGlob!==!1)return null;n.push(...l.options),l.tookNext&&(r+=1)}return{options:n,operands:o}}
function Yr(e,t,n){let[,o="",,r]=/^--([^=]*)(=(.*))?$/s.exec(e)??[],s=n.longWithValue.has(o);return!s&&!n.longAlone.has(
o)&&!n.longAlone.has(o.replace(/^no-/,""))?null:r!==void 0?{options:[{name:o,value:r}],tookNext:!1}:s?t===void 0?null:{options:[
{name:o,value:t.text}],tookNext:!0}:{options:[{name:o,value:null}],tookNext:!1}}function es(e,t,n){let o=[];for(let r=1;r<
e.length;r+=1){let s=e[r]??"";if(n.shortWithValue.includes(s)){let i=e.slice(r+1),l=i===""?t?.text:i;return l===void 0?null:
{options:[...o,{name:s,value:l}],tookNext:i===""}}if(!n.shortAlone.includes(s))return null;o.push({name:s,value:null})}return{
options:o,tookNext:!1}}function he(e){return new Set(e.trim().split(/\s+/))}var ts=new Set(["HOME","CURL_HOME","XDG_CONFIG_HOME","WGETRC","SYSTEM_WGETRC"]),ns=new Set(["I","head","V","version","M",
"manual","K","config"]),os=new Set("h help V version spider e execute config r recursive m mirror p page-requisites".split(
" "));function fn(e){let t=j(e);if(t.kind!=="simple"||t.assignments.some(({name:i})=>ts.has(i)))return null;let n=t.words[0]?.
text;if(n!=="curl"&&n!=="wget")return null;let o=pn(t.words.slice(1),n==="curl"?un:cn);if(o===null||!o.operands.every(rs))
return null;let r=ls(t.redirects),s=n==="curl"?ss(o.options,o.operands.length,r):is(o.options,o.operands.length,r);return s===
null?null:{tool:n,where:s}}function rs({text:e,hasGlob:t,hasTilde:n}){return e!==""&&!n&&(!t||e.includes("://"))}function ss(e,t,n){
if(!n||mn(e,ns,["X","request"]))return null;let o=e.flatMap(({name:l,value:a})=>l==="O"||l==="remote-name"?["a derived n\
ame"]:(l==="o"||l==="output")&&a!==null?[a]:[]),r=t+e.filter(({name:l})=>l==="url").length,s=o.slice(0,r);if(s.includes(
""))return null;if(s.some(ge))return"standard output";let i=e.some(({name:l})=>l==="remote-name-all");return s.length<r&&
!i?"nowhere declared":null}function is(e,t,n){if(t===0||mn(e,os,["method"]))return null;let o=e.findLast(({name:r})=>r===
"O"||r==="output-document")?.value??null;return o===null?"nowhere declared":ge(o)&&n?"standard output":null}function mn(e,t,n){
return e.some(({name:o,value:r})=>t.has(o)||n.includes(o)&&r!==null&&/^head$/i.test(r))}function ge(e){return e==="-"||/^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.
test(e)}function ls(e){let t=new Map([[1,!0],[2,!0]]);for(let{fd:n,operator:o,target:r}of e){let s=n??(o.startsWith("<")?
0:1),i=/^(\d{1,3})-?$/.exec(r.text),l=o===">&"||o==="<&";if(l&&i!==null)t.set(s,t.get(Number(i[1]))===!0);else if(o.startsWith(
"&")||l&&r.text!=="-"&&n===null)for(let a of[1,2])t.set(a,ge(r.text));else t.set(s,r.text!=="-"&&ge(r.text))}return t.get(
1)===!0}function as(e){if(e.name!=="PreToolUse"||e.tool!=="Bash")return d;let t=u(e.toolInput,"command"),n=t===null?null:fn(t);return n===
null?d:c({kind:"deny",reason:ds(n),instead:null})}function ds({tool:e,where:t}){let n=e==="curl"?"-o FILE":"-O FILE",o="\
then read the lines you need from FILE.";return t==="standard output"?`This ${e} prints into the context. Name a file: ${n}\
, ${o}`:e==="curl"?`This curl prints into the context. Add ${n} for each address, ${o}`:`This wget declares no file for \
what it fetches. Add ${n}, ${o}`}var yn={name:"require-output-path",tier:"enforcement",seams:[{event:"PreToolUse",tool:"\
Bash"}],decides:["deny"],recordsTools:!1,flows:[["WORLD","CONTEXT"],["WORLD","WORKSPACE"]],operands:[],asks:[],why:"What\
 was fetched into a named file can be checked, and read again in part.",doesNotTouch:"Fetches into a file, headers alone\
, recursion, pipes, and any command that is not one simple fetch.",clients:{verified:[],note:"A denial of a command reac\
hes the model on 2.0.77, 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:as};var gn=480;function wn(e,t,n){let o=M(Buffer.from(t)),r=`${ue(o)}, ${t.length} characters`,s=`${W(e.address,e.lines)} (${r}\
):
`;if(s.length+t.length<=n)return s+t;let i=n-s.length-hn(e,t,0,o).length-20,l=/[\ud800-\udbff]/.test(t.charAt(i-1))?i-1:
i;return s+t.slice(0,l)+hn(e,t,l,o)}function hn(e,t,n,o){let r=e.lines===null?0:e.lines.first-1,s=r+t.slice(0,n).split(`\

`).length,i=W(e.address,{first:s,last:r+o});return`
[detent: ${t.length-n} characters are left out here; to see lines of them, run: echo ${i}]`}var bn=8800,us=Math.floor(bn/gn);function cs(e,t){if(e.name!=="UserPromptSubmit")return d;let n=ps(X(e.prompt));if(n.length===
0)return d;let o=[],r=n.slice(0,us),s=bn;for(let[l,{pointer:a}]of r.entries()){let p=R(a,t);if(!p.isKnown)return m(p.question);
let f=fs(a,p.value,Math.floor(s/(r.length-l)));s-=f.length,o.push(f)}let i=n.length-r.length;return i>0&&o.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),c({kind:"advise",text:o.join(`

`)})}function ps(e){return e.filter(({text:t},n)=>e.findIndex(o=>o.text===t)===n)}function fs(e,t,n){return t.kind!=="by\
tes"?A(e,t):wn(e,Buffer.from(t.bytes).toString("utf8"),n)}var Tn={name:"resolve-prompt-pointers",tier:"injection",seams:[
{event:"UserPromptSubmit",tool:null}],decides:["advise"],recordsTools:!1,flows:[["STORE","CONTEXT"],["USER","CONTEXT"]],
operands:["DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object"],why:"A user can hand over a stored text by its\
 address instead of pasting it.",doesNotTouch:"The prompt itself, and texts that only look like a reference.",clients:{verified:[],
note:"Advice on a prompt reaches the model on 2.0.77, 2.1.301 and 2.1.332, within 10,000 characters."},inactive:null,voids:[],
decide:cs};function we(e){let t=e.provenance.slice(0,800),n=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),o=n.length<e.text.length?
"…":"";return`The latest recorded test run (from ${t}; not run again now): ${n}${o}`}function ms(e,t){if(e.name!=="SessionStart"||e.source!=="compact")return d;let n=t.facts.latestTestRun();return n.isKnown?
n.value===null?d:c({kind:"advise",text:we(n.value)}):m(n.question)}var En={name:"restore-after-compact",tier:"injection",
seams:[{event:"SessionStart",tool:null}],decides:["advise"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["D\
ETENT_FACTS_FILE"],asks:["test-run fact"],why:"A summary tends to lose whether the tests passed, and when.",doesNotTouch:"\
Every other start of a session, and sessions without a recorded test run.",clients:{verified:[],note:"The event with the\
 source compact fired on 2.1.301 and 2.1.332, and its advice reaches the model."},inactive:null,voids:[],decide:ms};function ys(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return d;let n=u(e.toolInput,"content"),o=n===null?null:fe(n);
if(o===null)return d;let r=Ue(e);if(r!==null)return r;if(o.length===0)return H("Line 1 of the splice has no line after i\
t.");let s=S(e,u(e.toolInput,"file_path")),i=o.map((f,k)=>ws(hs(f,s,t),k===o.length-1));for(let[f,k]of i.entries())if(k.
kind==="miss")return H(bs(o[f],k.why));let l=i.find(f=>f.kind==="open");if(l!==void 0)return m(l.question);let a=i.flatMap(
f=>f.kind==="bytes"?[f.bytes]:[]),p=me(Buffer.concat(a),"The spliced text");return p.kind==="refused"?H(p.reason):c({kind:"\
rewrite-input",input:{...e.toolInput,content:p.text}})}function hs({source:e},t,n){if(e===null)return ee("A line is =L<a\
>-<b> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");if(e.kind==="literal")return{kind:"bytes",bytes:Buffer.
from(e.text)};if(e.kind==="target")return gs(e.lines,t,n);let o=R(e.pointer,n);return o.isKnown?o.value.kind==="bytes"?o.
value:ee(A(e.pointer,o.value)):{kind:"open",question:o.question}}function gs(e,t,n){if(t===null)return ee("The call name\
s no file for certain.");let o=n.workspace.read(t);if(!o.isKnown)return{kind:"open",question:o.question};if(o.value.kind!==
"file")return ee("There is no such file.");let r=G(o.value.bytes,e);return r.kind==="bytes"?r:ee(`The file has ${r.lineCount}\
 lines.`)}function ws(e,t){return e.kind!=="bytes"||t||e.bytes.length===0||e.bytes.at(-1)===10?e:ee("It ends without a l\
ine end and would run into the next line. Type its last line as +text.")}function ee(e){return{kind:"miss",why:e}}function bs(e,t){
let n=e===void 0?"":e.written.replace(/\n$/,""),o=n.length>100?`${n.slice(0,100)}…`:n;return`Line ${e?.number} of the \
splice, ${JSON.stringify(o)}, gives no text: ${t}`}var kn={name:"splice",tier:"enforcement",seams:[{event:"PreToolUse",tool:"\
Write"}],decides:["rewrite-input","deny"],recordsTools:!1,flows:[["CONTEXT","WORKSPACE"],["STORE","WORKSPACE"]],operands:[
"DETENT_STORE_DIR","DETENT_STORE_SCOPE"],asks:["stored object","file bytes"],why:"Blocks are moved and kept by line numb\
er, without being typed again and without an anchor.",doesNotTouch:"Content whose first line is anything but detent://sp\
lice.",clients:{verified:[],note:"2.1.301 and 2.1.332 apply a rewritten Write; 2.0.77 ignores it, so there a splice is r\
efused."},inactive:null,voids:[],decide:ys};function Ts(e,t){if(e.name!=="PreToolUse"||e.tool!=="Edit")return d;let n=u(e.toolInput,"old_string"),o=S(e,u(e.toolInput,
"file_path"));if(n===null||n===""||o===null||e.toolInput.replace_all===!0)return d;let r=t.workspace.read(o);if(!r.isKnown)
return m(r.question);if(r.value.kind!=="file")return d;let s=Es(Buffer.from(r.value.bytes),Buffer.from(n));if(s===1)return d;
let i=s===0?"The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there.":`T\
he text of old_string stands at ${s} places in the file. Give more of the lines around it.`;return c({kind:"deny",reason:i,
instead:null})}function Es(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+1))n+=1;return n}var vn={name:"uni\
que-anchor",tier:"enforcement",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["deny"],recordsTools:!1,flows:[["CONTEX\
T","WORKSPACE"]],operands:["DETENT_ANCHOR_GATE"],asks:["file bytes"],why:"An anchor that stands at several places, or at\
 none, does not say where the edit belongs.",doesNotTouch:"Edits of every occurrence, new files, and every Edit while th\
e row is inactive.",clients:{verified:[],note:"2.0.77, 2.1.301 and 2.1.332 refuse such an Edit themselves before any hoo\
k runs."},inactive:{what:"the row",reason:"The client checks the anchor before any hook runs, and sees through line ends\
 and quotes, as bytes do not.",tried:["2.0.77","2.1.301","2.1.332"],turnedOnBy:"DETENT_ANCHOR_GATE",isTurnedOn:({anchorGate:e})=>e===
"on"},voids:[],decide:Ts};function ks(e,t){if(e.name!=="SubagentStart")return d;let n=t.facts.latestTestRun();return n.isKnown?n.value===null?d:c(
{kind:"advise",text:we(n.value)}):m(n.question)}var Sn={name:"warm-subagent",tier:"injection",seams:[{event:"SubagentSta\
rt",tool:null}],decides:["advise"],recordsTools:!1,flows:[["WORKSPACE","CONTEXT"]],operands:["DETENT_FACTS_FILE"],asks:[
"test-run fact"],why:"A subagent knows nothing of what its parent has run, and would run the tests again.",doesNotTouch:"\
Sessions without a recorded test run.",clients:{verified:[],note:"Advice at the start reaches a subagent's first message\
 on 2.1.301 and 2.1.332."},inactive:null,voids:[],decide:ks};var C=[de,bt,ut,yn,on,Jt,vn,Bt,kn,Kt,$t,_t,wt,Ft,Et,Ct,kt,vt,Rt,dn,At,Nt,Tt,Tn,Sn,En,an];function xn(e,t){return vs(e,t).folded}function vs(e,t,n=C){let o=[],r=[],s=[],i=[],l=e,a=null;for(let p of Ss(e,t.operands,
n)){let f=a!==null&&a.kind!=="rewrite-input",k=l!==e;if(f&&!xs(p)){o.push({move:p,outcome:{kind:"not reached"},sawRewrite:k});
continue}let w=p.decide(l,t);o.push({move:p,outcome:w,sawRewrite:k}),w.kind==="undetermined"&&!f&&p.decides.length>0&&i.
push(w.question),w.kind==="fires"&&(s.push(...w.effects),w.decision?.kind==="advise"?r.push(w.decision.text):w.decision!==
null&&(a=w.decision),l=Os(l,w.decision))}return{rows:o,folded:{decision:a,advice:r,effects:s,open:i}}}function Ss(e,t,n=C){
let o="tool"in e?e.tool:null,r=i=>it(i,t)&&!t.movesOff.includes(i.name)&&!(i.recordsTools&&o!==null&&t.captureSkip.includes(
o)),s=i=>n.filter(l=>r(l)&&l.seams.some(a=>a.event===e.name&&a.tool===i));return o===null?s(null):[...s("*"),...s(o)]}function xs(e){
return e.decides.every(t=>t==="advise")}function Os(e,t){return t?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:t.input}}var On=9500,Rs=new Map([["PreToolUse",["deny","rewrite-input","advise"]],["PostToolUse",["rewrite-output","advise"]],["P\
ostToolUseFailure",["advise"]],["UserPromptSubmit",["advise"]],["SubagentStart",["advise"]],["SessionStart",["advise"]],
["Stop",["block"]],["MessageDisplay",["display"]]]);function As(e,t){return Rs.get(e)?.includes(t)===!0}function be(e,t){
let n=t.decision===null?null:Rn(e.name,t.decision);if(t.advice.length===0)return n;let o=Rn(e.name,{kind:"advise",text:_s(
t.advice)});return n===null?o:Ps(n,o)}function Rn(e,t){if(!As(e,t.kind))throw new Error(`reply.ts: No reply row for ${t.
kind} at ${e}.`);switch(t.kind){case"deny":return re(e,{permissionDecision:"deny",permissionDecisionReason:t.reason});case"\
rewrite-input":return re(e,{updatedInput:t.input});case"rewrite-output":return re(e,{updatedToolOutput:t.output});case"a\
dvise":return re(e,{additionalContext:t.text});case"display":return re(e,{displayContent:t.text});case"block":return{decision:"\
block",reason:t.reason}}}function re(e,t){return{hookSpecificOutput:{hookEventName:e,...t}}}function Ps(e,t){let n={...E(
e,"hookSpecificOutput"),...E(t,"hookSpecificOutput")};return{...e,hookSpecificOutput:n}}function _s(e){let t=e.join(`

`);if(t.length<=On)return t;let n=`
[detent: advice of ${t.length} characters was cut here]`;return t.slice(0,On-n.length).replace(/[\ud800-\udbff]$/,"")+n}var He="hook-fault",Ns=300,Ds="detent could not finish judging this call, and a call that barrier-world judges does not \
pass unjudged. Fetch into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.";function An(e,t,{
movesOff:n},o){let r=Pn(e),s=$s(r,t,o),i=`detent: ${r}${s===null?"":` Not in the ledger: ${s}`}
`;return t===null||!Cs(t,n)?{stdout:"",stderr:i}:{stdout:`${JSON.stringify(be(t,{decision:{kind:"deny",reason:Ds,instead:null},
advice:[]}))}
`,stderr:i}}function Cs(e,t){return e.name==="PreToolUse"&&dt(e.tool)&&!t.includes(de.name)}function $s(e,t,n){let o=t!==
null&&"tool"in t?t:null;try{let{ledger:r,at:s}=n();return r.append({ts:s,move:He,event:t?.name??null,session:t?.sessionId??
null,agent:t?.agentId??null,tool:o?.tool??null,toolUse:o?.toolUseId??null,address:null,chars:null,detail:{fault:e}}),null}catch(r){
return Pn(r)}}function Pn(e){return(e instanceof Error?e.message:String(e)).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
" ").slice(0,Ns)}var Fs=["npm test","npm t","npm run test*","npm run-script test*","pnpm test*","pnpm run test*","yarn test*","yarn run t\
est*","bun test","bun run test*","deno test","deno task test*","node --test","vitest","jest","mocha","ava","tap","jasmin\
e","karma start","playwright test","cypress run","ng test","pytest","py.test","python -m pytest","python -m unittest","p\
ython manage.py test","python3 -m pytest","python3 -m unittest","python3 manage.py test","tox","nox","hatch test","cargo\
 test","cargo nextest run","go test","gotestsum","mvn test","mvn verify","mvnw test","mvnw verify","gradle test","gradle\
 check","gradlew test","gradlew check","sbt test","rspec","rake test*","rails test*","phpunit","pest","composer test","a\
rtisan test","php artisan test","dotnet test","ctest","swift test","mix test","flutter test","dart test","zig build test",
"zig test","stack test","cabal test","bazel test","make test*","make check","just test*","task test*","turbo test*","tur\
bo run test*","nx test","prove"],Ws=["npx","npx --yes","npx -y","npm exec","npm exec --","pnpm exec","pnpm dlx","yarn ex\
ec","yarn dlx","bunx","uv run","poetry run","pipenv run","pdm run","hatch run","bundle exec"],js=new Set(["--help","-h",
"--version","-V","--collect-only","--co","--list","--listTests","--list-tests","--no-run","--showConfig","--dry-run"]);function Te(e){
let t=j(e);return t.kind==="simple"&&Is(t.words.map(n=>n.text))!==void 0}function Is(e){let n=Ls(e).map((o,r)=>r===0?o.replace(
/^.*[\\/]/,""):o);if(!n.some(o=>js.has(o)))return Fs.find(o=>_n(n,o.split(" ")))}function Ls(e){let n=Ws.map(o=>o.split(
" ")).filter(o=>_n(e,o)).sort((o,r)=>r.length-o.length)[0];return n===void 0?e:e.slice(n.length)}function _n(e,t){return t.
every((n,o)=>{let r=e[o];if(!n.endsWith("*"))return r===n;let s=n.slice(0,-1);return r===s||r?.startsWith(`${s}:`)===!0})}function Cn(e){let t=[],n=[{value:e}];for(let o=n.pop();o!==void 0;o=n.pop())"text"in o?t.push(o.text):Ms(n,t,o.value);return t.
join("")}function Ms(e,t,n){if($(n)){let o=n.map(r=>[{value:r}]);Dn(e,[{text:"["},...Nn(o),{text:"]"}])}else y(n)?Dn(e,[
{text:"{"},...Nn(Us(n)),{text:"}"}]):t.push(Hs(n))}function Us(e){let t=[];for(let n of Object.keys(e).sort()){let o=e[n];
o!==void 0&&t.push([{text:`${JSON.stringify(n)}:`},{value:o}])}return t}function Nn(e){return e.flatMap((t,n)=>n===0?t:[
{text:","},...t])}function Dn(e,t){for(let n of[...t].reverse())e.push(n)}function Hs(e){if(typeof e!="number"||Number.isFinite(
e))return JSON.stringify(e);if(Number.isNaN(e))throw new RangeError("NaN is not JSON");return e>0?"1e999":"-1e999"}var Js=32e6,Bs=1500,Ks=new Set(["prev_hash","row_hash"]),Vs=/^0*$/;function Fn(e,t){if(e.statSync(t).size>Js)return null;
let{rows:n,rowCount:o}=qs(Buffer.from(e.readFileSync(t)).toString("utf8"));for(let[r,s]of[...n.entries()].reverse()){let i=zs(
s);if(i===null)continue;let l=`row ${r+1} of the hash-chained fact file ${t}`,a=n.length===o?"":`, whose chain is verifi\
ed up to row ${n.length} of ${o}`;return{text:Xs(i),provenance:l+a}}return null}function qs(e){let t=e.split(`
`).filter(r=>r.trim()!==""),n=[],o=null;for(let r of t){let s=v(r);if(!y(s))break;let[i,l]=[Je(s,"prev_hash"),Je(s,"row_\
hash")];if(!(o===null?Vs.test(i):i===o)||l===""||!Gs(l,s))break;n.push(s),o=l}return{rows:n,rowCount:t.length}}function Je(e,t){
return u(e,t)??""}function Gs(e,t){let n=Je(t,"prev_hash");return[["prev_hash","row_hash"],["row_hash"]].some(o=>{let r=Cn(
Object.fromEntries(Object.entries(t).filter(([s])=>!o.includes(s))));return["",`
`].some(s=>b(n+s+r)===e)})}function zs(e){if($n(e))return e;let t=Object.values(e).filter(y),[n,o]=t.filter(r=>$n(r));return n===
void 0||o!==void 0?null:n}function $n(e){if(["kind","type","fact","event"].map(o=>u(e,o)).some(o=>o!==null&&/^test[-_. ]?run$/i.
test(o)))return!0;let n=u(e,"command");return n!==null&&Te(n)}function Xs(e){return Object.entries(e).flatMap(([n,o])=>{
let r=Ks.has(n)?null:Qs(o);return r===null?[]:[`${n}: ${r}`]}).join(", ").slice(0,Bs).replace(/[\ud800-\udbff]$/,"")}function Qs(e){
return typeof e=="string"?e.replace(/\s+/g," ").slice(0,300):typeof e=="number"||typeof e=="boolean"?String(e):null}var Zs=[[/^The user doesn't want to (?:proceed with this tool use|take this action right now)\./,"user"],[/^\[Request interrupted by user for tool use\]$/,
"user"],[/^This command requires approval$/,"mode"],[/^This Bash command contains multiple operations\. The following parts? requires? approval: /,
"mode"],[/^\S+ in '.*' needs approval\. The path is /s,"mode"],[/^Claude requested permissions to .+, but you haven't granted it yet\./s,
"mode"],[/^Permission to use \S+ has been auto-denied in dontAsk mode\./,"mode"],[/^Permission to use \S+ (?:with command .+ )?has been denied\./s,
"permission rule"],[/^\S+ in '.*' was blocked\. For security, Claude Code may only /s,"built-in guard"],[/^Output redirection to '.*' was blocked\./s,
"built-in guard"],[/^Glob patterns are not allowed in write operations\./,"built-in guard"],[/^Command contains quoted characters in flag names/,
"built-in guard"],[/^Contains shell syntax \(\S+\) that cannot be statically analyzed/,"built-in guard"],[/^Newline followed by # inside a quoted argument can hide /,
"built-in guard"],[/^Commands that change directories and write via output redirec/,"built-in guard"],[/^Permission for this command was denied by a built-in Claude Code safety check/,
"built-in guard"],[/^Permission for this action was denied by the Claude Code auto mode classifier\./,"auto-mode classif\
ier"],[/^PreToolUse:\S+ hook error: /,"hook"],[/^Hook PreToolUse:\S+ denied this tool/,"hook"],[/^Blocked by hook$/,"hoo\
k"]],Ys=/^PreToolUse hook for \S+ returned updatedInput that (?:failed schema validation|the tool refused)/,ei=new Map([
["user-rejected","unknown"],["permission-rule","unknown"],["interrupted","user"],["automode-blocked","auto-mode classifi\
er"],["automode-unavailable","auto-mode classifier"]]),ti=new Set(["cancelled"]);function Wn(e){if(!e.isError)return null;
let t=e.text.trim();if(Ys.test(t))return{kind:"invalid rewrite"};let n=Zs.find(([r])=>r.test(t));if(n!==void 0)return{kind:"\
denial",source:n[1]};let{denialKind:o}=e;return o===null||ti.has(o)?null:{kind:"denial",source:ei.get(o)??"unknown"}}function Ee(e,t,n){let o=e.openSync(t,"r");try{let r=e.fstatSync(o).size,s=Math.max(0,r-n),l=ni(e,o,s,r).toString("utf8").
split(`
`);return{lines:(s===0?l:l.slice(1)).filter(p=>p!==""),isWhole:s===0}}finally{e.closeSync(o)}}function ni(e,t,n,o){let r=Buffer.
alloc(o-n);for(let s=0;s<r.length;){let i=e.readSync(t,r,s,r.length-s,n+s);if(i===0)return r.subarray(0,s);s+=i}return r}var oi=1e6,jn=1200;function In(e,t){let n=new Map,o=null;for(let i of Ee(e,t,oi).lines){let l=v(i);if(y(l))for(let a of ri(
l))si(a,n),o=ii(a,l,n)??o}if(o===null)return null;let r=o.at===null?"":` at ${o.at}`;return{text:`\`${o.command}\` ${o.ending}${r}\
. The end of its output:
${o.output}`,provenance:`a Bash call in this session's log ${t}`}}function ri(e){let t=E(e,"message");return t===null?[]:
(q(t,"content")??[]).filter(y)}function si(e,t){if(u(e,"type")!=="tool_use"||u(e,"name")!=="Bash")return;let[n,o]=[u(e,"\
id"),E(e,"input")],r=o===null?null:u(o,"command");n!==null&&r!==null&&Te(r)&&t.set(n,r.trim())}function ii(e,t,n){if(u(e,
"type")!=="tool_result")return null;let[o,r]=[u(e,"tool_use_id"),E(t,"toolUseResult")],s=o===null?void 0:n.get(o);if(s===
void 0||r!==null&&u(r,"backgroundTaskId")!==null)return null;let i=li(e.content),l=L(e,"is_error")===!0,a=u(t,"toolDenia\
lKind");if(Wn({toolUseId:o,isError:l,text:i,response:void 0,denialKind:a})!==null)return null;let f=r!==null&&L(r,"inter\
rupted")===!0?"was interrupted":l?"ended with an error":"ended without an error";return{command:s,ending:f,output:ai(i),
at:u(t,"timestamp")}}function li(e){return typeof e=="string"?e:$(e)?e.flatMap(t=>y(t)?u(t,"text")??[]:[]).join(`
`):""}function ai(e){let t=e.trimEnd();return t.length<=jn?t:`…${t.slice(t.length-jn).replace(/^[\udc00-\udfff]/,"")}`}function Mn(e,t,n){return Ln(e,t,Fn)??Ln(e,n,In)}function Ln(e,t,n){if(t===null||t==="")return null;try{return e.statSync(
t).isFile()?n(e,t):null}catch(o){if(T(o))return null;throw o}}function Un(e){let{disk:t,store:n,lookups:o}=e,r={kind:"absent"};return{workspace:{size:s=>J("file size",s,()=>di(t,s),r),
read:s=>J("file bytes",s,()=>ui(t,s),r),realPath:s=>J("real path",s,()=>t.realpathSync(s),null)},store:{has:s=>J("stored\
 object",s,()=>n.has(s),!1),get:s=>J("stored object",s,()=>n.get(s),r)},ledger:{lookup:(s,i)=>J("lookup",`${s} ${i}`,()=>o.
find(s,i),null)},facts:{latestTestRun:()=>J("test-run fact","latest test run",()=>Mn(t,e.operands.factsFile,e.transcriptPath),
null)},operands:e.operands,clock:{now:()=>g(e.now())},client:{version:()=>Pe("client version","client","An event does no\
t carry its client's version.")}}}function J(e,t,n,o){try{return g(n())}catch(r){if(T(r))return g(o);let s=O(r);if(s===null)
throw r;return Pe(e,t,`The disk answered ${s}.`)}}function di(e,t){let n=e.statSync(t);return n.isFile()?{kind:"file",bytes:n.
size}:{kind:"other"}}function ui(e,t){return e.statSync(t).isFile()?{kind:"file",bytes:e.readFileSync(t)}:{kind:"other"}}var ci=new Set(["DETENT_GREP_HEAD_LIMIT","DETENT_TRUNCATE_THRESHOLD","DETENT_TRUNCATE_KEEP","DETENT_READ_LARGE_BYTES","D\
ETENT_READ_DEFAULT_LIMIT","DETENT_BOUNDS_MODE","DETENT_SEARCH_TOOL","DETENT_STORE_DIR","DETENT_UPLOADS_DIR","DETENT_MOVE\
S_OFF","DETENT_CAPTURE_SKIP","DETENT_STORE_SCOPE","DETENT_ANCHOR_GATE","DETENT_FACTS_FILE"]);function Be(e){return ci.has(
e)}function ve(e){let t=[],n=(a,p,f,k=1/0)=>{let w=ke(e,a),V=w===null?{value:p,why:null}:pi(w,p,f,k);return w!==null&&V.
why!==null&&t.push({name:a,given:w,used:String(V.value),why:V.why}),V.value},o=(a,p,f)=>{let k=ke(e,a),w=f.find(V=>V===k);
return k!==null&&w===void 0&&t.push({name:a,given:k,used:p,why:`Not one of ${f.join(", ")}.`}),w===void 0?p:w},r=a=>{let p=ke(
e,a);return p===null||fi(p)?p:(t.push({name:a,given:p,used:"not set",why:"Not an absolute path."}),null)},s=n("DETENT_TR\
UNCATE_THRESHOLD",8e3,700),i=Math.floor((s-600)/2);return{operands:{grepHeadLimit:n("DETENT_GREP_HEAD_LIMIT",200,1),truncateThreshold:s,
truncateKeep:n("DETENT_TRUNCATE_KEEP",Math.min(2e3,i),0,i),readLargeBytes:n("DETENT_READ_LARGE_BYTES",1e5,0),readDefaultLimit:n(
"DETENT_READ_DEFAULT_LIMIT",2e3,1),boundsMode:o("DETENT_BOUNDS_MODE","deny",["deny","inject"]),searchTool:o("DETENT_SEAR\
CH_TOOL","auto",["auto","present","absent"]),storeDir:r("DETENT_STORE_DIR"),uploadsDir:r("DETENT_UPLOADS_DIR"),factsFile:r(
"DETENT_FACTS_FILE"),movesOff:Hn(e,"DETENT_MOVES_OFF"),captureSkip:Hn(e,"DETENT_CAPTURE_SKIP"),storeScope:o("DETENT_STOR\
E_SCOPE","project",["project","all"]),anchorGate:o("DETENT_ANCHOR_GATE","off",["off","on"])},ignored:t}}function ke(e,t){
let n=Object.hasOwn(e,t)?e[t]:void 0;return n===void 0||n.trim()===""?null:n.trim()}function pi(e,t,n,o){if(!/^-?\d{1,15}$/.
test(e))return{value:t,why:"Not a whole number of at most 15 digits."};let r=Number(e);return r<n?{value:n,why:`Below th\
e least value, ${n}.`}:r>o?{value:o,why:`Above the largest value that fits, ${o}.`}:{value:r,why:null}}function Hn(e,t){
let n=ke(e,t);return n===null?[]:n.split(",").map(o=>o.trim()).filter(o=>o!=="")}function fi(e){return e.startsWith("/")||
/^[A-Za-z]:[\\/]/.test(e)}function Jn(e,t){let n=`${t}/firings.jsonl`;return{append:o=>Ke(e,t,n,JSON.stringify(o)),read:()=>hi(e,n)}}function Ke(e,t,n,o){
e.mkdirSync(t,{recursive:!0,mode:448});let r=e.openSync(n,"a+",384);try{let s=Buffer.from(`${yi(e,r)?`
`:""}${o}
`),i=e.writeSync(r,s,0);if(i!==s.length)throw new Error(`${n}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(r)}}function mi(e,t){try{return Buffer.from(e.readFileSync(t)).toString().split(`
`).filter(o=>o!=="")}catch(n){if(T(n))return[];throw n}}function yi(e,t){let n=e.fstatSync(t).size;if(n===0)return!1;let o=new Uint8Array(
1);return e.readSync(t,o,0,1,n-1)===1&&o[0]!==10}function hi(e,t){let n=[],o=0;for(let r of mi(e,t)){let s=v(r);y(s)?n.push(
s):o+=1}return{rows:n,torn:o}}var gi=4096;function Bn(e,t){let n=r=>`${t}/lookups/${r}`,o=(r,s)=>Kn(e,`${n(r)}/${b(s)}`,gi);return{find:o,note(r,s,i){
o(r,s)!==i&&Ke(e,n(r),`${n(r)}/${b(s)}`,JSON.stringify(i))}}}function Kn(e,t,n){try{let{lines:o,isWhole:r}=Ee(e,t,n),s=o.
map(v).findLast(i=>typeof i=="string");return typeof s=="string"?s:r?null:Kn(e,t,2*n)}catch(o){if(T(o))return null;throw o}}var wi=".put-";function se(e,t){try{return e.lstatSync(t),!0}catch(n){if(T(n))return!1;throw n}}function Ve(e,t){se(e,t)||
e.mkdirSync(t,{recursive:!0,mode:448})}function qe(e,t,n,o){let{path:r,fd:s}=bi(e,t,n);try{try{le(e,s,o)}finally{e.closeSync(
s)}e.renameSync(r,`${t}/${n}`)}catch(i){throw e.unlinkSync(r),i}}function bi(e,t,n){for(let o=0;;o+=1){let r=`${t}/${wi}${process.
pid}-${o}-${n}`;try{return{path:r,fd:e.openSync(r,"wx",384)}}catch(s){if(O(s)!=="EEXIST"||o>=1e3)throw s}}}function Vn(e,t,n){let o=Ti(t,n.root),r=`${t}/objects`,s=i=>n.kind==="all"||se(e,`${o}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,a=b(l);return Ve(e,r),ki(e,`${r}/${a}`,l)||qe(e,r,a,l),Ve(e,o),se(e,`${o}/${a}`)||qe(e,o,a,new Uint8Array(
0)),a},get(i){return s(i)?Ei(e,`${r}/${i}`,i):{kind:"absent"}},has(i){return s(i)&&se(e,`${r}/${i}`)}}}function Ti(e,t){
return`${e}/scopes/${b(t)}`}function Ei(e,t,n){let o=qn(e,t);return o==="absent"?{kind:"absent"}:o==="other"||b(o)!==n?{
kind:"damaged",address:n}:{kind:"object",bytes:o}}function qn(e,t){try{return e.lstatSync(t).isFile()?e.readFileSync(t):
"other"}catch(n){if(T(n))return"absent";throw n}}function ki(e,t,n){let o=qn(e,t);return typeof o!="string"&&Buffer.from(
n).equals(o)}function xe(e,t){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:n=""}=t;if(Se(n))return`${n}/detent/store`;let o=Ge(
t);return o===null?null:`${o}/.local/share/detent/store`}function Ge(e){let{HOME:t="",USERPROFILE:n=""}=e;return Se(t)?t:
Se(n)?n:null}function Oe(e,t){let{CLAUDE_PROJECT_DIR:n=""}=e,o=Se(n)?n:t;return o.length>1?o.replace(/[\\/]+$/,""):o}function Se(e){
return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function Gn(e,t){let{operands:n}=ve(t.env),o=null;try{let r=v(Si(e()));if(r===void 0)throw new Error("Standard input is \
no JSON document.");return o=rt(r),o===null?{stdout:"",stderr:""}:vi(o,n,t)}catch(r){return An(r,o,n,()=>{let{ledger:s}=zn(
o,n,t);return{ledger:s,at:t.now()}})}}function vi(e,t,n){let o=zn(e,t,n),{disk:r,now:s}=n,{store:i,lookups:l}=o,a=Un({disk:r,
store:i,lookups:l,operands:t,transcriptPath:e.transcriptPath,now:s}),p=xn(e,a);p.effects.length>0&&st(p.effects,o,s());let f=be(
e,p);return{stdout:f===null?"":`${JSON.stringify(f)}
`,stderr:""}}function Si(e){let t=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8");return t.charCodeAt(0)===
65279?t.slice(1):t}function zn(e,t,n){let o=xe(t,n.env);if(o===null)return xi;let{disk:r,env:s}=n,i=null,l=()=>{let a=Oe(
s,e?.cwd??n.cwd());return i??=Vn(r,o,{kind:t.storeScope,root:a}),i};return{store:{put:a=>l().put(a),has:a=>l().has(a),get:a=>l().
get(a)},ledger:Jn(r,o),lookups:Bn(r,o)}}var xi={store:{put:ze,has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:ze},lookups:{
find:()=>null,note:ze}};function ze(){throw new Error("There is no folder for the store: neither DETENT_STORE_DIR nor HO\
ME is set.")}var Oi=["/etc/claude-code/managed-settings.json","/Library/Application Support/ClaudeCode/managed-settings.json"];function Xn(e,t,n){
let o=Ri(t),r=[...o===null?[]:[["user",`${o}/settings.json`]],["project",`${n}/.claude/settings.json`],["local",`${n}/.c\
laude/settings.local.json`],...Oi.map(i=>["managed",i])],s=new Set;return r.flatMap(([i,l])=>s.has(l)?[]:(s.add(l),Ai(e,
i,l)))}function Ri(e){let{CLAUDE_CONFIG_DIR:t=""}=e;if(t!=="")return t;let n=Ge(e);return n===null?null:`${n}/.claude`}function Qn(e){
let t=Object.entries(E(e,"env")??{});return Object.fromEntries(t.flatMap(([n,o])=>n.startsWith("DETENT_")&&typeof o=="st\
ring"?[[n,o]]:[]))}function Ai(e,t,n){try{let o=v(Buffer.from(e.readFileSync(n)).toString());return y(o)?[{kind:t,path:n,
settings:o,problem:null}]:[{kind:t,path:n,settings:null,problem:"It is no JSON object."}]}catch(o){if(T(o))return[];let r=O(
o);if(r===null)throw o;return[{kind:t,path:n,settings:null,problem:`The disk answered ${r}.`}]}}var Pi=["PreToolUse","PostToolUse","PostToolUseFailure","UserPromptSubmit","Stop","SubagentStart","SubagentStop","Sessio\
nStart","PreCompact","PostCompact","FileChanged","MessageDisplay"],_i=["Grep","Read","Bash","Edit","Write","WebFetch","W\
ebSearch"];function Xe(e=[],t=C){let n=t.flatMap(o=>o.seams);return Pi.flatMap(o=>{let r=n.filter(s=>s.event===o).map(({
tool:s})=>s);return r.length===0||o==="FileChanged"&&e.length===0?[]:[{event:o,matcher:Di(o,r,e)}]})}var Zn="installed-by-detent";function Ni({matcher:e},t){return{...e===null?{}:{matcher:e},hooks:[t]}}function Yn(e=C){let t={type:"command",command:"\
node",args:["${CLAUDE_PLUGIN_ROOT}/dist/hook.cjs"]},n=Xe([],e).map(o=>[o.event,[Ni(o,t)]]);return{description:"One progr\
am judges, shortens and records what it is asked about, and is silent otherwise.",hooks:Object.fromEntries(n)}}function Di(e,t,n){
if(e==="FileChanged")return n.join("|");if(e==="SessionStart")return"compact";if(t.includes(null))return null;if(t.includes(
"*"))return"*";let o=new Set(t);return[..._i.filter(s=>o.delete(s)),...o].join("|")}var Ci=/^node '((?:[^']|'\\'')*[\\/]hook\.cjs)'(?: (\S+))?$/;function Qe(e){return Object.keys(E(e,"hooks")??{}).flatMap(
n=>(q(E(e,"hooks")??{},n)??[]).flatMap(o=>{if(!y(o))return[];let r=u(o,"matcher");return(q(o,"hooks")??[]).flatMap(s=>{let i=y(
s)?$i(s):null;return i===null?[]:[{event:n,matcher:r,...i}]})}))}function $i(e){let t=u(e,"command");if(u(e,"type")!=="c\
ommand"||t===null)return null;let n=q(e,"args");if(n===null)return Fi(t);let[o,r,...s]=n;return t==="detent"&&o==="hook"?
{form:"exec",by:"by hand",program:null}:t!=="node"||typeof o!="string"||s.length>0?null:eo("exec",o,typeof r=="string"?r:
null)}function Fi(e){if(/(?:^|[\s/])detent hook$/.test(e))return{form:"shell",by:"by hand",program:null};let[,t,n]=Ci.exec(
e)??[];return t===void 0?null:eo("shell",t.replaceAll("'\\''","'"),n??null)}function eo(e,t,n){return/[\\/]hook\.cjs$/.test(
t)?n===Zn?{form:e,by:"install",program:t}:/[\\/]detent[\\/](?:.*[\\/])?hook\.cjs$/.test(t)?{form:e,by:"by hand",program:t}:
null:null}var ie="none",to={DETENT_GREP_HEAD_LIMIT:({grepHeadLimit:e})=>`${e}`,DETENT_READ_LARGE_BYTES:({readLargeBytes:e})=>`${e}`,
DETENT_READ_DEFAULT_LIMIT:({readDefaultLimit:e})=>`${e}`,DETENT_TRUNCATE_THRESHOLD:({truncateThreshold:e})=>`${e}`,DETENT_TRUNCATE_KEEP:({
truncateKeep:e})=>`${e}`,DETENT_BOUNDS_MODE:({boundsMode:e})=>e,DETENT_SEARCH_TOOL:({searchTool:e})=>e,DETENT_ANCHOR_GATE:({
anchorGate:e})=>e,DETENT_MOVES_OFF:({movesOff:e})=>e.join(", ")||ie,DETENT_CAPTURE_SKIP:({captureSkip:e})=>e.join(", ")||
ie,DETENT_STORE_SCOPE:({storeScope:e})=>e,DETENT_STORE_DIR:({storeDir:e})=>e??ie,DETENT_UPLOADS_DIR:({uploadsDir:e})=>e??
ie,DETENT_FACTS_FILE:({factsFile:e})=>e??ie};function no(e,t){let n=[{texts:e,source:"environment"},...t.flatMap(l=>l.settings===
null?[]:[{texts:Qn(l.settings),source:Wi(l)}])],o=Object.assign({},...n.map(({texts:l})=>l)),{operands:r,ignored:s}=ve(o),
i=l=>n.findLast(({texts:a})=>(a[l]??"").trim()!=="")?.source??"default";return{operands:r,rows:Object.keys(to).filter(Be).
map(l=>({name:l,value:to[l](r),source:i(l)})),ignored:[...s,...ji(r),...Ii(o)].map(l=>({...l,source:i(l.name)}))}}function Wi({
kind:e,path:t}){return e==="project"?`${t} (of this repository)`:t}function ji({movesOff:e}){let t="DETENT_MOVES_OFF";return e.
filter(n=>!C.some(o=>o.name===n)).map(n=>({name:t,given:n,used:"nothing",why:"There is no move of this name."}))}function Ii(e){
return Object.keys(e).filter(t=>t.startsWith("DETENT_")&&!Be(t)).map(t=>({name:t,given:e[t]??"",used:"nothing",why:"Ther\
e is no such operand."}))}var Ze=["USER","CONTEXT","WORKSPACE","STORE","WORLD"],B=["2.0.77","2.1.301","2.1.332"];function N(e,t){return{ceiling:e,
reason:t}}var oo=new Map([["USER → CONTEXT",N("protocol","A hook can add to a prompt and cannot replace it.")],["USER \
→ STORE",N("protocol","A file named with @ in a prompt is read without a tool call, in no event.")],["CONTEXT → USER",
N("protocol","The screen can be changed; a reply is sent back once, and then stands.")],["CONTEXT → WORKSPACE",N("prot\
ocol","What a shell command writes shows afterwards; Edit anchors are checked before any hook.")],["CONTEXT → STORE",N(
"protocol","Events carry the last message of a turn, and neither thinking nor text between tool calls.")],["WORKSPACE → \
CONTEXT",N("protocol","The result of a failed command and one that the client spilled to a file cannot be bounded.")],["\
WORKSPACE → STORE",N("protocol","A change that no tool makes is told only for file names that the wiring lists.")],["S\
TORE → WORKSPACE",N("protocol","A reference as an Edit's anchor never arrives: the client looks for it in the file fir\
st.")],["WORLD → CONTEXT",N("boundary","MCP tools are not named, so what they bring passes.")],["WORLD → WORKSPACE",
N("boundary","Only a simple curl or wget is judged; other programs fetch as they like.")],["WORLD → STORE",N("boundary",
"What a command fetches into a file is kept when a tool reads it.")]]),ro=new Map([["USER → WORKSPACE",{reason:"A pers\
on's own edit passes no hook before it is done.",tried:B}],["USER → WORLD",{reason:"What a person fetches or sends out\
side of a session passes no hook.",tried:B}],["CONTEXT → WORLD",{reason:"What a command sends cannot be told from its \
text for certain.",tried:B}],["WORKSPACE → USER",{reason:"A person reads files without any event.",tried:B}],["WORKSPA\
CE → WORLD",{reason:"What a program sends cannot be told from its command for certain.",tried:B}],["STORE → WORLD",{
reason:"Nothing sends what is stored, by design.",tried:B}],["WORLD → USER",{reason:"What reaches a person outside of \
a session passes no hook.",tried:B}]]);function so(e,t,n,o){let r=o?`${t}.detent-${process.pid}`:t,s;try{s=e.openSync(r,"wx",438)}catch(i){if(O(i)==="EEXIST"&&
!o)return!1;throw i}try{try{le(e,s,n)}finally{e.closeSync(s)}return o&&e.renameSync(r,t),!0}catch(i){throw e.unlinkSync(
r),i}}var io=[{name:"detent store slice",flows:[["STORE","USER"]],works:Li},{name:"detent store materialize",flows:[["STORE","\
WORKSPACE"]],works:Mi}];function Li(){let e=G(Buffer.from(`one
two
three
`),{first:2,last:2});return e.kind==="bytes"&&Buffer.from(e.bytes).toString()===`two
`}function Mi(){let e=new Map;return so({openSync:n=>(e.set(n,""),1),writeSync:(n,o,r)=>(e.set("/f",Buffer.from(o.subarray(
r)).toString()),o.length-r),closeSync:()=>{},renameSync:()=>{},unlinkSync:()=>{}},"/f",Buffer.from("text"),!1)&&e.get("/\
f")==="text"}function lo(e=C,t=io){let n=[],o=t.filter(({works:r})=>!r()).map(({name:r})=>`${r} does not do what it is there for.`);for(let r of Ze)
for(let s of Ze){if(r===s)continue;let i=[r,s],l=Ui(i,e,t),[a,p]=[oo.get(K(i)),ro.get(K(i))];n.push(Hi(i,l,a,p)),o.push(
...Ji(K(i),l,a,p))}return{cells:n,drift:o}}function K(e){return e.join(" → ")}function Ui(e,t,n){let o=({flows:s})=>s.
some(i=>K(i)===K(e));return[...t.filter(s=>s.inactive===null&&o(s)),...n.filter(o)].map(({name:s})=>s)}function Hi(e,t,n,o){
return t.length===0?{state:"VOID",flow:e,void:o??{reason:"Nothing serves it.",tried:[]}}:n===void 0?{state:"SERVED",flow:e,
by:t,limit:null}:{state:"PARTIAL",flow:e,by:t,limit:n}}function Ji(e,t,n,o){return t.length===0&&o===void 0?[`${e} is se\
rved by nothing, and no reason is declared.`]:t.length>0&&o!==void 0?[`${e} is declared void, and ${t.join(", ")} serve \
it.`]:t.length===0&&n!==void 0?[`${e} has a limit, and nothing serves it.`]:[]}function co(e,t){try{if(ao(e,t)===null)return null;let o=(ao(e,`${t}/objects`)??[]).filter(F),r=o.reduce((s,i)=>s+e.lstatSync(
`${t}/objects/${i}`).size,0);return{objects:o.length,bytes:r,...Bi(e,`${t}/firings.jsonl`)}}catch(n){let o=O(n);if(o===null)
throw n;return`${t} cannot be read: the disk answered ${o}.`}}function ao(e,t){try{return e.readdirSync(t)}catch(n){if(O(
n)==="ENOENT")return null;throw n}}function Bi(e,t){let n=Ki(e,t),o=v(n.toString("utf8",0,Math.max(0,n.indexOf(`
`))));return{firings:uo(n,`
`),faults:uo(n,`"move":"${He}"`),since:y(o)?u(o,"ts"):null}}function Ki(e,t){try{return Buffer.from(e.readFileSync(t))}catch(n){
if(T(n))return Buffer.alloc(0);throw n}}function uo(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+t.length))
n+=1;return n}function mo({disk:e,env:t,project:n,program:o}){let r=Xn(e,t,n),{operands:s,rows:i,ignored:l}=no(t,r),a=r.flatMap(Vi),p=xe(
s,t),f=p===null?null:co(e,p),k=lo();return{version:o.version,hook:o.hook,wired:a,cells:k.cells,operands:i,ignored:l,storeFolder:p,
store:typeof f=="string"?null:f,drift:[...r.flatMap(Gi),...r.flatMap(w=>zi(e,w)),...a.length>1?[`The hook is wired ${a.length}\
 times, so each event is judged as often.`]:[],...Zi(e,o.hook),...k.drift,...typeof f=="string"?[f]:[]]}}function Vi({path:e,
settings:t}){if(t===null)return[];let n=Object.entries(E(t,"enabledPlugins")??{}).filter(([r,s])=>r.startsWith("detent@")&&
s===!0).map(([r])=>({place:`${r} in ${e}`,by:"plugin",program:null,events:[]})),o=qi(Qe(t));return[...n,...o.map(r=>({place:e,
...r}))]}function qi(e){let t=new Map;for(let{by:n,program:o,event:r}of e){let s=`${n} ${o}`,i=t.get(s)??{by:n,program:o,
events:[]};i.events.push(r),t.set(s,i)}return[...t.values()]}function Gi({path:e,settings:t,problem:n}){return t===null?
[`${e}: ${n}`]:t.disableAllHooks===!0?[`${e} switches all hooks off (disableAllHooks).`]:[]}function zi(e,{path:t,settings:n}){
let o=n===null?[]:Qe(n).filter(({by:l})=>l==="install");if(o.length===0)return[];let s=[...new Set(o.flatMap(({program:l})=>l??
[]))].filter(l=>!yo(e,l)),i=Xe(Xi(o));return[...s.map(l=>`${t} starts ${l}, which does not exist.`),...o.filter(l=>!i.some(
a=>po(a,l))).map(({event:l,matcher:a})=>`${t} wires ${fo(l,a)}, which this version does not.`),...i.filter(l=>Qi(l,o)&&!o.
some(a=>po(l,a))).map(({event:l,matcher:a})=>`${t} does not wire ${fo(l,a)}, which this version does.`)].map(l=>`${l} \`d\
etent install\` writes it anew.`)}function Xi(e){return e.flatMap(({event:t,matcher:n})=>t==="FileChanged"&&n!==null?n.split(
"|"):[])}function Qi({event:e},t){let n=t.some(({form:o})=>o==="exec")?"2.1.139":"2.0.77";return Le(n,`event:${e}`)==="y\
es"}function po(e,t){return e.event===t.event&&e.matcher===t.matcher}function fo(e,t){return t===null?e:`${e} for ${t}`}
function Zi(e,t){let n=t.replace(/dist[\\/]hook\.cjs$/,"hooks/hooks.json"),o=Yi(e,n);return o===null||JSON.stringify(o)===
JSON.stringify(Yn())?[]:[`${n} wires other events than its program has moves for. Install the plugin again.`]}function Yi(e,t){
if(!t.endsWith(".json")||!yo(e,t))return null;let n=v(Buffer.from(e.readFileSync(t)).toString());return y(n)?n:{}}function yo(e,t){
try{return e.lstatSync(t),!0}catch(n){if(T(n))return!1;throw n}}var el=19,tl=7;function ho(e){return[`detent ${e.version}, ${e.hook}`,"",...te("Wired",e.wired.map(nl),["Not wired in a \
settings file of this user or project. A plugin given with --plugin-dir stands in none."]),...te("Store",sl(e),[]),...te(
"Flows",e.cells.map(ol),[]),...te("Operands",il(e),[]),...te("Ignored",ll(e),["Nothing."]),...te("Drift",e.drift,["None."])].
map(n=>`${oe(n,"one-line")}
`).join("")}function te(e,t,n){return[e,...(t.length===0?n:t).map(o=>`  ${o}`)]}function nl({place:e,by:t,program:n,events:o}){
return t==="plugin"?`plugin ${e}`:`${e}: ${n??"detent hook"}, ${t==="install"?"by detent install":"by hand"}, ${o.join("\
, ")}`}function ol(e){let t=`${K(e.flow).padEnd(el)}  ${e.state.padEnd(tl)}`;if(e.state==="VOID")return`${t}  ${e.void.reason}${rl(
e.void.tried)}`;let n=`by ${e.by.join(", ")}.`;return e.limit===null?`${t}  ${n}`:`${t}  ${n} Limit (${e.limit.ceiling})\
: ${e.limit.reason}`}function rl(e){return e.length===0?"":` Tried on ${e.join(", ")}.`}function sl({storeFolder:e,store:t}){
if(e===null)return["Neither DETENT_STORE_DIR nor HOME says where it is: nothing is stored."];if(t===null)return[`${e}: n\
othing is stored yet.`];let n=t.since===null?"":` since ${t.since}`;return[`${e}: ${t.objects} objects, ${t.bytes} bytes\
, ${t.firings} lines of the ledger${n}.`,"It keeps prompts, results and written files as they are until a person removes\
 them:","`detent store prune` previews that, and deleting the folder removes all.",...t.faults===0?[]:[`${t.faults} faul\
ts of the hook stand in firings.jsonl.`]]}function il({operands:e}){let[t,n]=[e.map(({name:s})=>s.length),e.map(({value:s})=>s.
length)],[o,r]=[Math.max(...t),Math.min(40,Math.max(...n))];return e.map(({name:s,value:i,source:l})=>`${s.padEnd(o)}  ${i.
padEnd(r)}  ${l}`)}function ll({ignored:e}){return e.map(({name:t,given:n,used:o,why:r,source:s})=>`${t}=${n} from ${s}:\
 ${r} In force: ${o}.`)}var go={disk:{closeSync:h.closeSync,fstatSync:h.fstatSync,lstatSync:h.lstatSync,mkdirSync:h.mkdirSync,openSync:h.openSync,
readFileSync:h.readFileSync,readSync:h.readSync,realpathSync:h.realpathSync,renameSync:h.renameSync,statSync:h.statSync,
unlinkSync:h.unlinkSync,writeSync:h.writeSync},env:process.env,cwd:()=>process.cwd(),now:()=>new Date().toISOString()};function wo({
stdout:e,stderr:t}){if(e===""&&t==="")return;let n=Re(1,e,h.writeSync,ae),o=n===null?"":`detent: Standard output could n\
ot be written (${n}).
`;Re(2,t===""?o:t,h.writeSync,ae)}var al=(e,t,n,o)=>(0,h.readSync)(e,t,n,o,null);function dl(){let{disk:e,env:t}=go,n=mo(
{disk:{...e,readdirSync:o=>(0,h.readdirSync)(o)},env:t,project:Oe(t,process.cwd()),program:{version:"0.1.0",hook:process.
argv[1]??""}});wo({stdout:ho(n),stderr:""})}process.argv[2]==="status"?dl():wo(Gn(()=>et(0,al,ae),go));
