// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
var P=Object.defineProperty;var Ce=Object.getOwnPropertyDescriptor;var Je=Object.getOwnPropertyNames;var Be=Object.prototype.hasOwnProperty;var De=(e,n)=>{for(var t in n)P(e,t,{get:n[t],enumerable:!0})},Pe=(e,n,t,o)=>{if(n&&typeof n=="object"||typeof n=="funct\
ion")for(let r of Je(n))!Be.call(e,r)&&r!==t&&P(e,r,{get:()=>n[r],enumerable:!(o=Ce(n,r))||o.enumerable});return e};var Qe=e=>Pe(P({},"__esModule",{value:!0}),e);var zn={};De(zn,{judgeEvent:()=>Hn});module.exports=Qe(zn);function z(e,n,t){for(let o of e)o.kind==="put"?n.store.put(o.content):o.kind==="row"?n.ledger.append(Le(o.row,t)):n.lookups.
note(o.table,o.key,o.value)}function Le(e,n){return{ts:n,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function q(e,n){return e.inactive===null||e.inactive.isTurnedOn(n)}var $e=["AGFzbQEAAAABBgFgAn9/AAMCAQAFAwEAAgcJAgFtAgABZgAACtgDAdUDAQt/A0BBACECA0AgAiAAIAJqKAIAIQwgDEEIeEGA/oN4cSAM","QRh4\
Qf+B/AdxcjYCoAIgAkEEaiICQcAARw0AC0EAIQIDQCACIAIoAqACIAIoAsQCaiACKAKkAiEMIAxBB3ggDEESeHMgDEEDdnNqIAIo","AtgCIQwgDEEReCAMQ\
RN4cyAMQQp2c2o2AuACIAJBBGoiAkHAAUcNAAtBACgCACEDQQAoAgQhBEEAKAIIIQVBACgCDCEGQQAoAhAhB0EA","KAIUIQhBACgCGCEJQQAoAhwhCkEAIQ\
IDQCAKIAdBBnggB0ELeHMgB0EZeHNqIAcgCCAJc3EgCXNqIAIoAiBqIAIoAqACaiELIANBAngg","A0ENeHMgA0EWeHMgAyAEcSADIARzIAVxc2ohDCAJIQo\
gCCEJIAchCCAGIAtqIQcgBSEGIAQhBSADIQQgCyAMaiEDIAJBBGoiAkGAAkcN","AAtBAEEAKAIAIANqNgIAQQBBACgCBCAEajYCBEEAQQAoAgggBWo2AghB\
AEEAKAIMIAZqNgIMQQBBACgCECAHajYCEEEAQQAoAhQgCGo2","AhRBAEEAKAIYIAlqNgIYQQBBACgCHCAKajYCHCAAQcAAaiIAIAFHDQALCwunAgEAQQALo\
AJn5glqha5nu3Lzbjw69U+lf1IOUYxoBZur","2YMfGc3gW5gvikKRRDdxz/vAtaXbtelbwlY58RHxWaSCP5LVXhyrmKoH2AFbgxK+hTEkw30MVXRdvnL+sd\
6Apwbcm3Txm8HBaZvkhke+","78adwQ/MoQwkbyzpLaqEdErcqbBc2oj5dlJRPphtxjGoyCcDsMd/Wb/zC+DGR5Gn1VFjygZnKSkUhQq3JzghGy78bSxNEw0\
4U1RzCmW7","Cmp2LsnCgYUscpKh6L+iS2YaqHCLS8KjUWzHGeiS0SQGmdaFNQ70cKBqEBbBpBkIbDceTHdIJ7W8sDSzDBw5SqrYTk/KnFvzby5o7oKP","d\
G9jpXgUeMiECALHjPr/vpDrbFCk96P5vvJ4ccY="].join(""),S;function G(e){if(e.length>65536||(S===void 0&&(S=We()),S===null))return null;
let{bytes:n,start:t,run:o}=S,r=1024+Math.ceil((e.length+9)/64)*64;return n.set(t),n.set(e,1024),n.fill(0,1024+e.length,r),
n[1024+e.length]=128,n.writeUInt32BE(e.length*8,r-4),o(1024,r),Buffer.from(n.subarray(0,t.length)).swap32().toString("he\
x")}function We(){try{let e=new WebAssembly.Module(Buffer.from($e,"base64")),{m:n,f:t}=new WebAssembly.Instance(e).exports;
if(!(n instanceof WebAssembly.Memory)||typeof t!="function")return null;let o=Buffer.from(n.buffer);return{bytes:o,start:Buffer.
from(o.subarray(0,32)),run:(r,s)=>{t(r,s)}}}catch(e){if(e instanceof Error)return null;throw e}}var Fe=/^[0-9a-f]{64}$/;function L(e){return Fe.test(e)}var Q=null;function c(e){if(typeof e=="string"&&e===Q?.text)return Q.
address;let n=typeof e=="string"?Buffer.from(e):e,t=G(n)??Ne(n);if(!L(t))throw new Error(`address.ts: SHA-256 gave "${t}\
".`);return typeof e=="string"&&(Q={text:e,address:t}),t}function Ne(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function $(e){let n=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))n+=1;return e.length===0||e[e.length-1]===10?n:
n+1}function Y(e,n){let t=$(e);if(n.first<1||n.first>n.last||n.last>t)return{kind:"outside",lineCount:t};let o=_(e,n.first,1,
0),r=_(e,n.last+1,n.first,o);return{kind:"bytes",bytes:e.subarray(o,r)}}function _(e,n,t,o){let r=o;for(let s=t;s<n;s+=1){
let i=e.indexOf(10,r);if(i===-1)return e.length;r=i+1}return r}function f(e){return{isKnown:!0,value:e}}function W(e,n,t){return{isKnown:!1,question:{kind:e,about:n,why:t}}}var Me="detent://",Ue=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function Z(e){let n=e.startsWith(Me)?Ue.
exec(e):null,t=n?.[1];if(n===null||t===void 0||!L(t))return null;let[o,r]=[n[2],n[3]];return o===void 0||r===void 0?{address:t,
lines:null}:{address:t,lines:{first:Number(o),last:Number(r)}}}function v(e,n){return n===null?`detent://${e}`:`detent:/\
/${e}:L${n.first}-${n.last}`}function X(e,n){let t=n.store.get(e.address);return!t.isKnown||t.value.kind!=="object"||e.lines===
null?t.isKnown?f(He(t.value)):t:f(Y(t.value.bytes,e.lines))}function He(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function ee(e,n){let t=v(e.address,e.lines);switch(n.kind){case"absent":return`${t} is not in this project's st\
ore.`;case"damaged":return`${t} names a stored object whose bytes are damaged.`;case"outside":return`${t} asks for lines\
 outside of the object, which has ${n.lineCount} lines.`}}function R(e,n,t){if(e.length<=n.truncateThreshold)return null;let o=Ke(e,n.truncateKeep),r=Ve(e,e.length-n.truncateKeep),
s=c(e),i=1+ne(e,o),l=1+ne(e,r-1),d=v(s,{first:i,last:l}),h=`
[detent: ${[`${r-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${$(Buffer.from(e))}`,`the whole text\
 is ${v(s,null)}`,`to see lines of it, ${n.truncateThreshold} characters at a time, run: echo ${d}`].join("; ")}${t===null?
"":`; ${t}`}]
`;return{text:e.slice(0,o)+h+e.slice(r),address:s}}function Ke(e,n){return te(e,n)?n-1:n}function Ve(e,n){return te(e,n)?
n+1:n}function te(e,n){let[t,o]=[e.charCodeAt(n-1),e.charCodeAt(n)];return t>=55296&&t<=56319&&o>=56320&&o<=57343}function ne(e,n){
let t=0;for(let o=e.indexOf(`
`);o!==-1&&o<n;o=e.indexOf(`
`,o+1))t+=1;return t}var u={kind:"silent"};function k(e){return{kind:"undetermined",question:e}}function m(e,n=[]){return{kind:"fires",decision:e,
effects:n}}function g(e,n,t,o,r={}){let s="tool"in n?{tool:n.tool,toolUseId:n.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:n.
name,sessionId:n.sessionId,agentId:n.agentId,...s,address:t,chars:o,detail:r}}function y(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function O(e){return Array.isArray(e)}function T(e){
try{return JSON.parse(e)}catch{return}}function p(e,n){let t=e[n];return typeof t=="string"?t:null}function oe(e,n){let t=e[n];return y(t)&&t!==Object.prototype?t:null}var ze=200;function se(e){return F(e)?null:JSON.stringify(e)}function F(e){let n=[e];for(let t=0;n.length>0;t+=1){if(t>=
ze)return!0;n=n.flatMap(qe)}return!1}function qe(e){return O(e)?e.filter(re):y(e)?Object.values(e).filter(re):[]}function re(e){
return typeof e=="object"&&e!==null}var Ge=new Set(["Bash","PowerShell"]),_e=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),Ye=new Set(["image","audio",
"video","pdf","document"]),Ze=new Set(["data","base64","blob","signature"]);function ie(e,n,t){if(_e.has(e)||F(n)||y(n)&&
p(n,"persistedOutputPath")!==null)return null;let o=Xe(e,n,t);return o===n?null:o}function Xe(e,n,t){return Ge.has(e)?en(
n,t):e==="Read"?nn(n,t):N(n,null,t)}function en(e,n){return!y(e)||e.isImage===!0?e:le(e,["stdout","stderr"],n)}function nn(e,n){
if(!y(e)||p(e,"type")!=="text")return e;let t=oe(e,"file");if(t===null)return e;let o=le(t,["content"],n);return o===t?e:
{...e,file:o}}function le(e,n,t){let o=e;for(let r of n){let s=p(e,r),i=s===null?null:t(s);i!==null&&(o={...o,[r]:i})}return o}
function N(e,n,t){if(typeof e=="string"){let o=n!==null&&Ze.has(n)?null:t(e);return o===null?e:o}if(O(e)){let o=e.map(r=>N(
r,n,t));return o.every((r,s)=>r===e[s])?e:o}return y(e)?tn(e,t):e}function tn(e,n){if(Ye.has(p(e,"type")??""))return e;let t=!1,
o=Object.entries(e).map(([r,s])=>{let i=s===void 0?void 0:N(s,r,n);return t||=i!==s,[r,i]});return t?Object.fromEntries(
o):e}function on(e,n){if(e.name!=="PostToolUse")return u;let t=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
r=ie(e.tool,e.toolResponse,s=>{let i=R(s,n.operands,t);return i===null?null:(o.push({kind:"put",content:s}),o.push({kind:"\
row",row:g("bound-result",e,i.address,s.length)}),i.text)});return r===null?u:m({kind:"rewrite-output",output:r},o)}var de={
name:"bound-result",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,inactive:null,decide:on};var rn=16e6;function I(e,n,t,o,r={}){let s=o.workspace.size(t);if(!s.isKnown)return s;let i=h=>f([{kind:"row",row:g(e,n,
null,null,{...r,path:t,state:h})}]);if(s.value.kind==="other")return f([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>rn)return i(`not copied: ${s.value.bytes} bytes`);let l=o.workspace.read(t);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):f([]);let{bytes:d}=l.value,a={...r,path:t,state:"file",bytes:d.
length};return f([{kind:"put",content:d},{kind:"row",row:g(e,n,c(d),null,a)}])}function ae(e,n,t,o={}){let r=g(e,n,c(t),t.length,o);return[{kind:"put",content:t},{kind:"row",row:r}]}function j(e,n){return n===null||n===""||n.startsWith("~")||n.includes("\0")?null:n.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
n)||n.startsWith("\\\\")?n:e.cwd===null||e.cwd===""?null:`${e.cwd}/${n}`}function sn(e,n){let t=e.name==="PostToolUse"?ln(e):null;if(t===null)return u;let{text:o,path:r}=t,s=I("capture-emission",
e,r,n,{what:"file"});return s.isKnown?m(null,[...ae("capture-emission",e,o,{what:"emission",path:r}),...s.value]):k(s.question)}
function ln(e){let n=dn.get(e.tool);if(n===void 0)return null;let t=p(e.toolInput,n.text),o=j(e,p(e.toolInput,n.path));return t===
null||o===null?null:{text:t,path:o}}var dn=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),ue={name:"capture-emission",seams:[{event:"\
PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],decides:[],recordsTools:!0,
inactive:null,decide:sn};function an(e,n){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,n])}function ce(e){let n=e.tool===
"Grep"?an(e,e.tool):null;return n===null?[]:[{kind:"note",table:"tool-seen",key:n,value:"seen"}]}function un(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return u;let n=se(e.toolResponse);if(n===null)return u;let t=g(
"capture-result",e,c(n),n.length);return m(null,[{kind:"put",content:n},{kind:"row",row:t},...ce(e)])}var pe={name:"capt\
ure-result",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,inactive:null,decide:un};function cn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Read")return u;let t=n.operands.uploadsDir,o=j(e,p(e.toolInput,"fi\
le_path"));if(t===null||o===null)return u;let[r,s]=[n.workspace.realPath(t),n.workspace.realPath(o)];if(!r.isKnown)return k(
r.question);if(!s.isKnown)return k(s.question);if(r.value===null||s.value===null)return u;if(!pn(s.value,r.value))return u;
let i=I("capture-upload",e,s.value,n);return i.isKnown?i.value.length===0?u:m(null,i.value):k(i.question)}function pn(e,n){
let[t,o]=[fe(e),fe(n)];return t.length>o.length&&o.every((r,s)=>r===t[s])}function fe(e){let n=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(n).filter(t=>t!=="")}var ye={name:"capture-upload",seams:[{event:"PostToolUse",tool:"Read"}],decides:[],
recordsTools:!0,inactive:null,decide:cn};function E(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function M(e,n){let[t,o,r,s,i]=["",n,!1,!1,!1];for(;o<e.
length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let d=fn(e,o,l);if(E(d))return d;let a=l==="'"||l==='"'||l==="\
\\";r||=a,s||=!a&&/[*?[]/.test(l),i||=l==="~"&&(o===n||/[:=]/.test(e[o-1]??"")),t+=d.text,o=d.end}return{word:{text:t,wasQuoted:r,
hasGlob:s,hasTilde:i},end:o}}function fn(e,n,t){return t==="'"?yn(e,n):t==='"'?mn(e,n):t==="\\"?gn(e,n):t==="$"?{kind:"n\
ot simple",why:e[n+1]==="("?"substitution":"expansion"}:t==="`"?{kind:"not simple",why:"substitution"}:t==="{"||t==="}"?
An(e,n,t):t<" "||t==="\x7F"?{kind:"not simple",why:"control character"}:{text:t,end:n+1}}function yn(e,n){let t=e.indexOf(
"'",n+1);return t===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(n+1,t),end:t+1}}function mn(e,n){let t="";
for(let o=n+1;o<e.length;o+=1){let r=e[o]??"";if(r==='"')return{text:t,end:o+1};if(r==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(r==="`")return{kind:"not simple",why:"substitution"};let s=e[o+1]??"";if(r==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=r==="\\"&&/[$`"\\]/.test(s);t+=i?s:r,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function gn(e,n){let t=e[n+1];return t===void 0?{kind:"not simple",why:"unclosed quote"}:
t===`
`?{kind:"not simple",why:"escaped line end"}:{text:t,end:n+2}}function An(e,n,t){return t==="{"&&e[n+1]==="}"?{text:"{}",
end:n+2}:{kind:"not simple",why:"brace expansion"}}var bn=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),hn=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function me(e){let n=[],t=[],o=[],r=C(e,0);for(;r<e.length;){let s=xn(
e,r);if(E(s))return s;if(s!==null){o.push(s.redirect),r=C(e,s.end);continue}let i=wn(e,r);if(i==="end")break;if(i!==null)
return i;let l=M(e,r);if(E(l))return l;let d=t.length===0?Sn(e.slice(r,l.end),l.word):null;if(E(d))return d;d===null?t.push(
l.word):n.push(d),r=C(e,l.end)}return kn({kind:"simple",assignments:n,words:t,redirects:o})}function kn(e){let n=e.words[0];return n===void 0?{kind:"not simple",why:"no command"}:!n.wasQuoted&&bn.has(n.text)?{kind:"\
not simple",why:"reserved word"}:e}function C(e,n){let t=n;for(;e[t]===" "||e[t]==="	";)t+=1;return t}function wn(e,n){let t=e[n];
return t===`
`?/^[ \t\n]*$/.test(e.slice(n))?"end":{kind:"not simple",why:"several lines"}:t==="#"?{kind:"not simple",why:"comment"}:
t==="|"?{kind:"not simple",why:e[n+1]==="|"?"list":"pipe"}:t===";"?{kind:"not simple",why:"list"}:t==="&"?{kind:"not sim\
ple",why:e[n+1]==="&"?"list":"background"}:t==="("||t===")"?{kind:"not simple",why:"subshell"}:null}function xn(e,n){let t=En(
e,n),o=n+t.length,r=hn.find(d=>e.startsWith(d,o));if(r===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let s=C(e,o+r.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=M(e,s);return E(i)?i:{redirect:{
fd:t===""?null:Number(t),operator:r,target:i.word},end:i.end}}function En(e,n){let t=n;for(;/\d/.test(e[t]??"");)t+=1;return/[<>]/.
test(e[t]??"")?e.slice(n,t):""}function Sn(e,n){let t=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(t===null)return null;
if(t[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=t[1]??"";return{name:o,value:{...n,text:n.
text.slice(o.length+1)}}}function vn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!y(e.toolResponse))return u;let t=p(e.toolResponse,"stdout"),
o=t?.endsWith(`
`)===!0?t.slice(0,-1):t,r=o===null?null:Z(o);if(r===null||o!==Rn(p(e.toolInput,"command")))return u;let s=X(r,n);if(!s.isKnown)
return k(s.question);if(s.value.kind!=="bytes")return m({kind:"advise",text:ee(r,s.value)});let i=Buffer.from(s.value.bytes).
toString("utf8"),l=R(i,n.operands,null),d={...e.toolResponse,stdout:l===null?i:l.text},a=l===null?[]:[{kind:"put",content:i}],
h=l===null?r.address:l.address;return a.push({kind:"row",row:g("expand-echoed-pointer",e,h,i.length)}),m({kind:"rewrite-\
output",output:d},a)}function Rn(e){let n=e===null?null:me(e);if(n?.kind!=="simple"||n.assignments.length>0||n.redirects.
length>0)return null;let[t,o,...r]=n.words;return t?.text!=="echo"||o===void 0||r.length>0?null:o.text}var ge={name:"exp\
and-echoed-pointer",seams:[{event:"PostToolUse",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,inactive:null,
decide:vn};var U=[pe,de,ge,ue,ye];function Ae(e,n){return On(e,n).folded}function On(e,n,t=U){let o=[],r=[],s=[],i=[],l=e,d=null;for(let a of Tn(e,n.operands,
t)){let h=d!==null&&d.kind!=="rewrite-input",V=l!==e;if(h&&!In(a)){o.push({move:a,outcome:{kind:"not reached"},sawRewrite:V});
continue}let A=a.decide(l,n);o.push({move:a,outcome:A,sawRewrite:V}),A.kind==="undetermined"&&!h&&a.decides.length>0&&i.
push(A.question),A.kind==="fires"&&(s.push(...A.effects),A.decision?.kind==="advise"?r.push(A.decision.text):A.decision!==
null&&(d=A.decision),l=jn(l,A.decision))}return{rows:o,folded:{decision:d,advice:r,effects:s,open:i}}}function Tn(e,n,t=U){
let o="tool"in e?e.tool:null,r=i=>q(i,n)&&!n.movesOff.includes(i.name)&&!(i.recordsTools&&o!==null&&n.captureSkip.includes(
o)),s=i=>t.filter(l=>r(l)&&l.seams.some(d=>d.event===e.name&&d.tool===i));return o===null?s(null):[...s("*"),...s(o)]}function In(e){
return e.decides.every(n=>n==="advise")}function jn(e,n){return n?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:n.input}}function be(){throw new Error("Not asked here.")}function w(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function b(e){
let n=w(e);return n==="ENOENT"||n==="ENOTDIR"}function he(e,n,t){for(let o=0;o<t.length;)o+=e.writeSync(n,t,o)}function ke(e){let{disk:n,store:t,lookups:o}=e,r={kind:"absent"};return{workspace:{size:s=>x("file size",s,()=>Cn(n,s),r),
read:s=>x("file bytes",s,()=>Jn(n,s),r),realPath:s=>x("real path",s,()=>n.realpathSync(s),null)},store:{has:s=>x("stored\
 object",s,()=>t.has(s),!1),get:s=>x("stored object",s,()=>t.get(s),r)},ledger:{lookup:(s,i)=>x("lookup",`${s} ${i}`,()=>o.
find(s,i),null)},facts:{latestTestRun:()=>x("test-run fact","latest test run",()=>be(n,e.operands.factsFile,e.transcriptPath),
null)},operands:e.operands,clock:{now:()=>f(e.now())},client:{version:()=>W("client version","client","An event does not\
 carry its client's version.")}}}function x(e,n,t,o){try{return f(t())}catch(r){if(b(r))return f(o);let s=w(r);if(s===null)
throw r;return W(e,n,`The disk answered ${s}.`)}}function Cn(e,n){let t=e.statSync(n);return t.isFile()?{kind:"file",bytes:t.
size}:{kind:"other"}}function Jn(e,n){return e.statSync(n).isFile()?{kind:"file",bytes:e.readFileSync(n)}:{kind:"other"}}var Bn=".put-";function H(e,n){try{return e.lstatSync(n,{throwIfNoEntry:!1})!==void 0}catch(t){if(b(t))return!1;throw t}}
function J(e,n,t,o){try{return e.openSync(t,o,384)}catch(r){if(w(r)!=="ENOENT")throw r;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,o,384)}}function we(e,n,t){try{e.closeSync(J(e,n,`${n}/${t}`,"wx"))}catch(o){if(w(o)!=="EEXIST")
throw o}}function xe(e,n,t,o){let{path:r,fd:s}=Dn(e,n,t);try{try{he(e,s,o)}finally{e.closeSync(s)}e.renameSync(r,`${n}/${t}`)}catch(i){
throw e.unlinkSync(r),i}}function Dn(e,n,t){for(let o=0;;o+=1){let r=`${n}/${Bn}${process.pid}-${o}-${t}`;try{return{path:r,
fd:J(e,n,r,"wx")}}catch(s){if(w(s)!=="EEXIST"||o>=1e3)throw s}}}function Ee(e,n){let t=`${n}/firings.jsonl`;return{append:o=>K(e,n,t,JSON.stringify(o)),read:()=>Ln(e,t)}}function K(e,n,t,o){
let r=J(e,n,t,"a+");try{let s=Buffer.from(`${Qn(e,r)?`
`:""}${o}
`),i=e.writeSync(r,s,0);if(i!==s.length)throw new Error(`${t}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(r)}}function Pn(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(o=>o!=="")}catch(t){if(b(t))return[];throw t}}function Qn(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let o=new Uint8Array(
1);return e.readSync(n,o,0,1,t-1)===1&&o[0]!==10}function Ln(e,n){let t=[],o=0;for(let r of Pn(e,n)){let s=T(r);y(s)?t.push(
s):o+=1}return{rows:t,torn:o}}function Se(e,n,t){let o=e.openSync(n,"r");try{let r=e.fstatSync(o).size,s=Math.max(0,r-t),l=$n(e,o,s,r).toString("utf8").
split(`
`);return{lines:(s===0?l:l.slice(1)).filter(a=>a!==""),isWhole:s===0}}finally{e.closeSync(o)}}function $n(e,n,t,o){let r=Buffer.
alloc(o-t);for(let s=0;s<r.length;){let i=e.readSync(n,r,s,r.length-s,t+s);if(i===0)return r.subarray(0,s);s+=i}return r}var Wn=4096;function ve(e,n){let t=r=>`${n}/lookups/${r}`,o=(r,s)=>Re(e,`${t(r)}/${c(s)}`,Wn);return{find:o,note(r,s,i){
o(r,s)!==i&&K(e,t(r),`${t(r)}/${c(s)}`,JSON.stringify(i))}}}function Re(e,n,t){try{let{lines:o,isWhole:r}=Se(e,n,t),s=o.
map(T).findLast(i=>typeof i=="string");return typeof s=="string"?s:r?null:Re(e,n,2*t)}catch(o){if(b(o))return null;throw o}}function Oe(e,n,t){let o=Fn(n,t.root),r=`${n}/objects`,s=i=>t.kind==="all"||H(e,`${o}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,d=c(i);return Mn(e,`${r}/${d}`,l)||xe(e,r,d,l),we(e,o,d),d},get(i){return s(i)?Nn(e,`${r}/${i}`,
i):{kind:"absent"}},has(i){return s(i)&&H(e,`${r}/${i}`)}}}function Fn(e,n){return`${e}/scopes/${c(n)}`}function Nn(e,n,t){
let o=Te(e,n);return o==="absent"?{kind:"absent"}:o==="other"||c(o)!==t?{kind:"damaged",address:t}:{kind:"object",bytes:o}}
function Te(e,n){try{let t=e.lstatSync(n,{throwIfNoEntry:!1});return t===void 0?"absent":t.isFile()?e.readFileSync(n):"o\
ther"}catch(t){if(b(t))return"absent";throw t}}function Mn(e,n,t){let o=Te(e,n);return typeof o!="string"&&Buffer.from(t).
equals(o)}function Ie(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(B(t))return`${t}/detent/store`;let o=Un(
n);return o===null?null:`${o}/.local/share/detent/store`}function D(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Un(e){let{HOME:n="",USERPROFILE:t=""}=e;return B(n)?n:B(t)?t:null}
function je(e,n){let{CLAUDE_PROJECT_DIR:t=""}=e,o=B(t)?t:n;return o.length>1?o.replace(/[\\/]+$/,""):o}function B(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var Hn=(e,n,t)=>{let o=Kn(e,n,t),{disk:r,now:s}=t,{store:i,lookups:l}=o,d=ke({disk:r,store:i,lookups:l,operands:n,transcriptPath:e.
transcriptPath,now:s}),a=Ae(e,d);return a.effects.length>0&&z(a.effects,o,s()),a};function Kn(e,n,t){let{disk:o,env:r}=t,
s=Ie(n,r);if(s===null)return Vn;let i=null,l=()=>{let d=je(r,e.cwd??t.cwd());return i??=Oe(o,s,{kind:n.storeScope,root:d}),
i};return{store:{put:d=>l().put(d),has:d=>l().has(d),get:d=>l().get(d)},ledger:Ee(o,s),lookups:ve(o,s)}}var Vn={store:{put:D,
has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:D},lookups:{find:()=>null,note:D}};0&&(module.exports={judgeEvent});
