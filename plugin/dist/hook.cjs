// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.
var a=require("node:fs");function R(e){return e==="PreToolUse"?"call":e==="PostToolUse"?"result":"turn"}function g(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function x(e){
let n=g(e);return n==="ENOENT"||n==="ENOTDIR"}var ne=128*1024*1024,P=1500,te=16*1024;function I(e,n,t,r=ne){let o=Buffer.allocUnsafe(te),s=0;for(;;){s===o.length&&(o=
Buffer.concat([o],o.length*2));let i=U(e,n,t,o,s);if(i===0)return o.subarray(0,s);if(s+=i,s>r)throw re(e,n,t,o),new Error(
`Standard input holds more than ${r} bytes.`)}}function D(e,n,t,r){let o=Buffer.from(n),s=0;for(let i=0;s<o.length;)try{
s+=t(e,o,s),i=0}catch(u){let d=g(u);if(d==="EPIPE")return null;if(d!=="EAGAIN"||i>=P)return d??"unknown";r(j(i)),i+=1}return null}
function S(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function re(e,n,t,r){for(;U(e,n,t,r,0)>0;);}function U(e,n,t,r,o){
for(let s=0;;s+=1)try{return n(e,r,o,r.length-o)}catch(i){let u=g(i);if(u==="EOF"||u==="EBADF")return 0;if(u!=="EAGAIN"||
s>=P)throw i;t(j(s))}}function j(e){return Math.min(1+e,20)}function F(e){let n=`${y(e.getUTCFullYear(),4)}-${y(e.getUTCMonth()+1,2)}`,t=`${y(e.getUTCHours(),2)}:${y(e.getUTCMinutes(),
2)}`,r=`${y(e.getUTCSeconds(),2)}.${y(e.getUTCMilliseconds(),3)}`;return`${n}-${y(e.getUTCDate(),2)}T${t}:${r}Z`}function y(e,n){
return`${e}`.padStart(n,"0")}function E(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function _(e){try{return JSON.parse(e)}catch{return}}function l(e,n){let t=e[n];return typeof t=="string"?t:null}function H(e,n){let t=e[n];return typeof t=="number"&&Number.isFinite(t)?t:null}function O(e,n){let t=e[n];return typeof t==
"boolean"?t:null}function T(e,n){let t=e[n];return E(t)&&t!==Object.prototype?t:null}function C(e){if(!E(e))return null;let n=l(e,"hook_event_name"),t=oe(e);return se(n,e,t)??ie(n,e,t)}function oe(e){return{
sessionId:l(e,"session_id"),cwd:l(e,"cwd"),transcriptPath:l(e,"transcript_path"),permissionMode:l(e,"permission_mode"),promptId:l(
e,"prompt_id"),agentId:l(e,"agent_id"),agentType:l(e,"agent_type")}}function se(e,n,t){let r=l(n,"tool_name");if(r===null)
return null;let o=T(n,"tool_input")??{},s={...t,tool:r,toolInput:o,toolUseId:l(n,"tool_use_id")};switch(e){case"PreToolU\
se":return{name:e,...s};case"PostToolUse":return{name:e,...s,toolResponse:le(n,"tool_response")};case"PostToolUseFailure":
return{name:e,...s,error:l(n,"error"),isInterrupt:O(n,"is_interrupt")};default:return null}}function ie(e,n,t){let r=l(n,
"trigger"),o=l(n,"source"),s=O(n,"stop_hook_active"),i=l(n,"last_assistant_message");switch(e){case"UserPromptSubmit":return w(
l(n,"prompt"),u=>({name:e,...t,prompt:u,source:o}));case"Stop":return{name:e,...t,isStopHookActive:s,lastAssistantMessage:i};case"\
SubagentStart":return{name:e,...t};case"SubagentStop":{let u=l(n,"agent_transcript_path");return{name:e,...t,isStopHookActive:s,
lastAssistantMessage:i,agentTranscriptPath:u}}case"SessionStart":return{name:e,...t,source:o};case"PreCompact":return{name:e,
...t,trigger:r,customInstructions:l(n,"custom_instructions")};case"PostCompact":return{name:e,...t,trigger:r,compactSummary:l(
n,"compact_summary")};case"FileChanged":{let u=l(n,"event");return w(l(n,"file_path"),d=>({name:e,...t,filePath:d,change:u}))}case"\
MessageDisplay":return w(l(n,"delta"),u=>({name:e,...t,...ae(n),delta:u}));default:return null}}function ae(e){return{turnId:l(
e,"turn_id"),messageId:l(e,"message_id"),index:H(e,"index"),isFinal:O(e,"final")}}function w(e,n){return e===null?null:n(
e)}function le(e,n){let t=Object.hasOwn(e,n)?e[n]:void 0;return t===void 0?null:t}var J=9500,ue=new Map([["PreToolUse",["deny","rewrite-input","advise"]],["PostToolUse",["rewrite-output","advise"]],["Po\
stToolUseFailure",["advise"]],["UserPromptSubmit",["advise"]],["SubagentStart",["advise"]],["SessionStart",["advise"]],[
"Stop",["block"]],["MessageDisplay",["display"]]]);function de(e,n){return ue.get(e)?.includes(n)===!0}function v(e,n){let t=n.
decision===null?null:L(e.name,n.decision);if(n.advice.length===0)return t;let r=L(e.name,{kind:"advise",text:pe(n.advice)});
return t===null?r:ce(t,r)}function L(e,n){if(!de(e,n.kind))throw new Error(`reply.ts: No reply row for ${n.kind} at ${e}\
.`);switch(n.kind){case"deny":return h(e,{permissionDecision:"deny",permissionDecisionReason:n.reason});case"rewrite-inp\
ut":return h(e,{updatedInput:n.input});case"rewrite-output":return h(e,{updatedToolOutput:n.output});case"advise":return h(
e,{additionalContext:n.text});case"display":return h(e,{displayContent:n.text});case"block":return{decision:"block",reason:n.
reason}}}function h(e,n){return{hookSpecificOutput:{hookEventName:e,...n}}}function ce(e,n){let t={...T(e,"hookSpecificO\
utput"),...T(n,"hookSpecificOutput")};return{...e,hookSpecificOutput:t}}function pe(e){let n=e.join(`

`);if(n.length<=J)return n;let t=`
[detent: advice of ${n.length} characters was cut here]`;return n.slice(0,J-t.length).replace(/[\ud800-\udbff]$/,"")+t}var A={kind:"silent"};function M(e,n=[]){return{kind:"fires",decision:e,effects:n}}var $="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",B=new Map([["WebFetch",
`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${$}`],["WebSearch",`WebSearch gives\
 results that nobody can repeat. Fetch a known address ${$}`]]);function G(e){return B.has(e)}function ye(e){if(e.name!==
"PreToolUse")return A;let n=B.get(e.tool);return n===void 0?A:M({kind:"deny",reason:n,instead:null})}var V={name:"barrie\
r-world",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"WebSearch"}],decides:["deny"],recordsTools:!1,
inactive:null,decide:ye};var fe="hook-fault",ge=300,me="detent could not finish judging this call, and a call that barrier-world judges does not \
pass unjudged. Fetch into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.";function K(e,n,{
movesOff:t},r){let o=W(e),s=Te(o,n,r),i=`detent: ${o}${s===null?"":` Not in the ledger: ${s}`}
`;return n===null||!Ee(n,t)?{stdout:"",stderr:i}:{stdout:`${JSON.stringify(v(n,{decision:{kind:"deny",reason:me,instead:null},
advice:[]}))}
`,stderr:i}}function Ee(e,n){return e.name==="PreToolUse"&&G(e.tool)&&!n.includes(V.name)}function Te(e,n,t){let r=n!==null&&
"tool"in n?n:null;try{let{ledger:o,at:s}=t();return o.append({ts:s,move:fe,event:n?.name??null,session:n?.sessionId??null,
agent:n?.agentId??null,tool:r?.tool??null,toolUse:r?.toolUseId??null,address:null,chars:null,detail:{fault:e}}),null}catch(o){
return W(o)}}function W(e){return(e instanceof Error?e.message:String(e)).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
" ").slice(0,ge)}function Y(e){let n=[],t=(d,c,b,m=1/0)=>{let p=k(e,d),f=p===null?{value:c,why:null}:he(p,c,b,m);return p!==null&&f.why!==
null&&n.push({name:d,given:p,used:String(f.value),why:f.why}),f.value},r=(d,c,b)=>{let m=k(e,d),p=b.find(f=>f===m);return m!==
null&&p===void 0&&n.push({name:d,given:m,used:c,why:`Not one of ${b.join(", ")}.`}),p===void 0?c:p},o=d=>{let c=k(e,d);return c===
null||be(c)?c:(n.push({name:d,given:c,used:"not set",why:"Not an absolute path."}),null)},s=t("DETENT_TRUNCATE_THRESHOLD",
8e3,700),i=Math.floor((s-600)/2);return{operands:{grepHeadLimit:t("DETENT_GREP_HEAD_LIMIT",200,1),truncateThreshold:s,truncateKeep:t(
"DETENT_TRUNCATE_KEEP",Math.min(2e3,i),0,i),readLargeBytes:t("DETENT_READ_LARGE_BYTES",1e5,0),readDefaultLimit:t("DETENT\
_READ_DEFAULT_LIMIT",2e3,1),boundsMode:r("DETENT_BOUNDS_MODE","deny",["deny","inject"]),searchTool:r("DETENT_SEARCH_TOOL",
"auto",["auto","present","absent"]),storeDir:o("DETENT_STORE_DIR"),uploadsDir:o("DETENT_UPLOADS_DIR"),factsFile:o("DETEN\
T_FACTS_FILE"),movesOff:z(e,"DETENT_MOVES_OFF"),captureSkip:z(e,"DETENT_CAPTURE_SKIP"),storeScope:r("DETENT_STORE_SCOPE",
"project",["project","all"]),anchorGate:r("DETENT_ANCHOR_GATE","off",["off","on"])},ignored:n}}function k(e,n){let t=e[n]?.
trim();return t===void 0||t===""?null:t}function he(e,n,t,r){if(!/^-?\d{1,15}$/.test(e))return{value:n,why:"Not a whole \
number of at most 15 digits."};let o=Number(e);return o<t?{value:t,why:`Below the least value, ${t}.`}:o>r?{value:r,why:`\
Above the largest value that fits, ${r}.`}:{value:o,why:null}}function z(e,n){let t=k(e,n);return t===null?[]:t.split(",").
map(r=>r.trim()).filter(r=>r!=="")}function be(e){return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function q(e,n,t,r){try{return e.openSync(t,r,384)}catch(o){if(g(o)!=="ENOENT")throw o;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,r,384)}}function Q(e,n){let t=`${n}/firings.jsonl`;return{append:r=>Se(e,n,t,JSON.stringify(r)),read:()=>ve(e,t)}}function Se(e,n,t,r){
let o=q(e,n,t,"a+");try{let s=Buffer.from(`${Oe(e,o)?`
`:""}${r}
`),i=e.writeSync(o,s,0);if(i!==s.length)throw new Error(`${t}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(o)}}function _e(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(r=>r!=="")}catch(t){if(x(t))return[];throw t}}function Oe(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let r=new Uint8Array(
1);return e.readSync(n,r,0,1,t-1)===1&&r[0]!==10}function ve(e,n){let t=[],r=0;for(let o of _e(e,n)){let s=_(o);E(s)?t.push(
s):r+=1}return{rows:t,torn:r}}function X(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(N(t))return`${t}/detent/store`;let r=ke(
n);return r===null?null:`${r}/.local/share/detent/store`}function Z(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function ke(e){let{HOME:n="",USERPROFILE:t=""}=e;return N(n)?n:N(t)?t:null}function N(e){return e.startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}function ee(e,n,t){let{operands:r}=Y(n.env),o=null;try{let s=_(xe(e()));if(s===void 0)throw new Error("Standard input is\
 no JSON document.");o=C(s);let i=o===null?null:v(o,t(o)(o,r,n));return{stdout:i===null?"":`${JSON.stringify(i)}
`,stderr:""}}catch(s){return K(s,o,r,()=>{let i=X(r,n.env);return{ledger:i===null?{append:Z}:Q(n.disk,i),at:n.now()}})}}
function xe(e){let n=(e instanceof Buffer?e:Buffer.from(e)).toString();return n.charCodeAt(0)===65279?n.slice(1):n}var De={disk:{closeSync:a.closeSync,fstatSync:a.fstatSync,lstatSync:a.lstatSync,mkdirSync:a.mkdirSync,openSync:a.openSync,
readFileSync:a.readFileSync,readSync:a.readSync,realpathSync:a.realpathSync,renameSync:a.renameSync,statSync:a.statSync,
unlinkSync:a.unlinkSync,writeSync:a.writeSync},env:process.env,cwd:()=>process.cwd(),now:()=>F(new Date)};function we({stdout:e,
stderr:n}){if(e===""&&n==="")return;let t=D(1,e,a.writeSync,S),r=t===null?"":`detent: Standard output could not be writt\
en (${t}).
`;D(2,n===""?r:n,a.writeSync,S)}var Ae=(e,n,t,r)=>(0,a.readSync)(e,n,t,r,null);function Ne(e){let n=R(e.name),{judgeEvent:t}=require(
`${__dirname}/judge-${n}.cjs`);if(t===void 0)throw new Error(`judge-${n}.cjs: It is not whole. Install the plugin again.`);
return t}process.argv[2]==="status"?require(`${__dirname}/status.cjs`):we(ee(()=>I(0,Ae,S),De,Ne));
