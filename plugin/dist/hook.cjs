// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.
var y=require("node:fs");function C(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function v(e){
let t=C(e);return t==="ENOENT"||t==="ENOTDIR"}function _e(e,t,n){for(let o=0;o<n.length;)o+=e.writeSync(t,n,o)}var An=128*1024*1024,$e=1500,Rn=16*1024;function Ce(e,t,n,o=An){let r=Buffer.allocUnsafe(Rn),s=0;for(;;){s===r.length&&(r=
Buffer.concat([r],r.length*2));let i=Ne(e,t,n,r,s);if(i===0)return r.subarray(0,s);if(s+=i,s>o)throw On(e,t,n,r),new Error(
`Standard input holds more than ${o} bytes.`)}}function ue(e,t,n,o){let r=Buffer.from(t),s=0;for(let i=0;s<r.length;)try{
s+=n(e,r,s),i=0}catch(l){let u=C(l);if(u==="EPIPE")return null;if(u!=="EAGAIN"||i>=$e)return u??"unknown";o(De(i)),i+=1}
return null}function q(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function On(e,t,n,o){for(;Ne(e,t,
n,o,0)>0;);}function Ne(e,t,n,o,r){for(let s=0;;s+=1)try{return t(e,o,r,o.length-r)}catch(i){let l=C(i);if(l==="EOF"||l===
"EBADF")return 0;if(l!=="EAGAIN"||s>=$e)throw i;n(De(s))}}function De(e){return Math.min(1+e,20)}function g(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function _(e){return Array.isArray(e)}function O(e){
try{return JSON.parse(e)}catch{return}}function d(e,t){let n=e[t];return typeof n=="string"?n:null}function je(e,t){let n=e[t];
return typeof n=="number"&&Number.isFinite(n)?n:null}function D(e,t){let n=e[t];return typeof n=="boolean"?n:null}function A(e,t){
let n=e[t];return g(n)&&n!==Object.prototype?n:null}function Fe(e,t){let n=e[t];return _(n)?n:null}function Me(e){if(!g(e))return null;let t=d(e,"hook_event_name"),n=Pn(e);return _n(t,e,n)??$n(t,e,n)}function Pn(e){return{
sessionId:d(e,"session_id"),cwd:d(e,"cwd"),transcriptPath:d(e,"transcript_path"),permissionMode:d(e,"permission_mode"),promptId:d(
e,"prompt_id"),agentId:d(e,"agent_id"),agentType:d(e,"agent_type")}}function _n(e,t,n){let o=d(t,"tool_name");if(o===null)
return null;let r=A(t,"tool_input")??{},s={...n,tool:o,toolInput:r,toolUseId:d(t,"tool_use_id")};switch(e){case"PreToolU\
se":return{name:e,...s};case"PostToolUse":return{name:e,...s,toolResponse:Nn(t,"tool_response")};case"PostToolUseFailure":
return{name:e,...s,error:d(t,"error"),isInterrupt:D(t,"is_interrupt")};default:return null}}function $n(e,t,n){let o=d(t,
"trigger"),r=d(t,"source"),s=D(t,"stop_hook_active"),i=d(t,"last_assistant_message");switch(e){case"UserPromptSubmit":return de(
d(t,"prompt"),l=>({name:e,...n,prompt:l,source:r}));case"Stop":return{name:e,...n,isStopHookActive:s,lastAssistantMessage:i};case"\
SubagentStart":return{name:e,...n};case"SubagentStop":{let l=d(t,"agent_transcript_path");return{name:e,...n,isStopHookActive:s,
lastAssistantMessage:i,agentTranscriptPath:l}}case"SessionStart":return{name:e,...n,source:r};case"PreCompact":return{name:e,
...n,trigger:o,customInstructions:d(t,"custom_instructions")};case"PostCompact":return{name:e,...n,trigger:o,compactSummary:d(
t,"compact_summary")};case"FileChanged":{let l=d(t,"event");return de(d(t,"file_path"),u=>({name:e,...n,filePath:u,change:l}))}case"\
MessageDisplay":return de(d(t,"delta"),l=>({name:e,...n,...Cn(t),delta:l}));default:return null}}function Cn(e){return{turnId:d(
e,"turn_id"),messageId:d(e,"message_id"),index:je(e,"index"),isFinal:D(e,"final")}}function de(e,t){return e===null?null:
t(e)}function Nn(e,t){let n=Object.hasOwn(e,t)?e[t]:void 0;return n===void 0?null:n}function Ue(e,t,n){for(let o of e)o.kind==="put"?t.store.put(o.content):o.kind==="row"?t.ledger.append(Dn(o.row,n)):t.lookups.
note(o.table,o.key,o.value)}function Dn(e,t){return{ts:t,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function We(e,t){return e.inactive===null||e.inactive.isTurnedOn(t)}var a={kind:"silent"};function f(e){return{kind:"undetermined",question:e}}function c(e,t=[]){return{kind:"fires",decision:e,
effects:t}}var Le="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",He=new Map([["WebFet\
ch",`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${Le}`],["WebSearch",`WebSearch \
gives results that nobody can repeat. Fetch a known address ${Le}`]]);function Ie(e){return He.has(e)}function jn(e){if(e.
name!=="PreToolUse")return a;let t=He.get(e.tool);return t===void 0?a:c({kind:"deny",reason:t,instead:null})}var V={name:"\
barrier-world",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"WebSearch"}],decides:["deny"],recordsTools:!1,
inactive:null,decide:jn};function k(e,t){return t===null||t===""||t.startsWith("~")||t.includes("\0")?null:t.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
t)||t.startsWith("\\\\")?t:e.cwd===null||e.cwd===""?null:`${e.cwd}/${t}`}var Fn=/\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i;function Mn(e,t){if(e.name!=="PreToolUse"||e.tool!==
"Read")return a;if(Object.hasOwn(e.toolInput,"limit")||Object.hasOwn(e.toolInput,"offset"))return a;let n=k(e,d(e.toolInput,
"file_path"));if(n===null||Fn.test(n))return a;let o=t.workspace.size(n);if(!o.isKnown)return f(o.question);if(o.value.kind!==
"file"||o.value.bytes<=t.operands.readLargeBytes)return a;let r={...e.toolInput,limit:t.operands.readDefaultLimit};if(t.
operands.boundsMode==="inject")return c({kind:"rewrite-input",input:r});let s=[`The file has ${o.value.bytes} bytes and \
this Read has no bound.`,`Call Read with ${JSON.stringify(r)}, or set offset and limit to the lines you need.`];return c(
{kind:"deny",reason:s.join(" "),instead:{tool:"Read",input:r}})}var Je={name:"bound-read",seams:[{event:"PreToolUse",tool:"\
Read"}],decides:["deny","rewrite-input"],recordsTools:!1,inactive:null,decide:Mn};var Un=/^[0-9a-f]{64}$/;function j(e){return Un.test(e)}function b(e){let t=process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex");if(!j(t))throw new Error(`address.ts: SHA-256 gave "${t}".`);return t}function F(e){let t=0;for(let n=e.indexOf(10);n!==-1;n=e.indexOf(10,n+1))t+=1;return e.length===0||e[e.length-1]===10?t:
t+1}function G(e){return e===1?"1 line":`${e} lines`}function z(e,t){let n=F(e);if(t.first<1||t.first>t.last||t.last>n)return{
kind:"outside",lineCount:n};let o=Be(e,t.first,1,0),r=Be(e,t.last+1,t.first,o);return{kind:"bytes",bytes:e.subarray(o,r)}}
function Be(e,t,n,o){let r=o;for(let s=n;s<t;s+=1){let i=e.indexOf(10,r);if(i===-1)return e.length;r=i+1}return r}function h(e){return{isKnown:!0,value:e}}function ce(e,t,n){return{isKnown:!1,question:{kind:e,about:t,why:n}}}var Wn=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function P(e){let t=Wn.exec(e),n=t?.[1];if(t===null||n===
void 0||!j(n))return null;let[o,r]=[t[2],t[3]];return o===void 0||r===void 0?{address:n,lines:null}:{address:n,lines:{first:Number(
o),last:Number(r)}}}function $(e,t){return t===null?`detent://${e}`:`detent://${e}:L${t.first}-${t.last}`}function T(e,t){
let n=t.store.get(e.address);return!n.isKnown||n.value.kind!=="object"||e.lines===null?n.isKnown?h(Ln(n.value)):n:h(z(n.
value.bytes,e.lines))}function Ln(e){return e.kind==="object"?{kind:"bytes",bytes:e.bytes}:e}function E(e,t){let n=$(e.address,
e.lines);switch(t.kind){case"absent":return`${n} is not in this project's store.`;case"damaged":return`${n} names a stor\
ed object whose bytes are damaged.`;case"outside":return`${n} asks for lines outside of the object, which has ${t.lineCount}\
 lines.`}}function Q(e,t,n){if(e.length<=t.truncateThreshold)return null;let o=Hn(e,t.truncateKeep),r=In(e,e.length-t.truncateKeep),
s=b(e),i=1+Ke(e,o),l=1+Ke(e,r-1),u=$(s,{first:i,last:l}),m=`
[detent: ${[`${r-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${F(Buffer.from(e))}`,`the whole text\
 is ${$(s,null)}`,`to see lines of it, ${t.truncateThreshold} characters at a time, run: echo ${u}`].join("; ")}${n===null?
"":`; ${n}`}]
`;return{text:e.slice(0,o)+m+e.slice(r),address:s}}function Hn(e,t){return qe(e,t)?t-1:t}function In(e,t){return qe(e,t)?
t+1:t}function qe(e,t){let[n,o]=[e.charCodeAt(t-1),e.charCodeAt(t)];return n>=55296&&n<=56319&&o>=56320&&o<=57343}function Ke(e,t){
let n=0;for(let o=e.indexOf(`
`);o!==-1&&o<t;o=e.indexOf(`
`,o+1))n+=1;return n}function R(e,t,n,o,r={}){let s="tool"in t?{tool:t.tool,toolUseId:t.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:t.
name,sessionId:t.sessionId,agentId:t.agentId,...s,address:n,chars:o,detail:r}}var Jn=200;function Ge(e){return pe(e)?null:JSON.stringify(e)}function pe(e){let t=[e];for(let n=0;t.length>0;n+=1){if(n>=
Jn)return!0;t=t.flatMap(Bn)}return!1}function Bn(e){return _(e)?e.filter(Ve):g(e)?Object.values(e).filter(Ve):[]}function Ve(e){
return typeof e=="object"&&e!==null}var Kn=new Set(["Bash","PowerShell"]),qn=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),Vn=new Set(["image","audio",
"video","pdf","document"]),Gn=new Set(["data","base64","blob","signature"]);function ze(e,t,n){if(qn.has(e)||pe(t)||g(t)&&
d(t,"persistedOutputPath")!==null)return null;let o=zn(e,t,n);return o===t?null:o}function zn(e,t,n){return Kn.has(e)?Qn(
t,n):e==="Read"?Zn(t,n):fe(t,null,n)}function Qn(e,t){return!g(e)||e.isImage===!0?e:Qe(e,["stdout","stderr"],t)}function Zn(e,t){
if(!g(e)||d(e,"type")!=="text")return e;let n=A(e,"file");if(n===null)return e;let o=Qe(n,["content"],t);return o===n?e:
{...e,file:o}}function Qe(e,t,n){let o=e;for(let r of t){let s=d(e,r),i=s===null?null:n(s);i!==null&&(o={...o,[r]:i})}return o}
function fe(e,t,n){if(typeof e=="string"){let o=t!==null&&Gn.has(t)?null:n(e);return o===null?e:o}if(_(e)){let o=e.map(r=>fe(
r,t,n));return o.every((r,s)=>r===e[s])?e:o}return g(e)?Xn(e,n):e}function Xn(e,t){if(Vn.has(d(e,"type")??""))return e;let n=!1,
o=Object.entries(e).map(([r,s])=>{let i=s===void 0?void 0:fe(s,r,t);return n||=i!==s,[r,i]});return n?Object.fromEntries(
o):e}function Yn(e,t){if(e.name!=="PostToolUse")return a;let n=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
r=ze(e.tool,e.toolResponse,s=>{let i=Q(s,t.operands,n);return i===null?null:(o.push({kind:"put",content:s}),o.push({kind:"\
row",row:R("bound-result",e,i.address,s.length)}),i.text)});return r===null?a:c({kind:"rewrite-output",output:r},o)}var Ze={
name:"bound-result",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,inactive:null,decide:Yn};function eo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Grep")return a;if(d(e.toolInput,"output_mode")!=="content")return a;
if(Object.hasOwn(e.toolInput,"head_limit"))return a;let n={...e.toolInput,head_limit:t.operands.grepHeadLimit};if(t.operands.
boundsMode==="inject")return c({kind:"rewrite-input",input:n});let o=["This search shows lines and has no bound.",`Call \
Grep with ${JSON.stringify(n)}, or set head_limit to what you need.`];return c({kind:"deny",reason:o.join(" "),instead:{
tool:"Grep",input:n}})}var Xe={name:"bound-search",seams:[{event:"PreToolUse",tool:"Grep"}],decides:["deny","rewrite-inp\
ut"],recordsTools:!1,inactive:null,decide:eo};function S(e,t,n,o={}){let r=R(e,t,b(n),n.length,o);return[{kind:"put",content:n},{kind:"row",row:r}]}function to(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return a;let t={trigger:e.trigger};
return c(null,S("capture-compact-summary",e,e.compactSummary,t))}var Ye={name:"capture-compact-summary",seams:[{event:"P\
ostCompact",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:to};var no=16e6;function L(e,t,n,o,r={}){let s=o.workspace.size(n);if(!s.isKnown)return s;let i=m=>h([{kind:"row",row:R(e,t,
null,null,{...r,path:n,state:m})}]);if(s.value.kind==="other")return h([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>no)return i(`not copied: ${s.value.bytes} bytes`);let l=o.workspace.read(n);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):h([]);let{bytes:u}=l.value,p={...r,path:n,state:"file",bytes:u.
length};return h([{kind:"put",content:u},{kind:"row",row:R(e,t,b(u),null,p)}])}function oo(e,t){let n=e.name==="PostToolUse"?ro(e):null;if(n===null)return a;let{text:o,path:r}=n,s=L("capture-emission",
e,r,t,{what:"file"});return s.isKnown?c(null,[...S("capture-emission",e,o,{what:"emission",path:r}),...s.value]):f(s.question)}
function ro(e){let t=so.get(e.tool);if(t===void 0)return null;let n=d(e.toolInput,t.text),o=k(e,d(e.toolInput,t.path));return n===
null||o===null?null:{text:n,path:o}}var so=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),et={name:"capture-emission",seams:[{event:"\
PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],decides:[],recordsTools:!0,
inactive:null,decide:oo};function io(e){if(e.name!=="PostToolUseFailure"||e.error===null)return a;let t={isInterrupt:e.isInterrupt};return c(null,
S("capture-failure",e,e.error,t))}var tt={name:"capture-failure",seams:[{event:"PostToolUseFailure",tool:"*"}],decides:[],
recordsTools:!0,inactive:null,decide:io};function lo(e,t){if(e.name!=="FileChanged")return a;let n=k(e,e.filePath);if(n===null)return a;let o=L("capture-file-cha\
nge",e,n,t,{change:e.change});return o.isKnown?o.value.length===0?a:c(null,o.value):f(o.question)}var nt={name:"capture-\
file-change",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:lo};var ot=" machinery";function me(e){return b(e.prompt)}function ye(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function ge(e){return e.sessionId}function rt(e){let t=ge(e),n=me(e)+(ye(e)?"":ot);return t===null?[]:[{kind:"note",
table:"turn-prompt",key:t,value:n}]}function st(e){if(e===null)return null;let t=e.replace(ot,"");return j(t)?{prompt:t,
isFromPerson:t===e}:null}function ao(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return a;let t=S("capture-prompt",e,e.prompt,{source:e.source});
return c(null,[...t,...rt(e)])}var it={name:"capture-prompt",seams:[{event:"UserPromptSubmit",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:ao};function uo(e,t){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return a;let n=e.lastAssistantMessage,
o=ge(e),r=o===null?h(null):t.ledger.lookup("turn-prompt",o);if(!r.isKnown)return f(r.question);let s=st(r.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:b(n)}],l={prompt:s===null?null:s.prompt};return c(
null,[...S("capture-reply",e,n,l),...i])}var lt={name:"capture-reply",seams:[{event:"Stop",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:uo};function he(e,t){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,t])}function at(e){let t=e.tool===
"Grep"?he(e,e.tool):null;return t===null?[]:[{kind:"note",table:"tool-seen",key:t,value:"seen"}]}function co(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return a;let t=Ge(e.toolResponse);if(t===null)return a;let n=R(
"capture-result",e,b(t),t.length);return c(null,[{kind:"put",content:t},{kind:"row",row:n},...at(e)])}var ut={name:"capt\
ure-result",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,inactive:null,decide:co};function po(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return a;if(e.lastAssistantMessage==="")return a;
let t={agentType:e.agentType};return c(null,S("capture-subagent-reply",e,e.lastAssistantMessage,t))}var dt={name:"captur\
e-subagent-reply",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:po};function fo(e,t){if(e.name!=="PostToolUse"||e.tool!=="Read")return a;let n=t.operands.uploadsDir,o=k(e,d(e.toolInput,"fi\
le_path"));if(n===null||o===null)return a;let[r,s]=[t.workspace.realPath(n),t.workspace.realPath(o)];if(!r.isKnown)return f(
r.question);if(!s.isKnown)return f(s.question);if(r.value===null||s.value===null)return a;if(!mo(s.value,r.value))return a;
let i=L("capture-upload",e,s.value,t);return i.isKnown?i.value.length===0?a:c(null,i.value):f(i.question)}function mo(e,t){
let[n,o]=[ct(e),ct(t)];return n.length>o.length&&o.every((r,s)=>r===n[s])}function ct(e){let t=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(t).filter(n=>n!=="")}var pt={name:"capture-upload",seams:[{event:"PostToolUse",tool:"Read"}],decides:[],
recordsTools:!0,inactive:null,decide:fo};var yo=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function H(e){return[...e.matchAll(
yo)].flatMap(t=>{let n=P(t[0]);return n===null?[]:[{pointer:n,text:t[0],at:t.index}]})}var be=5;function go(e,t){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return a;let n=[],o=[],
r=new Map(H(e.lastAssistantMessage).map(({text:p,pointer:m})=>[p,m]));for(let p of r.values()){let m=T(p,t);m.isKnown?m.
value.kind!=="bytes"&&n.push(E(p,m.value)):o.push(m.question)}let[s]=o;if(n.length===0)return s===void 0?a:f(s);let i=n.
length>be?[`${n.length-be} more are cited like this.`]:[],u=[...n.slice(0,be),...i,"Correct the reply: cite what is ther\
e, or say it without a reference."].join(" ");return c({kind:"block",reason:u})}var ft={name:"cite-check",seams:[{event:"\
Stop",tool:null}],decides:["block"],recordsTools:!1,inactive:null,decide:go};function I(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function we(e,t){let[n,o,r,s,i]=["",t,!1,!1,!1];for(;o<
e.length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let u=ho(e,o,l);if(I(u))return u;let p=l==="'"||l==='"'||l===
"\\";r||=p,s||=!p&&/[*?[]/.test(l),i||=l==="~"&&(o===t||/[:=]/.test(e[o-1]??"")),n+=u.text,o=u.end}return{word:{text:n,wasQuoted:r,
hasGlob:s,hasTilde:i},end:o}}function ho(e,t,n){return n==="'"?bo(e,t):n==='"'?wo(e,t):n==="\\"?ko(e,t):n==="$"?{kind:"n\
ot simple",why:e[t+1]==="("?"substitution":"expansion"}:n==="`"?{kind:"not simple",why:"substitution"}:n==="{"||n==="}"?
xo(e,t,n):n<" "||n==="\x7F"?{kind:"not simple",why:"control character"}:{text:n,end:t+1}}function bo(e,t){let n=e.indexOf(
"'",t+1);return n===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(t+1,n),end:n+1}}function wo(e,t){let n="";
for(let o=t+1;o<e.length;o+=1){let r=e[o]??"";if(r==='"')return{text:n,end:o+1};if(r==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(r==="`")return{kind:"not simple",why:"substitution"};let s=e[o+1]??"";if(r==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=r==="\\"&&/[$`"\\]/.test(s);n+=i?s:r,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function ko(e,t){let n=e[t+1];return n===void 0?{kind:"not simple",why:"unclosed quote"}:
n===`
`?{kind:"not simple",why:"escaped line end"}:{text:n,end:t+2}}function xo(e,t,n){return n==="{"&&e[t+1]==="}"?{text:"{}",
end:t+2}:{kind:"not simple",why:"brace expansion"}}var vo=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),To=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function N(e){let t=[],n=[],o=[],r=Z(e,0);for(;r<e.length;){let s=Ao(
e,r);if(I(s))return s;if(s!==null){o.push(s.redirect),r=Z(e,s.end);continue}let i=So(e,r);if(i==="end")break;if(i!==null)
return i;let l=we(e,r);if(I(l))return l;let u=n.length===0?Oo(e.slice(r,l.end),l.word):null;if(I(u))return u;u===null?n.
push(l.word):t.push(u),r=Z(e,l.end)}return Eo({kind:"simple",assignments:t,words:n,redirects:o})}function Eo(e){let t=e.
words[0];return t===void 0?{kind:"not simple",why:"no command"}:!t.wasQuoted&&vo.has(t.text)?{kind:"not simple",why:"res\
erved word"}:e}function Z(e,t){let n=t;for(;e[n]===" "||e[n]==="	";)n+=1;return n}function So(e,t){let n=e[t];return n===
`
`?/^[ \t\n]*$/.test(e.slice(t))?"end":{kind:"not simple",why:"several lines"}:n==="#"?{kind:"not simple",why:"comment"}:
n==="|"?{kind:"not simple",why:e[t+1]==="|"?"list":"pipe"}:n===";"?{kind:"not simple",why:"list"}:n==="&"?{kind:"not sim\
ple",why:e[t+1]==="&"?"list":"background"}:n==="("||n===")"?{kind:"not simple",why:"subshell"}:null}function Ao(e,t){let n=Ro(
e,t),o=t+n.length,r=To.find(u=>e.startsWith(u,o));if(r===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let s=Z(e,o+r.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=we(e,s);return I(i)?i:{redirect:{
fd:n===""?null:Number(n),operator:r,target:i.word},end:i.end}}function Ro(e,t){let n=t;for(;/\d/.test(e[n]??"");)n+=1;return/[<>]/.
test(e[n]??"")?e.slice(t,n):""}function Oo(e,t){let n=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(n===null)return null;
if(n[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=n[1]??"";return{name:o,value:{...t,text:t.
text.slice(o.length+1)}}}function Po(e,t){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!g(e.toolResponse))return a;let n=_o(d(e.toolInput,"command")),
o=d(e.toolResponse,"stdout");if(n===null||o!==n&&o!==`${n}
`)return a;let r=P(n);if(r===null)return a;let s=T(r,t);if(!s.isKnown)return f(s.question);if(s.value.kind!=="bytes")return c(
{kind:"advise",text:E(r,s.value)});let i=Buffer.from(s.value.bytes).toString("utf8"),l=Q(i,t.operands,null),u={...e.toolResponse,
stdout:l===null?i:l.text},p=l===null?[]:[{kind:"put",content:i}],m=l===null?r.address:l.address;return p.push({kind:"row",
row:R("expand-echoed-pointer",e,m,i.length)}),c({kind:"rewrite-output",output:u},p)}function _o(e){let t=e===null?null:N(
e);if(t?.kind!=="simple"||t.assignments.length>0||t.redirects.length>0)return null;let[n,o,...r]=t.words;return n?.text!==
"echo"||o===void 0||r.length>0?null:o.text}var mt={name:"expand-echoed-pointer",seams:[{event:"PostToolUse",tool:"Bash"}],
decides:["rewrite-output","advise"],recordsTools:!1,inactive:null,decide:Po};function yt(e){return e.promptId!==null&&e.promptId!==""}var ke="detent://splice";function X(e){return e!==ke&&!e.startsWith(`${ke}
`)?null:(e.slice(ke.length+1).match(/[^\n]*\n|[^\n]+$/g)??[]).map((n,o)=>({number:o+2,written:n,source:$o(n)}))}function $o(e){
if(e.startsWith("+"))return{kind:"literal",text:e.slice(1)};let t=e.endsWith(`
`)?e.slice(0,-1):e,n=/^=L(\d{1,15})-(\d{1,15})$/.exec(t);if(n!==null)return{kind:"target",lines:{first:Number(n[1]),last:Number(
n[2])}};let o=t.startsWith("=")?P(`detent://${t.slice(1)}`):null;return o===null?null:{kind:"stored",pointer:o}}var Co=5e7;function Y(e,t){if(e.length>Co)return{kind:"refused",reason:`${t} has ${e.length} bytes, more than one call c\
an write.`};let n=Buffer.from(e).toString("utf8");return Buffer.from(n).equals(e)?P(n)!==null||X(n)!==null?{kind:"refuse\
d",reason:`${t} is itself a reference or a splice, so it has two readings.`}:{kind:"text",text:n}:{kind:"refused",reason:`${t}\
 is not UTF-8 text, and this call can write nothing else.`}}function ee(e,t,n){let o=d(e.toolInput,t),r=o===null?null:P(o);if(o===null||r===null)return a;let s=xe(e);if(s!==null)return s;
let i=T(r,n);if(!i.isKnown)return f(i.question);if(i.value.kind!=="bytes")return M(E(r,i.value));let l=Y(i.value.bytes,o);
return l.kind==="refused"?M(l.reason):c({kind:"rewrite-input",input:{...e.toolInput,[t]:l.text}})}function xe(e){return yt(
e)?null:M("This client does not show that it applies a rewritten call. Write the text itself.")}function M(e){return c({
kind:"deny",reason:`${e} Nothing was written.`,instead:null})}function No(e,t){return e.name!=="PreToolUse"||e.tool!=="Edit"?a:ee(e,"new_string",t)}var gt={name:"expand-edit-pointer",
seams:[{event:"PreToolUse",tool:"Edit"}],decides:["rewrite-input","deny"],recordsTools:!1,inactive:null,decide:No};function Do(e,t){return e.name!=="PreToolUse"||e.tool!=="Write"?a:ee(e,"content",t)}var ht={name:"expand-write-pointer",
seams:[{event:"PreToolUse",tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,inactive:null,decide:Do};function jo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=d(e.toolInput,"content"),o=k(e,d(e.toolInput,
"file_path"));if(n===null||o===null)return a;let r=t.workspace.size(o);if(!r.isKnown)return f(r.question);if(r.value.kind!==
"file"||r.value.bytes!==Buffer.byteLength(n))return a;let s=t.workspace.read(o);if(!s.isKnown)return f(s.question);if(s.
value.kind!=="file"||!Buffer.from(n).equals(s.value.bytes))return a;let l=`The file already holds exactly this content (${r.
value.bytes} bytes). Go on without this call.`;return c({kind:"deny",reason:l,instead:null})}var bt={name:"no-reemission",
seams:[{event:"PreToolUse",tool:"Write"}],decides:["deny"],recordsTools:!1,inactive:null,decide:jo};function kt(e){let t=N(e);if(t.kind!=="simple"||t.assignments.length>0||t.redirects.length>0)return null;let n=t.words[0]?.
text;if(n!=="rg"&&n!=="grep")return null;let o={letters:new Set,context:new Map},r=Fo(n,t,o);return r===null?null:Wo(n,r,
o)}function Fo(e,t,n){let o=t.words.slice(1),r=[];for(let s=0;s<o.length;s+=1){let i=o[s];if(i===void 0||i.hasGlob||i.hasTilde)
return null;if(!i.text.startsWith("-")){r.push(i.text);continue}if(e==="grep"&&r.length>0)return null;let l=Mo(e,i.text,
o[s+1],n);if(l===null)return null;s+=l}return r}function Mo(e,t,n,o){let r=e==="grep"?"inE":"in",s=new RegExp(`^-([${r}]\
*)(?:([ABC])(.*))?$`,"s").exec(t);if(s===null||t==="-")return null;for(let p of s[1]??"")o.letters.add(p);let i=Uo(s[2]);
if(i===null)return 0;let l=s[3]!=="",u=l?s[3]:n?.text;return u===void 0||!/^(0|[1-9]\d{0,5})$/.test(u)||o.context.has(i)?
null:(o.context.set(i,Number(u)),l?0:1)}function Uo(e){return e==="A"?"-A":e==="B"?"-B":e==="C"?"-C":null}function Wo(e,t,{
letters:n,context:o}){let[r,s,...i]=t;return r===void 0||!wt(r)||i.length>0||(s===void 0?e==="grep":!wt(s))||o.has("-C")&&
o.size>1?null:{tool:e,pattern:r,path:s??null,ignoresCase:n.has("i"),numbersLines:n.has("n"),isExtended:n.has("E"),context:o}}
function wt(e){return e!==""&&e.isWellFormed()&&!/[\u0000-\u001f\u007f]/.test(e)}var Tt="[\\w \\-,:;=@%!\"'/<>&~#`]",Et="\\\\[wWsS]",St=`\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=]\
)+-?\\]`,Lo=`(?:${Tt}|\\\\[.*[\\]^$\\\\]|${Et}|${St}|\\.)`,Ho=new RegExp(`^\\^?(?:${Lo}\\*?)*\\$?$`),At=`(?:${Tt}|\\\\[.*[\
\\]^$\\\\+?(){}|]|${Et}|${St}|\\.)`,xt=Rt(At),Io=`\\(${xt}(?:\\|${xt})*\\)`,vt=Rt(`(?:${At}|${Io})`),Jo=new RegExp(`^${vt}\
(?:\\|${vt})*$`);function Rt(e){return`\\^?(?:${e}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`}function Ot(e){return!/[\\.*[\]^$+?|(){}]/.
test(e)}function Pt(e,t){return(t?Jo:Ho).test(e)&&Bo(e)}function Bo(e){let t=[...e.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)],
n=[...e.matchAll(/\{(\d+),(\d+)\}/g)];return t.every(([,o="",r=""])=>o<=r)&&n.every(([,o,r])=>Number(o)<=Number(r))}var Ko=1e6;function qo(e,t){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let n=d(e.toolInput,"command"),o=n===null?
null:kt(n);if(o===null||o.path==="-"||e.toolInput.run_in_background===!0)return a;let r=Vo(e,t);if(!r.isKnown)return f(r.
question);if(!r.value)return a;let s=o.tool==="rg"?h(!0):Go(o,e,t);if(!s.isKnown)return f(s.question);if(!s.value)return a;
let i=Qo(o,t.operands.grepHeadLimit),l=`The search tool finds the same lines, within a bound. Call Grep with ${JSON.stringify(
i)}.`;return c({kind:"deny",reason:l,instead:{tool:"Grep",input:i}})}function Vo(e,t){if(t.operands.searchTool!=="auto")
return h(t.operands.searchTool==="present");let n=he(e,"Grep");if(n===null)return h(!1);let o=t.ledger.lookup("tool-seen",
n);return o.isKnown?h(o.value!==null):o}function Go(e,t,n){let o=Ot(e.pattern)&&!e.ignoresCase,r=/^[ -~]+$/.test(e.pattern)&&
Pt(e.pattern,e.isExtended),s=k(t,e.path);if(s===null||!(o||r))return h(!1);let i=n.workspace.size(s);if(!i.isKnown)return i;
if(i.value.kind!=="file"||i.value.bytes>Ko)return h(!1);let l=n.workspace.read(s);return l.isKnown?h(l.value.kind==="fil\
e"&&zo(l.value.bytes,o)):l}function zo(e,t){let n=Buffer.from(e).toString("utf8");return n.includes("\0")||n.startsWith(
"\uFEFF")||!Buffer.from(n).equals(e)?!1:t||n.length===e.length}function Qo(e,t){return{pattern:e.pattern,output_mode:"co\
ntent",...e.path===null?{}:{path:e.path},...e.ignoresCase?{"-i":!0}:{},...e.numbersLines?{"-n":!0}:{},...Object.fromEntries(
e.context),head_limit:t}}var _t={name:"redirect-search",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["deny"],recordsTools:!1,
inactive:null,decide:qo};function ve(e,t){let n=null;return()=>(n??=new RegExp(e,t),n)}var Zo=/^[\x20-\x7e]*$/,Ct=ve(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),Xo=ve(
[String.raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function Te(e,t){if(Zo.test(e)||e.search(Ct())<0)return e;let n="",o=0;for(let{0:r,index:s}of e.matchAll(
Xo()))n+=$t(e.slice(o,s),t)+r,o=s+r.length;return n+$t(e.slice(o),t)}function $t(e,t){return e.replace(Ct(),n=>(n===`
`||n==="	")&&t==="multi-line"?n:Yo(n))}function Yo(e){let t=e.codePointAt(0)??Number.NaN;return t<32?String.fromCodePoint(
9216+t):t===127?"\u2421":`<U+${t.toString(16).toUpperCase().padStart(4,"0")}>`}var Nt=200;function er(e,t){if(e.name!=="MessageDisplay")return a;let n=H(e.delta);if(n.length===0)return a;let o="",r=0;
for(let{pointer:s,text:i,at:l}of n){let u=T(s,t);if(!u.isKnown)return f(u.question);o+=`${e.delta.slice(r,l)}${i} [${tr(
s,u.value)}]`,r=l+i.length}return c({kind:"display",text:o+e.delta.slice(r)})}function tr(e,t){if(t.kind!=="bytes")return E(
e,t);let n=Buffer.from(t.bytes).toString("utf8"),o=G(F(t.bytes));if(n.length<=Nt)return`${Te(n,"one-line")} \xB7 ${o}`;let r=n.
slice(0,Nt).replace(/[\ud800-\udbff]$/,"");return`${Te(r,"one-line")}\u2026 \xB7 ${o}, ${n.length} characters`}var Dt={name:"\
render-citations",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,inactive:null,decide:er};function nr(e,t){if(e.name!=="UserPromptSubmit"||e.prompt===""||!ye(e))return a;let n=t.ledger.lookup("prompt-reply",me(
e));if(!n.isKnown)return f(n.question);if(n.value===null||!j(n.value))return a;let o=t.store.has(n.value);if(!o.isKnown)
return f(o.question);if(!o.value)return a;let s=`This prompt was given before, word for word. The reply to it then is ${$(
n.value,null)} (echo it to read it).`;return c({kind:"advise",text:s})}var jt={name:"repeat-prompt",seams:[{event:"UserP\
romptSubmit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:nr};var Ft={shortWithValue:"AbcCdDeEFHKmoPQrtTuUwxXyYz",shortAlone:"012346aBfgGiIjJklLMnNOpqRsSvVZ#",longWithValue:te(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),longAlone:te(
`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`)},Mt={shortWithValue:"aABDeiIlnoOPQRtTUwX",shortAlone:"46bcdEFhHkKLmNpqr\
SvVx",longWithValue:te(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),longAlone:te(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`)};function Ut(e,t){let n=[],o=[];for(let r=0;r<e.length;r+=1){
let s=e[r];if(s===void 0||s.text==="-")return null;if(s.text==="--")return{options:n,operands:[...o,...e.slice(r+1)]};if(!s.
text.startsWith("-")){o.push(s);continue}let i=e[r+1],l=s.text.startsWith("--")?or(s.text,i,t):rr(s.text,i,t);if(l===null||
s.hasGlob||l.tookNext&&i?.hasGlob!==!1)return null;n.push(...l.options),l.tookNext&&(r+=1)}return{options:n,operands:o}}
function or(e,t,n){let[,o="",,r]=/^--([^=]*)(=(.*))?$/s.exec(e)??[],s=n.longWithValue.has(o);return!s&&!n.longAlone.has(
o)&&!n.longAlone.has(o.replace(/^no-/,""))?null:r!==void 0?{options:[{name:o,value:r}],tookNext:!1}:s?t===void 0?null:{options:[
{name:o,value:t.text}],tookNext:!0}:{options:[{name:o,value:null}],tookNext:!1}}function rr(e,t,n){let o=[];for(let r=1;r<
e.length;r+=1){let s=e[r]??"";if(n.shortWithValue.includes(s)){let i=e.slice(r+1),l=i===""?t?.text:i;return l===void 0?null:
{options:[...o,{name:s,value:l}],tookNext:i===""}}if(!n.shortAlone.includes(s))return null;o.push({name:s,value:null})}return{
options:o,tookNext:!1}}function te(e){return new Set(e.trim().split(/\s+/))}var sr=new Set(["HOME","CURL_HOME","XDG_CONFIG_HOME","WGETRC","SYSTEM_WGETRC"]),ir=new Set(["I","head","V","version","M",
"manual","K","config"]),lr=new Set("h help V version spider e execute config r recursive m mirror p page-requisites".split(
" "));function Wt(e){let t=N(e);if(t.kind!=="simple"||t.assignments.some(({name:i})=>sr.has(i)))return null;let n=t.words[0]?.
text;if(n!=="curl"&&n!=="wget")return null;let o=Ut(t.words.slice(1),n==="curl"?Ft:Mt);if(o===null||!o.operands.every(ar))
return null;let r=cr(t.redirects),s=n==="curl"?ur(o.options,o.operands.length,r):dr(o.options,o.operands.length,r);return s===
null?null:{tool:n,where:s}}function ar({text:e,hasGlob:t,hasTilde:n}){return e!==""&&!n&&(!t||e.includes("://"))}function ur(e,t,n){
if(!n||Lt(e,ir,["X","request"]))return null;let o=e.flatMap(({name:l,value:u})=>l==="O"||l==="remote-name"?["a derived n\
ame"]:(l==="o"||l==="output")&&u!==null?[u]:[]),r=t+e.filter(({name:l})=>l==="url").length,s=o.slice(0,r);if(s.includes(
""))return null;if(s.some(ne))return"standard output";let i=e.some(({name:l})=>l==="remote-name-all");return s.length<r&&
!i?"nowhere declared":null}function dr(e,t,n){if(t===0||Lt(e,lr,["method"]))return null;let o=e.findLast(({name:r})=>r===
"O"||r==="output-document")?.value??null;return o===null?"nowhere declared":ne(o)&&n?"standard output":null}function Lt(e,t,n){
return e.some(({name:o,value:r})=>t.has(o)||n.includes(o)&&r!==null&&/^head$/i.test(r))}function ne(e){return e==="-"||/^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.
test(e)}function cr(e){let t=new Map([[1,!0],[2,!0]]);for(let{fd:n,operator:o,target:r}of e){let s=n??(o.startsWith("<")?
0:1),i=/^(\d{1,3})-?$/.exec(r.text),l=o===">&"||o==="<&";if(l&&i!==null)t.set(s,t.get(Number(i[1]))===!0);else if(o.startsWith(
"&")||l&&r.text!=="-"&&n===null)for(let u of[1,2])t.set(u,ne(r.text));else t.set(s,r.text!=="-"&&ne(r.text))}return t.get(
1)===!0}function pr(e){if(e.name!=="PreToolUse"||e.tool!=="Bash")return a;let t=d(e.toolInput,"command"),n=t===null?null:Wt(t);return n===
null?a:c({kind:"deny",reason:fr(n),instead:null})}function fr({tool:e,where:t}){let n=e==="curl"?"-o FILE":"-O FILE",o="\
then read the lines you need from FILE.";return t==="standard output"?`This ${e} prints into the context. Name a file: ${n}\
, ${o}`:e==="curl"?`This curl prints into the context. Add ${n} for each address, ${o}`:`This wget declares no file for \
what it fetches. Add ${n}, ${o}`}var Ht={name:"require-output-path",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["d\
eny"],recordsTools:!1,inactive:null,decide:pr};var Jt=480;function Bt(e,t,n){let o=F(Buffer.from(t)),r=`${G(o)}, ${t.length} characters`,s=`${$(e.address,e.lines)} (${r}\
):
`;if(s.length+t.length<=n)return s+t;let i=n-s.length-It(e,t,0,o).length-20,l=/[\ud800-\udbff]/.test(t.charAt(i-1))?i-1:
i;return s+t.slice(0,l)+It(e,t,l,o)}function It(e,t,n,o){let r=e.lines===null?0:e.lines.first-1,s=r+t.slice(0,n).split(`\

`).length,i=$(e.address,{first:s,last:r+o});return`
[detent: ${t.length-n} characters are left out here; to see lines of them, run: echo ${i}]`}var Kt=8800,mr=Math.floor(Kt/Jt);function yr(e,t){if(e.name!=="UserPromptSubmit")return a;let n=gr(H(e.prompt));if(n.length===
0)return a;let o=[],r=n.slice(0,mr),s=Kt;for(let[l,{pointer:u}]of r.entries()){let p=T(u,t);if(!p.isKnown)return f(p.question);
let m=hr(u,p.value,Math.floor(s/(r.length-l)));s-=m.length,o.push(m)}let i=n.length-r.length;return i>0&&o.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),c({kind:"advise",text:o.join(`

`)})}function gr(e){return e.filter(({text:t},n)=>e.findIndex(o=>o.text===t)===n)}function hr(e,t,n){return t.kind!=="by\
tes"?E(e,t):Bt(e,Buffer.from(t.bytes).toString("utf8"),n)}var qt={name:"resolve-prompt-pointers",seams:[{event:"UserProm\
ptSubmit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:yr};function oe(e){let t=e.provenance.slice(0,800),n=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),o=n.length<e.text.length?
"\u2026":"";return`The latest recorded test run (from ${t}; not run again now): ${n}${o}`}function br(e,t){if(e.name!=="SessionStart"||e.source!=="compact")return a;let n=t.facts.latestTestRun();return n.isKnown?
n.value===null?a:c({kind:"advise",text:oe(n.value)}):f(n.question)}var Vt={name:"restore-after-compact",seams:[{event:"S\
essionStart",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:br};function wr(e,t){if(e.name!=="PreToolUse"||e.tool!=="Write")return a;let n=d(e.toolInput,"content"),o=n===null?null:X(n);
if(o===null)return a;let r=xe(e);if(r!==null)return r;if(o.length===0)return M("Line 1 of the splice has no line after i\
t.");let s=k(e,d(e.toolInput,"file_path")),i=o.map((m,x)=>vr(kr(m,s,t),x===o.length-1));for(let[m,x]of i.entries())if(x.
kind==="miss")return M(Tr(o[m],x.why));let l=i.find(m=>m.kind==="open");if(l!==void 0)return f(l.question);let u=i.flatMap(
m=>m.kind==="bytes"?[m.bytes]:[]),p=Y(Buffer.concat(u),"The spliced text");return p.kind==="refused"?M(p.reason):c({kind:"\
rewrite-input",input:{...e.toolInput,content:p.text}})}function kr({source:e},t,n){if(e===null)return J("A line is =L<a>\
-<b> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");if(e.kind==="literal")return{kind:"bytes",bytes:Buffer.
from(e.text)};if(e.kind==="target")return xr(e.lines,t,n);let o=T(e.pointer,n);return o.isKnown?o.value.kind==="bytes"?o.
value:J(E(e.pointer,o.value)):{kind:"open",question:o.question}}function xr(e,t,n){if(t===null)return J("The call names \
no file for certain.");let o=n.workspace.read(t);if(!o.isKnown)return{kind:"open",question:o.question};if(o.value.kind!==
"file")return J("There is no such file.");let r=z(o.value.bytes,e);return r.kind==="bytes"?r:J(`The file has ${r.lineCount}\
 lines.`)}function vr(e,t){return e.kind!=="bytes"||t||e.bytes.length===0||e.bytes.at(-1)===10?e:J("It ends without a li\
ne end and would run into the next line. Type its last line as +text.")}function J(e){return{kind:"miss",why:e}}function Tr(e,t){
let n=e===void 0?"":e.written.replace(/\n$/,""),o=n.length>100?`${n.slice(0,100)}\u2026`:n;return`Line ${e?.number} of t\
he splice, ${JSON.stringify(o)}, gives no text: ${t}`}var Gt={name:"splice",seams:[{event:"PreToolUse",tool:"Write"}],decides:[
"rewrite-input","deny"],recordsTools:!1,inactive:null,decide:wr};function Er(e,t){if(e.name!=="PreToolUse"||e.tool!=="Edit")return a;let n=d(e.toolInput,"old_string"),o=k(e,d(e.toolInput,
"file_path"));if(n===null||n===""||o===null||e.toolInput.replace_all===!0)return a;let r=t.workspace.read(o);if(!r.isKnown)
return f(r.question);if(r.value.kind!=="file")return a;let s=Sr(Buffer.from(r.value.bytes),Buffer.from(n));if(s===1)return a;
let i=s===0?"The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there.":`T\
he text of old_string stands at ${s} places in the file. Give more of the lines around it.`;return c({kind:"deny",reason:i,
instead:null})}function Sr(e,t){let n=0;for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o+1))n+=1;return n}var zt={name:"uni\
que-anchor",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["deny"],recordsTools:!1,inactive:{what:"the row",reason:"T\
he client checks the anchor before any hook runs, and sees through line ends and quotes, as bytes do not.",tried:["2.0.7\
7","2.1.301","2.1.332"],turnedOnBy:"DETENT_ANCHOR_GATE",isTurnedOn:({anchorGate:e})=>e==="on"},decide:Er};function Ar(e,t){if(e.name!=="SubagentStart")return a;let n=t.facts.latestTestRun();return n.isKnown?n.value===null?a:c(
{kind:"advise",text:oe(n.value)}):f(n.question)}var Qt={name:"warm-subagent",seams:[{event:"SubagentStart",tool:null}],decides:[
"advise"],recordsTools:!1,inactive:null,decide:Ar};var Ee=[V,Xe,Je,Ht,_t,gt,zt,ht,Gt,bt,ft,ut,Ze,mt,et,pt,tt,nt,it,jt,lt,dt,Ye,qt,Qt,Vt,Dt];function Zt(e,t){return Rr(e,t).folded}function Rr(e,t,n=Ee){let o=[],r=[],s=[],i=[],l=e,u=null;for(let p of Or(e,t.operands,
n)){let m=u!==null&&u.kind!=="rewrite-input",x=l!==e;if(m&&!Pr(p)){o.push({move:p,outcome:{kind:"not reached"},sawRewrite:x});
continue}let w=p.decide(l,t);o.push({move:p,outcome:w,sawRewrite:x}),w.kind==="undetermined"&&!m&&p.decides.length>0&&i.
push(w.question),w.kind==="fires"&&(s.push(...w.effects),w.decision?.kind==="advise"?r.push(w.decision.text):w.decision!==
null&&(u=w.decision),l=_r(l,w.decision))}return{rows:o,folded:{decision:u,advice:r,effects:s,open:i}}}function Or(e,t,n=Ee){
let o="tool"in e?e.tool:null,r=i=>We(i,t)&&!t.movesOff.includes(i.name)&&!(i.recordsTools&&o!==null&&t.captureSkip.includes(
o)),s=i=>n.filter(l=>r(l)&&l.seams.some(u=>u.event===e.name&&u.tool===i));return o===null?s(null):[...s("*"),...s(o)]}function Pr(e){
return e.decides.every(t=>t==="advise")}function _r(e,t){return t?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:t.input}}var Xt=9500,$r=new Map([["PreToolUse",["deny","rewrite-input","advise"]],["PostToolUse",["rewrite-output","advise"]],["P\
ostToolUseFailure",["advise"]],["UserPromptSubmit",["advise"]],["SubagentStart",["advise"]],["SessionStart",["advise"]],
["Stop",["block"]],["MessageDisplay",["display"]]]);function Cr(e,t){return $r.get(e)?.includes(t)===!0}function re(e,t){
let n=t.decision===null?null:Yt(e.name,t.decision);if(t.advice.length===0)return n;let o=Yt(e.name,{kind:"advise",text:Dr(
t.advice)});return n===null?o:Nr(n,o)}function Yt(e,t){if(!Cr(e,t.kind))throw new Error(`reply.ts: No reply row for ${t.
kind} at ${e}.`);switch(t.kind){case"deny":return B(e,{permissionDecision:"deny",permissionDecisionReason:t.reason});case"\
rewrite-input":return B(e,{updatedInput:t.input});case"rewrite-output":return B(e,{updatedToolOutput:t.output});case"adv\
ise":return B(e,{additionalContext:t.text});case"display":return B(e,{displayContent:t.text});case"block":return{decision:"\
block",reason:t.reason}}}function B(e,t){return{hookSpecificOutput:{hookEventName:e,...t}}}function Nr(e,t){let n={...A(
e,"hookSpecificOutput"),...A(t,"hookSpecificOutput")};return{...e,hookSpecificOutput:n}}function Dr(e){let t=e.join(`

`);if(t.length<=Xt)return t;let n=`
[detent: advice of ${t.length} characters was cut here]`;return t.slice(0,Xt-n.length).replace(/[\ud800-\udbff]$/,"")+n}var jr="hook-fault",Fr=300,Mr="detent could not finish judging this call, and a call that barrier-world judges does not \
pass unjudged. Fetch into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.";function en(e,t,{
movesOff:n},o){let r=tn(e),s=Wr(r,t,o),i=`detent: ${r}${s===null?"":` Not in the ledger: ${s}`}
`;return t===null||!Ur(t,n)?{stdout:"",stderr:i}:{stdout:`${JSON.stringify(re(t,{decision:{kind:"deny",reason:Mr,instead:null},
advice:[]}))}
`,stderr:i}}function Ur(e,t){return e.name==="PreToolUse"&&Ie(e.tool)&&!t.includes(V.name)}function Wr(e,t,n){let o=t!==
null&&"tool"in t?t:null;try{let{ledger:r,at:s}=n();return r.append({ts:s,move:jr,event:t?.name??null,session:t?.sessionId??
null,agent:t?.agentId??null,tool:o?.tool??null,toolUse:o?.toolUseId??null,address:null,chars:null,detail:{fault:e}}),null}catch(r){
return tn(r)}}function tn(e){return(e instanceof Error?e.message:String(e)).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
" ").slice(0,Fr)}var Lr=["npm test","npm t","npm run test*","npm run-script test*","pnpm test*","pnpm run test*","yarn test*","yarn run t\
est*","bun test","bun run test*","deno test","deno task test*","node --test","vitest","jest","mocha","ava","tap","jasmin\
e","karma start","playwright test","cypress run","ng test","pytest","py.test","python -m pytest","python -m unittest","p\
ython manage.py test","python3 -m pytest","python3 -m unittest","python3 manage.py test","tox","nox","hatch test","cargo\
 test","cargo nextest run","go test","gotestsum","mvn test","mvn verify","mvnw test","mvnw verify","gradle test","gradle\
 check","gradlew test","gradlew check","sbt test","rspec","rake test*","rails test*","phpunit","pest","composer test","a\
rtisan test","php artisan test","dotnet test","ctest","swift test","mix test","flutter test","dart test","zig build test",
"zig test","stack test","cabal test","bazel test","make test*","make check","just test*","task test*","turbo test*","tur\
bo run test*","nx test","prove"],Hr=["npx","npx --yes","npx -y","npm exec","npm exec --","pnpm exec","pnpm dlx","yarn ex\
ec","yarn dlx","bunx","uv run","poetry run","pipenv run","pdm run","hatch run","bundle exec"],Ir=new Set(["--help","-h",
"--version","-V","--collect-only","--co","--list","--listTests","--list-tests","--no-run","--showConfig","--dry-run"]);function se(e){
let t=N(e);return t.kind==="simple"&&Jr(t.words.map(n=>n.text))!==void 0}function Jr(e){let n=Br(e).map((o,r)=>r===0?o.replace(
/^.*[\\/]/,""):o);if(!n.some(o=>Ir.has(o)))return Lr.find(o=>nn(n,o.split(" ")))}function Br(e){let n=Hr.map(o=>o.split(
" ")).filter(o=>nn(e,o)).sort((o,r)=>r.length-o.length)[0];return n===void 0?e:e.slice(n.length)}function nn(e,t){return t.
every((n,o)=>{let r=e[o];if(!n.endsWith("*"))return r===n;let s=n.slice(0,-1);return r===s||r?.startsWith(`${s}:`)===!0})}function sn(e){let t=[],n=[{value:e}];for(let o=n.pop();o!==void 0;o=n.pop())"text"in o?t.push(o.text):Kr(n,t,o.value);return t.
join("")}function Kr(e,t,n){if(_(n)){let o=n.map(r=>[{value:r}]);rn(e,[{text:"["},...on(o),{text:"]"}])}else g(n)?rn(e,[
{text:"{"},...on(qr(n)),{text:"}"}]):t.push(Vr(n))}function qr(e){let t=[];for(let n of Object.keys(e).sort()){let o=e[n];
o!==void 0&&t.push([{text:`${JSON.stringify(n)}:`},{value:o}])}return t}function on(e){return e.flatMap((t,n)=>n===0?t:[
{text:","},...t])}function rn(e,t){for(let n of[...t].reverse())e.push(n)}function Vr(e){if(typeof e!="number"||Number.isFinite(
e))return JSON.stringify(e);if(Number.isNaN(e))throw new RangeError("NaN is not JSON");return e>0?"1e999":"-1e999"}var Gr=32e6,zr=1500,Qr=new Set(["prev_hash","row_hash"]),Zr=/^0*$/;function an(e,t){if(e.statSync(t).size>Gr)return null;
let{rows:n,rowCount:o}=Xr(Buffer.from(e.readFileSync(t)).toString("utf8"));for(let[r,s]of[...n.entries()].reverse()){let i=es(
s);if(i===null)continue;let l=`row ${r+1} of the hash-chained fact file ${t}`,u=n.length===o?"":`, whose chain is verifi\
ed up to row ${n.length} of ${o}`;return{text:ts(i),provenance:l+u}}return null}function Xr(e){let t=e.split(`
`).filter(r=>r.trim()!==""),n=[],o=null;for(let r of t){let s=O(r);if(!g(s))break;let[i,l]=[Se(s,"prev_hash"),Se(s,"row_\
hash")];if(!(o===null?Zr.test(i):i===o)||l===""||!Yr(l,s))break;n.push(s),o=l}return{rows:n,rowCount:t.length}}function Se(e,t){
return d(e,t)??""}function Yr(e,t){let n=Se(t,"prev_hash");return[["prev_hash","row_hash"],["row_hash"]].some(o=>{let r=sn(
Object.fromEntries(Object.entries(t).filter(([s])=>!o.includes(s))));return["",`
`].some(s=>b(n+s+r)===e)})}function es(e){if(ln(e))return e;let t=Object.values(e).filter(g),[n,o]=t.filter(r=>ln(r));return n===
void 0||o!==void 0?null:n}function ln(e){if(["kind","type","fact","event"].map(o=>d(e,o)).some(o=>o!==null&&/^test[-_. ]?run$/i.
test(o)))return!0;let n=d(e,"command");return n!==null&&se(n)}function ts(e){return Object.entries(e).flatMap(([n,o])=>{
let r=Qr.has(n)?null:ns(o);return r===null?[]:[`${n}: ${r}`]}).join(", ").slice(0,zr).replace(/[\ud800-\udbff]$/,"")}function ns(e){
return typeof e=="string"?e.replace(/\s+/g," ").slice(0,300):typeof e=="number"||typeof e=="boolean"?String(e):null}var os=[[/^The user doesn't want to (?:proceed with this tool use|take this action right now)\./,"user"],[/^\[Request interrupted by user for tool use\]$/,
"user"],[/^This command requires approval$/,"mode"],[/^This Bash command contains multiple operations\. The following parts? requires? approval: /,
"mode"],[/^\S+ in '.*' needs approval\. The path is /s,"mode"],[/^Claude requested permissions to .+, but you haven't granted it yet\./s,
"mode"],[/^Permission to use \S+ has been auto-denied in dontAsk mode\./,"mode"],[/^Permission to use \S+ (?:with command .+ )?has been denied\./s,
"permission rule"],[/^\S+ in '.*' was blocked\. For security, Claude Code may only /s,"built-in guard"],[/^Output redirection to '.*' was blocked\./s,
"built-in guard"],[/^Glob patterns are not allowed in write operations\./,"built-in guard"],[/^Command contains quoted characters in flag names/,
"built-in guard"],[/^Contains shell syntax \(\S+\) that cannot be statically analyzed/,"built-in guard"],[/^Newline followed by # inside a quoted argument can hide /,
"built-in guard"],[/^Commands that change directories and write via output redirec/,"built-in guard"],[/^Permission for this command was denied by a built-in Claude Code safety check/,
"built-in guard"],[/^Permission for this action was denied by the Claude Code auto mode classifier\./,"auto-mode classif\
ier"],[/^PreToolUse:\S+ hook error: /,"hook"],[/^Hook PreToolUse:\S+ denied this tool/,"hook"],[/^Blocked by hook$/,"hoo\
k"]],rs=/^PreToolUse hook for \S+ returned updatedInput that (?:failed schema validation|the tool refused)/,ss=new Map([
["user-rejected","unknown"],["permission-rule","unknown"],["interrupted","user"],["automode-blocked","auto-mode classifi\
er"],["automode-unavailable","auto-mode classifier"]]),is=new Set(["cancelled"]);function un(e){if(!e.isError)return null;
let t=e.text.trim();if(rs.test(t))return{kind:"invalid rewrite"};let n=os.find(([r])=>r.test(t));if(n!==void 0)return{kind:"\
denial",source:n[1]};let{denialKind:o}=e;return o===null||is.has(o)?null:{kind:"denial",source:ss.get(o)??"unknown"}}function ie(e,t,n){let o=e.openSync(t,"r");try{let r=e.fstatSync(o).size,s=Math.max(0,r-n),l=ls(e,o,s,r).toString("utf8").
split(`
`);return{lines:(s===0?l:l.slice(1)).filter(p=>p!==""),isWhole:s===0}}finally{e.closeSync(o)}}function ls(e,t,n,o){let r=Buffer.
alloc(o-n);for(let s=0;s<r.length;){let i=e.readSync(t,r,s,r.length-s,n+s);if(i===0)return r.subarray(0,s);s+=i}return r}var as=1e6,dn=1200;function cn(e,t){let n=new Map,o=null;for(let i of ie(e,t,as).lines){let l=O(i);if(g(l))for(let u of us(
l))ds(u,n),o=cs(u,l,n)??o}if(o===null)return null;let r=o.at===null?"":` at ${o.at}`;return{text:`\`${o.command}\` ${o.ending}${r}\
. The end of its output:
${o.output}`,provenance:`a Bash call in this session's log ${t}`}}function us(e){let t=A(e,"message");return t===null?[]:
(Fe(t,"content")??[]).filter(g)}function ds(e,t){if(d(e,"type")!=="tool_use"||d(e,"name")!=="Bash")return;let[n,o]=[d(e,
"id"),A(e,"input")],r=o===null?null:d(o,"command");n!==null&&r!==null&&se(r)&&t.set(n,r.trim())}function cs(e,t,n){if(d(
e,"type")!=="tool_result")return null;let[o,r]=[d(e,"tool_use_id"),A(t,"toolUseResult")],s=o===null?void 0:n.get(o);if(s===
void 0||r!==null&&d(r,"backgroundTaskId")!==null)return null;let i=ps(e.content),l=D(e,"is_error")===!0,u=d(t,"toolDenia\
lKind");if(un({toolUseId:o,isError:l,text:i,response:void 0,denialKind:u})!==null)return null;let m=r!==null&&D(r,"inter\
rupted")===!0?"was interrupted":l?"ended with an error":"ended without an error";return{command:s,ending:m,output:fs(i),
at:d(t,"timestamp")}}function ps(e){return typeof e=="string"?e:_(e)?e.flatMap(t=>g(t)?d(t,"text")??[]:[]).join(`
`):""}function fs(e){let t=e.trimEnd();return t.length<=dn?t:`\u2026${t.slice(t.length-dn).replace(/^[\udc00-\udfff]/,"")}`}function fn(e,t,n){return pn(e,t,an)??pn(e,n,cn)}function pn(e,t,n){if(t===null||t==="")return null;try{return e.statSync(
t).isFile()?n(e,t):null}catch(o){if(v(o))return null;throw o}}function mn(e){let{disk:t,store:n,lookups:o}=e,r={kind:"absent"};return{workspace:{size:s=>U("file size",s,()=>ms(t,s),r),
read:s=>U("file bytes",s,()=>ys(t,s),r),realPath:s=>U("real path",s,()=>t.realpathSync(s),null)},store:{has:s=>U("stored\
 object",s,()=>n.has(s),!1),get:s=>U("stored object",s,()=>n.get(s),r)},ledger:{lookup:(s,i)=>U("lookup",`${s} ${i}`,()=>o.
find(s,i),null)},facts:{latestTestRun:()=>U("test-run fact","latest test run",()=>fn(t,e.operands.factsFile,e.transcriptPath),
null)},operands:e.operands,clock:{now:()=>h(e.now())},client:{version:()=>ce("client version","client","An event does no\
t carry its client's version.")}}}function U(e,t,n,o){try{return h(n())}catch(r){if(v(r))return h(o);let s=C(r);if(s===null)
throw r;return ce(e,t,`The disk answered ${s}.`)}}function ms(e,t){let n=e.statSync(t);return n.isFile()?{kind:"file",bytes:n.
size}:{kind:"other"}}function ys(e,t){return e.statSync(t).isFile()?{kind:"file",bytes:e.readFileSync(t)}:{kind:"other"}}function gn(e){let t=[],n=(u,p,m,x=1/0)=>{let w=le(e,u),W=w===null?{value:p,why:null}:gs(w,p,m,x);return w!==null&&W.why!==
null&&t.push({name:u,given:w,used:String(W.value),why:W.why}),W.value},o=(u,p,m)=>{let x=le(e,u),w=m.find(W=>W===x);return x!==
null&&w===void 0&&t.push({name:u,given:x,used:p,why:`Not one of ${m.join(", ")}.`}),w===void 0?p:w},r=u=>{let p=le(e,u);
return p===null||hs(p)?p:(t.push({name:u,given:p,used:"not set",why:"Not an absolute path."}),null)},s=n("DETENT_TRUNCAT\
E_THRESHOLD",8e3,700),i=Math.floor((s-600)/2);return{operands:{grepHeadLimit:n("DETENT_GREP_HEAD_LIMIT",200,1),truncateThreshold:s,
truncateKeep:n("DETENT_TRUNCATE_KEEP",Math.min(2e3,i),0,i),readLargeBytes:n("DETENT_READ_LARGE_BYTES",1e5,0),readDefaultLimit:n(
"DETENT_READ_DEFAULT_LIMIT",2e3,1),boundsMode:o("DETENT_BOUNDS_MODE","deny",["deny","inject"]),searchTool:o("DETENT_SEAR\
CH_TOOL","auto",["auto","present","absent"]),storeDir:r("DETENT_STORE_DIR"),uploadsDir:r("DETENT_UPLOADS_DIR"),factsFile:r(
"DETENT_FACTS_FILE"),movesOff:yn(e,"DETENT_MOVES_OFF"),captureSkip:yn(e,"DETENT_CAPTURE_SKIP"),storeScope:o("DETENT_STOR\
E_SCOPE","project",["project","all"]),anchorGate:o("DETENT_ANCHOR_GATE","off",["off","on"])},ignored:t}}function le(e,t){
let n=Object.hasOwn(e,t)?e[t]:void 0;return n===void 0||n.trim()===""?null:n.trim()}function gs(e,t,n,o){if(!/^-?\d{1,15}$/.
test(e))return{value:t,why:"Not a whole number of at most 15 digits."};let r=Number(e);return r<n?{value:n,why:`Below th\
e least value, ${n}.`}:r>o?{value:o,why:`Above the largest value that fits, ${o}.`}:{value:r,why:null}}function yn(e,t){
let n=le(e,t);return n===null?[]:n.split(",").map(o=>o.trim()).filter(o=>o!=="")}function hs(e){return e.startsWith("/")||
/^[A-Za-z]:[\\/]/.test(e)}function hn(e,t){let n=`${t}/firings.jsonl`;return{append:o=>Ae(e,t,n,JSON.stringify(o)),read:()=>ks(e,n)}}function Ae(e,t,n,o){
e.mkdirSync(t,{recursive:!0,mode:448});let r=e.openSync(n,"a+",384);try{let s=Buffer.from(`${ws(e,r)?`
`:""}${o}
`),i=e.writeSync(r,s,0);if(i!==s.length)throw new Error(`${n}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(r)}}function bs(e,t){try{return Buffer.from(e.readFileSync(t)).toString().split(`
`).filter(o=>o!=="")}catch(n){if(v(n))return[];throw n}}function ws(e,t){let n=e.fstatSync(t).size;if(n===0)return!1;let o=new Uint8Array(
1);return e.readSync(t,o,0,1,n-1)===1&&o[0]!==10}function ks(e,t){let n=[],o=0;for(let r of bs(e,t)){let s=O(r);g(s)?n.push(
s):o+=1}return{rows:n,torn:o}}var xs=4096;function bn(e,t){let n=r=>`${t}/lookups/${r}`,o=(r,s)=>wn(e,`${n(r)}/${b(s)}`,xs);return{find:o,note(r,s,i){
o(r,s)!==i&&Ae(e,n(r),`${n(r)}/${b(s)}`,JSON.stringify(i))}}}function wn(e,t,n){try{let{lines:o,isWhole:r}=ie(e,t,n),s=o.
map(O).findLast(i=>typeof i=="string");return typeof s=="string"?s:r?null:wn(e,t,2*n)}catch(o){if(v(o))return null;throw o}}var vs=".put-";function K(e,t){try{return e.lstatSync(t),!0}catch(n){if(v(n))return!1;throw n}}function Re(e,t){K(e,t)||
e.mkdirSync(t,{recursive:!0,mode:448})}function Oe(e,t,n,o){let{path:r,fd:s}=Ts(e,t,n);try{try{_e(e,s,o)}finally{e.closeSync(
s)}e.renameSync(r,`${t}/${n}`)}catch(i){throw e.unlinkSync(r),i}}function Ts(e,t,n){for(let o=0;;o+=1){let r=`${t}/${vs}${process.
pid}-${o}-${n}`;try{return{path:r,fd:e.openSync(r,"wx",384)}}catch(s){if(C(s)!=="EEXIST"||o>=1e3)throw s}}}function kn(e,t,n){let o=Es(t,n.root),r=`${t}/objects`,s=i=>n.kind==="all"||K(e,`${o}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,u=b(l);return Re(e,r),As(e,`${r}/${u}`,l)||Oe(e,r,u,l),Re(e,o),K(e,`${o}/${u}`)||Oe(e,o,u,new Uint8Array(
0)),u},get(i){return s(i)?Ss(e,`${r}/${i}`,i):{kind:"absent"}},has(i){return s(i)&&K(e,`${r}/${i}`)}}}function Es(e,t){return`${e}\
/scopes/${b(t)}`}function Ss(e,t,n){let o=xn(e,t);return o==="absent"?{kind:"absent"}:o==="other"||b(o)!==n?{kind:"damag\
ed",address:n}:{kind:"object",bytes:o}}function xn(e,t){try{return e.lstatSync(t).isFile()?e.readFileSync(t):"other"}catch(n){
if(v(n))return"absent";throw n}}function As(e,t,n){let o=xn(e,t);return typeof o!="string"&&Buffer.from(n).equals(o)}function vn(e,t){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:n=""}=t;if(ae(n))return`${n}/detent/store`;let o=Rs(
t);return o===null?null:`${o}/.local/share/detent/store`}function Rs(e){let{HOME:t="",USERPROFILE:n=""}=e;return ae(t)?t:
ae(n)?n:null}function Tn(e,t){let{CLAUDE_PROJECT_DIR:n=""}=e,o=ae(n)?n:t;return o.length>1?o.replace(/[\\/]+$/,""):o}function ae(e){
return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function En(e,t){let{operands:n}=gn(t.env),o=null;try{let r=O(Ps(e()));if(r===void 0)throw new Error("Standard input is \
no JSON document.");return o=Me(r),o===null?{stdout:"",stderr:""}:Os(o,n,t)}catch(r){return en(r,o,n,()=>{let{ledger:s}=Sn(
o,n,t);return{ledger:s,at:t.now()}})}}function Os(e,t,n){let o=Sn(e,t,n),{disk:r,now:s}=n,{store:i,lookups:l}=o,u=mn({disk:r,
store:i,lookups:l,operands:t,transcriptPath:e.transcriptPath,now:s}),p=Zt(e,u);p.effects.length>0&&Ue(p.effects,o,s());let m=re(
e,p);return{stdout:m===null?"":`${JSON.stringify(m)}
`,stderr:""}}function Ps(e){let t=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8");return t.charCodeAt(0)===
65279?t.slice(1):t}function Sn(e,t,n){let o=vn(t,n.env);if(o===null)return _s;let{disk:r,env:s}=n,i=null,l=()=>{let u=Tn(
s,e?.cwd??n.cwd());return i??=kn(r,o,{kind:t.storeScope,root:u}),i};return{store:{put:u=>l().put(u),has:u=>l().has(u),get:u=>l().
get(u)},ledger:hn(r,o),lookups:bn(r,o)}}var _s={store:{put:Pe,has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:Pe},lookups:{
find:()=>null,note:Pe}};function Pe(){throw new Error("There is no folder for the store: neither DETENT_STORE_DIR nor HO\
ME is set.")}var $s={disk:{closeSync:y.closeSync,fstatSync:y.fstatSync,lstatSync:y.lstatSync,mkdirSync:y.mkdirSync,openSync:y.openSync,
readFileSync:y.readFileSync,readSync:y.readSync,realpathSync:y.realpathSync,renameSync:y.renameSync,statSync:y.statSync,
unlinkSync:y.unlinkSync,writeSync:y.writeSync},env:process.env,cwd:()=>process.cwd(),now:()=>new Date().toISOString()};function Cs({
stdout:e,stderr:t}){if(e===""&&t==="")return;let n=ue(1,e,y.writeSync,q),o=n===null?"":`detent: Standard output could no\
t be written (${n}).
`;ue(2,t===""?o:t,y.writeSync,q)}var Ns=(e,t,n,o)=>(0,y.readSync)(e,t,n,o,null);process.argv[2]==="status"?require(`${__dirname}/status.cjs`):Cs(En(()=>Ce(0,Ns,q),$s));
