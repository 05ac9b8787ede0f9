// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
function z(e,n,t){for(let o of e)o.kind==="put"?n.store.put(o.content):o.kind==="row"?n.ledger.append(Qe(o.row,t)):n.lookups.
note(o.table,o.key,o.value)}function Qe(e,n){return{ts:n,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function V(e,n){return e.inactive===null||e.inactive.isTurnedOn(n)}var Te=["AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH","DQAL\
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
J4ccY="].join(""),v;function q(e){if(e.length>65536||(v===void 0&&(v=Je()),v===null))return null;let{bytes:n,start:t,run:o}=v,
s=1024+Math.ceil((e.length+9)/64)*64;return n.set(t),n.set(e,1024),n.fill(0,1024+e.length,s),n[1024+e.length]=128,n.writeUInt32BE(
e.length*8,s-4),o(1024,s),Buffer.from(n.subarray(0,t.length)).swap32().toString("hex")}function Je(){try{let e=new WebAssembly.
Module(Buffer.from(Te,"base64")),{m:n,f:t}=new WebAssembly.Instance(e).exports;if(!(n instanceof WebAssembly.Memory)||typeof t!=
"function")return null;let o=Buffer.from(n.buffer);return{bytes:o,start:Buffer.from(o.subarray(0,32)),run:(s,r)=>{t(s,r)}}}catch(e){
if(e instanceof Error)return null;throw e}}var je=/^[0-9a-f]{64}$/;function F(e){return je.test(e)}var D=null;function c(e){if(typeof e=="string"&&e===D?.text)return D.
address;let n=typeof e=="string"?Buffer.from(e):e,t=q(n)??De(n);if(!F(t))throw new Error(`address.ts: SHA-256 gave "${t}\
".`);return typeof e=="string"&&(D={text:e,address:t}),t}function De(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function L(e){let n=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))n+=1;return e.length===0||e[e.length-1]===10?n:
n+1}function Y(e,n){let t=L(e);if(n.first<1||n.first>n.last||n.last>t)return{kind:"outside",lineCount:t};let o=G(e,n.first,1,
0),s=G(e,n.last+1,n.first,o);return{kind:"bytes",bytes:e.subarray(o,s)}}function G(e,n,t,o){let s=o;for(let r=t;r<n;r+=1){
let i=e.indexOf(10,s);if(i===-1)return e.length;s=i+1}return s}function f(e){return{isKnown:!0,value:e}}function P(e,n,t){return{isKnown:!1,question:{kind:e,about:n,why:t}}}var Fe="detent://",Le=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function X(e){let n=e.startsWith(Fe)?Le.
exec(e):null,t=n?.[1];if(n===null||t===void 0||!F(t))return null;let[o,s]=[n[2],n[3]];return o===void 0||s===void 0?{address:t,
lines:null}:{address:t,lines:{first:Number(o),last:Number(s)}}}function S(e,n){return n===null?`detent://${e}`:`detent:/\
/${e}:L${n.first}-${n.last}`}function _(e,n){let t=n.store.get(e.address);return!t.isKnown||t.value.kind!=="object"||e.lines===
null?t.isKnown?f(Pe(t.value)):t:f(Y(t.value.bytes,e.lines))}function Pe(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function Z(e,n){let t=S(e.address,e.lines);switch(n.kind){case"absent":return`${t} is not in this project's sto\
re.`;case"damaged":return`${t} names a stored object whose bytes are damaged.`;case"outside":return`${t} asks for lines \
outside of the object, which has ${n.lineCount} lines.`}}function R(e,n,t){if(e.length<=n.truncateThreshold)return null;let o=Ne(e,n.truncateKeep),s=He(e,e.length-n.truncateKeep),
r=c(e),i=1+ee(e,o),l=1+ee(e,s-1),d=S(r,{first:i,last:l}),b=`
[detent: ${[`${s-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${L(Buffer.from(e))}`,`the whole text\
 is ${S(r,null)}`,`to see lines of it, ${n.truncateThreshold} characters at a time, run: echo ${d}`].join("; ")}${t===null?
"":`; ${t}`}]
`;return{text:e.slice(0,o)+b+e.slice(s),address:r}}function Ne(e,n){return ne(e,n)?n-1:n}function He(e,n){return ne(e,n)?
n+1:n}function ne(e,n){let[t,o]=[e.charCodeAt(n-1),e.charCodeAt(n)];return t>=55296&&t<=56319&&o>=56320&&o<=57343}function ee(e,n){
let t=0;for(let o=e.indexOf(`
`);o!==-1&&o<n;o=e.indexOf(`
`,o+1))t+=1;return t}var u={kind:"silent"};function k(e){return{kind:"undetermined",question:e}}function m(e,n=[]){return{kind:"fires",decision:e,
effects:n}}function g(e,n,t,o,s={}){let r="tool"in n?{tool:n.tool,toolUseId:n.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:n.
name,sessionId:n.sessionId,agentId:n.agentId,...r,address:t,chars:o,detail:s}}function y(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function C(e){return Array.isArray(e)}function I(e){
try{return JSON.parse(e)}catch{return}}function p(e,n){let t=e[n];return typeof t=="string"?t:null}function te(e,n){let t=e[n];return y(t)&&t!==Object.prototype?t:null}var $e=200;function re(e){return N(e)?null:JSON.stringify(e)}function N(e){let n=[e];for(let t=0;n.length>0;t+=1){if(t>=
$e)return!0;n=n.flatMap(Ke)}return!1}function Ke(e){return C(e)?e.filter(oe):y(e)?Object.values(e).filter(oe):[]}function oe(e){
return typeof e=="object"&&e!==null}var We=new Set(["Bash","PowerShell"]),Ue=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),Me=new Set(["image","audio",
"video","pdf","document"]),ze=new Set(["data","base64","blob","signature"]);function se(e,n,t){if(Ue.has(e)||N(n)||y(n)&&
p(n,"persistedOutputPath")!==null)return null;let o=Ve(e,n,t);return o===n?null:o}function Ve(e,n,t){return We.has(e)?qe(
n,t):e==="Read"?Ge(n,t):H(n,null,t)}function qe(e,n){return!y(e)||e.isImage===!0?e:ie(e,["stdout","stderr"],n)}function Ge(e,n){
if(!y(e)||p(e,"type")!=="text")return e;let t=te(e,"file");if(t===null)return e;let o=ie(t,["content"],n);return o===t?e:
{...e,file:o}}function ie(e,n,t){let o=e;for(let s of n){let r=p(e,s),i=r===null?null:t(r);i!==null&&(o={...o,[s]:i})}return o}
function H(e,n,t){if(typeof e=="string"){let o=n!==null&&ze.has(n)?null:t(e);return o===null?e:o}if(C(e)){let o=e.map(s=>H(
s,n,t));return o.every((s,r)=>s===e[r])?e:o}return y(e)?Ye(e,t):e}function Ye(e,n){if(Me.has(p(e,"type")??""))return e;let t=!1,
o=Object.entries(e).map(([s,r])=>{let i=r===void 0?void 0:H(r,s,n);return t||=i!==r,[s,i]});return t?Object.fromEntries(
o):e}function Xe(e,n){if(e.name!=="PostToolUse")return u;let t=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
s=se(e.tool,e.toolResponse,r=>{let i=R(r,n.operands,t);return i===null?null:(o.push({kind:"put",content:r}),o.push({kind:"\
row",row:g("bound-result",e,i.address,r.length)}),i.text)});return s===null?u:m({kind:"rewrite-output",output:s},o)}var le={
name:"bound-result",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,inactive:null,decide:Xe};var _e=16e6;function O(e,n,t,o,s={}){let r=o.workspace.size(t);if(!r.isKnown)return r;let i=b=>f([{kind:"row",row:g(e,n,
null,null,{...s,path:t,state:b})}]);if(r.value.kind==="other")return f([]);if(r.value.kind==="absent")return i("absent");
if(r.value.bytes>_e)return i(`not copied: ${r.value.bytes} bytes`);let l=o.workspace.read(t);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):f([]);let{bytes:d}=l.value,a={...s,path:t,state:"file",bytes:d.
length};return f([{kind:"put",content:d},{kind:"row",row:g(e,n,c(d),null,a)}])}function de(e,n,t,o={}){let s=g(e,n,c(t),t.length,o);return[{kind:"put",content:t},{kind:"row",row:s}]}function B(e,n){return n===null||n===""||n.startsWith("~")||n.includes("\0")?null:n.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
n)||n.startsWith("\\\\")?n:e.cwd===null||e.cwd===""?null:`${e.cwd}/${n}`}function Ze(e,n){let t=e.name==="PostToolUse"?en(e):null;if(t===null)return u;let{text:o,path:s}=t,r=O("capture-emission",
e,s,n,{what:"file"});return r.isKnown?m(null,[...de("capture-emission",e,o,{what:"emission",path:s}),...r.value]):k(r.question)}
function en(e){let n=nn.get(e.tool);if(n===void 0)return null;let t=p(e.toolInput,n.text),o=B(e,p(e.toolInput,n.path));return t===
null||o===null?null:{text:t,path:o}}var nn=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),ae={name:"capture-emission",seams:[{event:"\
PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],decides:[],recordsTools:!0,
inactive:null,decide:Ze};function tn(e,n){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,n])}function ue(e){let n=e.tool===
"Grep"?tn(e,e.tool):null;return n===null?[]:[{kind:"note",table:"tool-seen",key:n,value:"seen"}]}function on(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return u;let n=re(e.toolResponse);if(n===null)return u;let t=g(
"capture-result",e,c(n),n.length);return m(null,[{kind:"put",content:n},{kind:"row",row:t},...ue(e)])}var ce={name:"capt\
ure-result",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,inactive:null,decide:on};function rn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Read")return u;let t=n.operands.uploadsDir,o=B(e,p(e.toolInput,"fi\
le_path"));if(t===null||o===null)return u;let[s,r]=[n.workspace.realPath(t),n.workspace.realPath(o)];if(!s.isKnown)return k(
s.question);if(!r.isKnown)return k(r.question);if(s.value===null||r.value===null)return u;if(!sn(r.value,s.value))return u;
let i=O("capture-upload",e,r.value,n);return i.isKnown?i.value.length===0?u:m(null,i.value):k(i.question)}function sn(e,n){
let[t,o]=[pe(e),pe(n)];return t.length>o.length&&o.every((s,r)=>s===t[r])}function pe(e){let n=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(n).filter(t=>t!=="")}var fe={name:"capture-upload",seams:[{event:"PostToolUse",tool:"Read"}],decides:[],
recordsTools:!0,inactive:null,decide:rn};function E(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function $(e,n){let[t,o,s,r,i]=["",n,!1,!1,!1];for(;o<e.
length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let d=ln(e,o,l);if(E(d))return d;let a=l==="'"||l==='"'||l==="\
\\";s||=a,r||=!a&&/[*?[]/.test(l),i||=l==="~"&&(o===n||/[:=]/.test(e[o-1]??"")),t+=d.text,o=d.end}return{word:{text:t,wasQuoted:s,
hasGlob:r,hasTilde:i},end:o}}function ln(e,n,t){return t==="'"?dn(e,n):t==='"'?an(e,n):t==="\\"?un(e,n):t==="$"?{kind:"n\
ot simple",why:e[n+1]==="("?"substitution":"expansion"}:t==="`"?{kind:"not simple",why:"substitution"}:t==="{"||t==="}"?
cn(e,n,t):t<" "||t==="\x7F"?{kind:"not simple",why:"control character"}:{text:t,end:n+1}}function dn(e,n){let t=e.indexOf(
"'",n+1);return t===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(n+1,t),end:t+1}}function an(e,n){let t="";
for(let o=n+1;o<e.length;o+=1){let s=e[o]??"";if(s==='"')return{text:t,end:o+1};if(s==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(s==="`")return{kind:"not simple",why:"substitution"};let r=e[o+1]??"";if(s==="\\"&&
r===`
`)return{kind:"not simple",why:"escaped line end"};let i=s==="\\"&&/[$`"\\]/.test(r);t+=i?r:s,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function un(e,n){let t=e[n+1];return t===void 0?{kind:"not simple",why:"unclosed quote"}:
t===`
`?{kind:"not simple",why:"escaped line end"}:{text:t,end:n+2}}function cn(e,n,t){return t==="{"&&e[n+1]==="}"?{text:"{}",
end:n+2}:{kind:"not simple",why:"brace expansion"}}var pn=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),fn=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function ye(e){let n=[],t=[],o=[],s=Q(e,0);for(;s<e.length;){let r=gn(
e,s);if(E(r))return r;if(r!==null){o.push(r.redirect),s=Q(e,r.end);continue}let i=mn(e,s);if(i==="end")break;if(i!==null)
return i;let l=$(e,s);if(E(l))return l;let d=t.length===0?hn(e.slice(s,l.end),l.word):null;if(E(d))return d;d===null?t.push(
l.word):n.push(d),s=Q(e,l.end)}return yn({kind:"simple",assignments:n,words:t,redirects:o})}function yn(e){let n=e.words[0];return n===void 0?{kind:"not simple",why:"no command"}:!n.wasQuoted&&pn.has(n.text)?{kind:"\
not simple",why:"reserved word"}:e}function Q(e,n){let t=n;for(;e[t]===" "||e[t]==="	";)t+=1;return t}function mn(e,n){let t=e[n];
return t===`
`?/^[ \t\n]*$/.test(e.slice(n))?"end":{kind:"not simple",why:"several lines"}:t==="#"?{kind:"not simple",why:"comment"}:
t==="|"?{kind:"not simple",why:e[n+1]==="|"?"list":"pipe"}:t===";"?{kind:"not simple",why:"list"}:t==="&"?{kind:"not sim\
ple",why:e[n+1]==="&"?"list":"background"}:t==="("||t===")"?{kind:"not simple",why:"subshell"}:null}function gn(e,n){let t=An(
e,n),o=n+t.length,s=fn.find(d=>e.startsWith(d,o));if(s===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let r=Q(e,o+s.length);if(e[r]==="(")return{kind:"not simple",why:"substitution"};if(r>=e.length||
/[\n;|&()<>#]/.test(e[r]??""))return{kind:"not simple",why:"redirect without a target"};let i=$(e,r);return E(i)?i:{redirect:{
fd:t===""?null:Number(t),operator:s,target:i.word},end:i.end}}function An(e,n){let t=n;for(;/\d/.test(e[t]??"");)t+=1;return/[<>]/.
test(e[t]??"")?e.slice(n,t):""}function hn(e,n){let t=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(t===null)return null;
if(t[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=t[1]??"";return{name:o,value:{...n,text:n.
text.slice(o.length+1)}}}function bn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!y(e.toolResponse))return u;let t=p(e.toolResponse,"stdout"),
o=t?.endsWith(`
`)===!0?t.slice(0,-1):t,s=o===null?null:X(o);if(s===null||o!==kn(p(e.toolInput,"command")))return u;let r=_(s,n);if(!r.isKnown)
return k(r.question);if(r.value.kind!=="bytes")return m({kind:"advise",text:Z(s,r.value)});let i=Buffer.from(r.value.bytes).
toString("utf8"),l=R(i,n.operands,null),d={...e.toolResponse,stdout:l===null?i:l.text},a=l===null?[]:[{kind:"put",content:i}],
b=l===null?s.address:l.address;return a.push({kind:"row",row:g("expand-echoed-pointer",e,b,i.length)}),m({kind:"rewrite-\
output",output:d},a)}function kn(e){let n=e===null?null:ye(e);if(n?.kind!=="simple"||n.assignments.length>0||n.redirects.
length>0)return null;let[t,o,...s]=n.words;return t?.text!=="echo"||o===void 0||s.length>0?null:o.text}var me={name:"exp\
and-echoed-pointer",seams:[{event:"PostToolUse",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,inactive:null,
decide:bn};var K=[ce,le,me,ae,fe];function ge(e,n){return wn(e,n).folded}function wn(e,n,t=K){let o=[],s=[],r=[],i=[],l=e,d=null;for(let a of xn(e,n.operands,
t)){let b=d!==null&&d.kind!=="rewrite-input",M=l!==e;if(b&&!En(a)){o.push({move:a,outcome:{kind:"not reached"},sawRewrite:M});
continue}let A=a.decide(l,n);o.push({move:a,outcome:A,sawRewrite:M}),A.kind==="undetermined"&&!b&&a.decides.length>0&&i.
push(A.question),A.kind==="fires"&&(r.push(...A.effects),A.decision?.kind==="advise"?s.push(A.decision.text):A.decision!==
null&&(d=A.decision),l=vn(l,A.decision))}return{rows:o,folded:{decision:d,advice:s,effects:r,open:i}}}function xn(e,n,t=K){
let o="tool"in e?e.tool:null,s=i=>V(i,n)&&!n.movesOff.includes(i.name)&&!(i.recordsTools&&o!==null&&n.captureSkip.includes(
o)),r=i=>t.filter(l=>s(l)&&l.seams.some(d=>d.event===e.name&&d.tool===i));return o===null?r(null):[...r("*"),...r(o)]}function En(e){
return e.decides.every(n=>n==="advise")}function vn(e,n){return n?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:n.input}}function Ae(){throw new Error("Not asked here.")}function w(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function h(e){
let n=w(e);return n==="ENOENT"||n==="ENOTDIR"}function he(e,n,t){for(let o=0;o<t.length;)o+=e.writeSync(n,t,o)}function be(e){let{disk:n,store:t,lookups:o}=e,s={kind:"absent"};return{workspace:{size:r=>x("file size",r,()=>Sn(n,r),s),
read:r=>x("file bytes",r,()=>Rn(n,r),s),realPath:r=>x("real path",r,()=>n.realpathSync(r),null)},store:{has:r=>x("stored\
 object",r,()=>t.has(r),!1),get:r=>x("stored object",r,()=>t.get(r),s)},ledger:{lookup:(r,i)=>x("lookup",`${r} ${i}`,()=>o.
find(r,i),null)},facts:{latestTestRun:()=>x("test-run fact","latest test run",()=>Ae(n,e.operands.factsFile,e.transcriptPath),
null)},operands:e.operands,clock:{now:()=>f(e.now())},client:{version:()=>P("client version","client","An event does not\
 carry its client's version.")}}}function x(e,n,t,o){try{return f(t())}catch(s){if(h(s))return f(o);let r=w(s);if(r===null)
throw s;return P(e,n,`The disk answered ${r}.`)}}function Sn(e,n){let t=e.statSync(n);return t.isFile()?{kind:"file",bytes:t.
size}:{kind:"other"}}function Rn(e,n){return e.statSync(n).isFile()?{kind:"file",bytes:e.readFileSync(n)}:{kind:"other"}}var Cn=".put-";function W(e,n){try{return e.lstatSync(n,{throwIfNoEntry:!1})!==void 0}catch(t){if(h(t))return!1;throw t}}
function T(e,n,t,o){try{return e.openSync(t,o,384)}catch(s){if(w(s)!=="ENOENT")throw s;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,o,384)}}function ke(e,n,t){try{e.closeSync(T(e,n,`${n}/${t}`,"wx"))}catch(o){if(w(o)!=="EEXIST")
throw o}}function we(e,n,t,o){let{path:s,fd:r}=In(e,n,t);try{try{he(e,r,o)}finally{e.closeSync(r)}e.renameSync(s,`${n}/${t}`)}catch(i){
throw e.unlinkSync(s),i}}function In(e,n,t){for(let o=0;;o+=1){let s=`${n}/${Cn}${process.pid}-${o}-${t}`;try{return{path:s,
fd:T(e,n,s,"wx")}}catch(r){if(w(r)!=="EEXIST"||o>=1e3)throw r}}}function xe(e,n){let t=`${n}/firings.jsonl`;return{append:o=>U(e,n,t,JSON.stringify(o)),read:()=>Qn(e,t)}}function U(e,n,t,o){
let s=T(e,n,t,"a+");try{let r=Buffer.from(`${Bn(e,s)?`
`:""}${o}
`),i=e.writeSync(s,r,0);if(i!==r.length)throw new Error(`${t}: only ${i} of ${r.length} bytes were written.`)}finally{e.
closeSync(s)}}function On(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(o=>o!=="")}catch(t){if(h(t))return[];throw t}}function Bn(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let o=new Uint8Array(
1);return e.readSync(n,o,0,1,t-1)===1&&o[0]!==10}function Qn(e,n){let t=[],o=0;for(let s of On(e,n)){let r=I(s);y(r)?t.push(
r):o+=1}return{rows:t,torn:o}}function Ee(e,n,t){let o=e.openSync(n,"r");try{let s=e.fstatSync(o).size,r=Math.max(0,s-t),l=Tn(e,o,r,s).toString("utf8").
split(`
`);return{lines:(r===0?l:l.slice(1)).filter(a=>a!==""),isWhole:r===0}}finally{e.closeSync(o)}}function Tn(e,n,t,o){let s=Buffer.
alloc(o-t);for(let r=0;r<s.length;){let i=e.readSync(n,s,r,s.length-r,t+r);if(i===0)return s.subarray(0,r);r+=i}return s}var Jn=4096;function ve(e,n){let t=s=>`${n}/lookups/${s}`,o=(s,r)=>Se(e,`${t(s)}/${c(r)}`,Jn);return{find:o,note(s,r,i){
o(s,r)!==i&&U(e,t(s),`${t(s)}/${c(r)}`,JSON.stringify(i))}}}function Se(e,n,t){try{let{lines:o,isWhole:s}=Ee(e,n,t),r=o.
map(I).findLast(i=>typeof i=="string");return typeof r=="string"?r:s?null:Se(e,n,2*t)}catch(o){if(h(o))return null;throw o}}function Re(e,n,t){let o=jn(n,t.root),s=`${n}/objects`,r=i=>t.kind==="all"||W(e,`${o}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,d=c(i);return Fn(e,`${s}/${d}`,l)||we(e,s,d,l),ke(e,o,d),d},get(i){return r(i)?Dn(e,`${s}/${i}`,
i):{kind:"absent"}},has(i){return r(i)&&W(e,`${s}/${i}`)}}}function jn(e,n){return`${e}/scopes/${c(n)}`}function Dn(e,n,t){
let o=Ce(e,n);return o==="absent"?{kind:"absent"}:o==="other"||c(o)!==t?{kind:"damaged",address:t}:{kind:"object",bytes:o}}
function Ce(e,n){try{let t=e.lstatSync(n,{throwIfNoEntry:!1});return t===void 0?"absent":t.isFile()?e.readFileSync(n):"o\
ther"}catch(t){if(h(t))return"absent";throw t}}function Fn(e,n,t){let o=Ce(e,n);return typeof o!="string"&&Buffer.from(t).
equals(o)}function Ie(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(J(t))return`${t}/detent/store`;let o=Ln(
n);return o===null?null:`${o}/.local/share/detent/store`}function j(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Ln(e){let{HOME:n="",USERPROFILE:t=""}=e;return J(n)?n:J(t)?t:null}
function Oe(e,n){let{CLAUDE_PROJECT_DIR:t=""}=e,o=J(t)?t:n;return o.length>1?o.replace(/[\\/]+$/,""):o}function J(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var Be=(e,n,t)=>{let o=Pn(e,n,t),{disk:s,now:r}=t,{store:i,lookups:l}=o,d=be({disk:s,store:i,lookups:l,operands:n,transcriptPath:e.
transcriptPath,now:r}),a=ge(e,d);return a.effects.length>0&&z(a.effects,o,r()),a};function Pn(e,n,t){let{disk:o,env:s}=t,
r=Ie(n,s);if(r===null)return Nn;let i=null,l=()=>{let d=Oe(s,e.cwd??t.cwd());return i??=Re(o,r,{kind:n.storeScope,root:d}),
i};return{store:{put:d=>l().put(d),has:d=>l().has(d),get:d=>l().get(d)},ledger:xe(o,r),lookups:ve(o,r)}}var Nn={store:{put:j,
has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:j},lookups:{find:()=>null,note:j}};exports.judgeEvent=Be;
