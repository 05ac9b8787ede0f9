// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
function z(e,n,t){for(let r of e)r.kind==="put"?n.store.put(r.content):r.kind==="row"?n.ledger.append(Qe(r.row,t)):n.lookups.
note(r.table,r.key,r.value)}function Qe(e,n){return{ts:n,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
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
J4ccY="].join(""),S;function q(e){if(e.length>65536||(S===void 0&&(S=Je()),S===null))return null;let{bytes:n,start:t,run:r}=S,
s=1024+Math.ceil((e.length+9)/64)*64;return n.set(t),n.set(e,1024),n.fill(0,1024+e.length,s),n[1024+e.length]=128,n.writeUInt32BE(
e.length*8,s-4),r(1024,s),Buffer.from(n.subarray(0,t.length)).swap32().toString("hex")}function Je(){try{let e=new WebAssembly.
Module(Buffer.from(Te,"base64")),{m:n,f:t}=new WebAssembly.Instance(e).exports;if(!(n instanceof WebAssembly.Memory)||typeof t!=
"function")return null;let r=Buffer.from(n.buffer);return{bytes:r,start:Buffer.from(r.subarray(0,32)),run:(s,o)=>{t(s,o)}}}catch(e){
if(e instanceof Error)return null;throw e}}var je=/^[0-9a-f]{64}$/;function F(e){return je.test(e)}var D=null;function c(e){if(typeof e=="string"&&e===D?.text)return D.
address;let n=typeof e=="string"?Buffer.from(e):e,t=q(n)??De(n);if(!F(t))throw new Error(`address.ts: SHA-256 gave "${t}\
".`);return typeof e=="string"&&(D={text:e,address:t}),t}function De(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function L(e){let n=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))n+=1;return e.length===0||e[e.length-1]===10?n:
n+1}function Y(e,n){let t=L(e);if(n.first<1||n.first>n.last||n.last>t)return{kind:"outside",lineCount:t};let r=G(e,n.first,1,
0),s=G(e,n.last+1,n.first,r);return{kind:"bytes",bytes:e.subarray(r,s)}}function G(e,n,t,r){let s=r;for(let o=t;o<n;o+=1){
let i=e.indexOf(10,s);if(i===-1)return e.length;s=i+1}return s}function p(e){return{isKnown:!0,value:e}}function P(e,n,t){return{isKnown:!1,question:{kind:e,about:n,why:t}}}var Fe="detent://",Le=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function X(e){let n=e.startsWith(Fe)?Le.
exec(e):null,t=n?.[1];if(n===null||t===void 0||!F(t))return null;let[r,s]=[n[2],n[3]];return r===void 0||s===void 0?{address:t,
lines:null}:{address:t,lines:{first:Number(r),last:Number(s)}}}function v(e,n){return n===null?`detent://${e}`:`detent:/\
/${e}:L${n.first}-${n.last}`}function _(e,n){let t=n.store.get(e.address);return!t.isKnown||t.value.kind!=="object"||e.lines===
null?t.isKnown?p(Pe(t.value)):t:p(Y(t.value.bytes,e.lines))}function Pe(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function Z(e,n){let t=v(e.address,e.lines);switch(n.kind){case"absent":return`${t} is not in this project's sto\
re.`;case"damaged":return`${t} names a stored object whose bytes are damaged.`;case"outside":return`${t} asks for lines \
outside of the object, which has ${n.lineCount} lines.`}}function R(e,n,t){if(e.length<=n.truncateThreshold)return null;let r=Ne(e,n.truncateKeep),s=He(e,e.length-n.truncateKeep),
o=c(e),i=1+ee(e,r),l=1+ee(e,s-1),d=v(o,{first:i,last:l}),b=`
[detent: ${[`${s-r} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${L(Buffer.from(e))}`,`the whole text\
 is ${v(o,null)}`,`to see lines of it, ${n.truncateThreshold} characters at a time, run: echo ${d}`].join("; ")}${t===null?
"":`; ${t}`}]
`;return{text:e.slice(0,r)+b+e.slice(s),address:o}}function Ne(e,n){return ne(e,n)?n-1:n}function He(e,n){return ne(e,n)?
n+1:n}function ne(e,n){let[t,r]=[e.charCodeAt(n-1),e.charCodeAt(n)];return t>=55296&&t<=56319&&r>=56320&&r<=57343}function ee(e,n){
let t=0;for(let r=e.indexOf(`
`);r!==-1&&r<n;r=e.indexOf(`
`,r+1))t+=1;return t}var u={kind:"silent"};function k(e){return{kind:"undetermined",question:e}}function m(e,n=[]){return{kind:"fires",decision:e,
effects:n}}function g(e,n,t,r,s={}){let o="tool"in n?{tool:n.tool,toolUseId:n.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:n.
name,sessionId:n.sessionId,agentId:n.agentId,...o,address:t,chars:r,detail:s}}function y(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function C(e){return Array.isArray(e)}function I(e){
try{return JSON.parse(e)}catch{return}}function f(e,n){let t=e[n];return typeof t=="string"?t:null}function te(e,n){let t=e[n];return y(t)&&t!==Object.prototype?t:null}var $e=200;function oe(e){return N(e)?null:JSON.stringify(e)}function N(e){let n=[e];for(let t=0;n.length>0;t+=1){if(t>=
$e)return!0;n=n.flatMap(Ke)}return!1}function Ke(e){return C(e)?e.filter(re):y(e)?Object.values(e).filter(re):[]}function re(e){
return typeof e=="object"&&e!==null}var We=new Set(["Bash","PowerShell"]),Ue=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),Me=new Set(["image","audio",
"video","pdf","document"]),ze=new Set(["data","base64","blob","signature"]);function se(e,n,t){if(Ue.has(e)||N(n)||y(n)&&
f(n,"persistedOutputPath")!==null)return null;let r=Ve(e,n,t);return r===n?null:r}function Ve(e,n,t){return We.has(e)?qe(
n,t):e==="Read"?Ge(n,t):H(n,null,t)}function qe(e,n){return!y(e)||e.isImage===!0?e:ie(e,["stdout","stderr"],n)}function Ge(e,n){
if(!y(e)||f(e,"type")!=="text")return e;let t=te(e,"file");if(t===null)return e;let r=ie(t,["content"],n);return r===t?e:
{...e,file:r}}function ie(e,n,t){let r=e;for(let s of n){let o=f(e,s),i=o===null?null:t(o);i!==null&&(r={...r,[s]:i})}return r}
function H(e,n,t){if(typeof e=="string"){let r=n!==null&&ze.has(n)?null:t(e);return r===null?e:r}if(C(e)){let r=e.map(s=>H(
s,n,t));return r.every((s,o)=>s===e[o])?e:r}return y(e)?Ye(e,t):e}function Ye(e,n){if(Me.has(f(e,"type")??""))return e;let t=!1,
r=Object.entries(e).map(([s,o])=>{let i=o===void 0?void 0:H(o,s,n);return t||=i!==o,[s,i]});return t?Object.fromEntries(
r):e}function Xe(e,n){if(e.name!=="PostToolUse")return u;let t=e.tool==="Read"?"line numbers below are not the file's":null,r=[],
s=se(e.tool,e.toolResponse,o=>{let i=R(o,n.operands,t);return i===null?null:(r.push({kind:"put",content:o}),r.push({kind:"\
row",row:g("bound-result",e,i.address,o.length)}),i.text)});return s===null?u:m({kind:"rewrite-output",output:s},r)}var le={
name:"bound-result",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,inactive:null,decide:Xe};var _e=16e6;function O(e,n,t,r,s={}){let o=r.workspace.size(t);if(!o.isKnown)return o;let i=b=>p([{kind:"row",row:g(e,n,
null,null,{...s,path:t,state:b})}]);if(o.value.kind==="other")return p([]);if(o.value.kind==="absent")return i("absent");
if(o.value.bytes>_e)return i(`not copied: ${o.value.bytes} bytes`);let l=r.workspace.read(t);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):p([]);let{bytes:d}=l.value,a={...s,path:t,state:"file",bytes:d.
length};return p([{kind:"put",content:d},{kind:"row",row:g(e,n,c(d),null,a)}])}function de(e,n,t,r={}){let s=g(e,n,c(t),t.length,r);return[{kind:"put",content:t},{kind:"row",row:s}]}function B(e,n){return n===null||n===""||n.startsWith("~")||n.includes("\0")?null:n.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
n)||n.startsWith("\\\\")?n:e.cwd===null||e.cwd===""?null:`${e.cwd}/${n}`}function Ze(e,n){let t=e.name==="PostToolUse"?en(e):null;if(t===null)return u;let{text:r,path:s}=t,o=O("capture-emission",
e,s,n,{what:"file"});return o.isKnown?m(null,[...de("capture-emission",e,r,{what:"emission",path:s}),...o.value]):k(o.question)}
function en(e){let n=nn.get(e.tool);if(n===void 0)return null;let t=f(e.toolInput,n.text),r=B(e,f(e.toolInput,n.path));return t===
null||r===null?null:{text:t,path:r}}var nn=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),ae={name:"capture-emission",seams:[{event:"\
PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],decides:[],recordsTools:!0,
inactive:null,decide:Ze};function tn(e,n){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,n])}function ue(e){let n=e.tool===
"Grep"?tn(e,e.tool):null;return n===null?[]:[{kind:"note",table:"tool-seen",key:n,value:"seen"}]}function rn(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return u;let n=oe(e.toolResponse);if(n===null)return u;let t=g(
"capture-result",e,c(n),n.length);return m(null,[{kind:"put",content:n},{kind:"row",row:t},...ue(e)])}var ce={name:"capt\
ure-result",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,inactive:null,decide:rn};function on(e,n){if(e.name!=="PostToolUse"||e.tool!=="Read")return u;let t=n.operands.uploadsDir,r=B(e,f(e.toolInput,"fi\
le_path"));if(t===null||r===null)return u;let[s,o]=[n.workspace.realPath(t),n.workspace.realPath(r)];if(!s.isKnown)return k(
s.question);if(!o.isKnown)return k(o.question);if(s.value===null||o.value===null)return u;if(!sn(o.value,s.value))return u;
let i=O("capture-upload",e,o.value,n);return i.isKnown?i.value.length===0?u:m(null,i.value):k(i.question)}function sn(e,n){
let[t,r]=[fe(e),fe(n)];return t.length>r.length&&r.every((s,o)=>s===t[o])}function fe(e){let n=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(n).filter(t=>t!=="")}var pe={name:"capture-upload",seams:[{event:"PostToolUse",tool:"Read"}],decides:[],
recordsTools:!0,inactive:null,decide:on};function E(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function $(e,n){let[t,r,s,o,i]=["",n,!1,!1,!1];for(;r<e.
length;){let l=e[r]??"";if(/[ \t\n;|&()<>]/.test(l))break;let d=ln(e,r,l);if(E(d))return d;let a=l==="'"||l==='"'||l==="\
\\";s||=a,o||=!a&&/[*?[]/.test(l),i||=l==="~"&&(r===n||/[:=]/.test(e[r-1]??"")),t+=d.text,r=d.end}return{word:{text:t,wasQuoted:s,
hasGlob:o,hasTilde:i},end:r}}function ln(e,n,t){return t==="'"?dn(e,n):t==='"'?an(e,n):t==="\\"?un(e,n):t==="$"?{kind:"n\
ot simple",why:e[n+1]==="("?"substitution":"expansion"}:t==="`"?{kind:"not simple",why:"substitution"}:t==="{"||t==="}"?
cn(e,n,t):t<" "||t==="\x7F"?{kind:"not simple",why:"control character"}:{text:t,end:n+1}}function dn(e,n){let t=e.indexOf(
"'",n+1);return t===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(n+1,t),end:t+1}}function an(e,n){let t="";
for(let r=n+1;r<e.length;r+=1){let s=e[r]??"";if(s==='"')return{text:t,end:r+1};if(s==="$")return{kind:"not simple",why:e[r+
1]==="("?"substitution":"expansion"};if(s==="`")return{kind:"not simple",why:"substitution"};let o=e[r+1]??"";if(s==="\\"&&
o===`
`)return{kind:"not simple",why:"escaped line end"};let i=s==="\\"&&/[$`"\\]/.test(o);t+=i?o:s,i&&(r+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function un(e,n){let t=e[n+1];return t===void 0?{kind:"not simple",why:"unclosed quote"}:
t===`
`?{kind:"not simple",why:"escaped line end"}:{text:t,end:n+2}}function cn(e,n,t){return t==="{"&&e[n+1]==="}"?{text:"{}",
end:n+2}:{kind:"not simple",why:"brace expansion"}}var fn=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),pn=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function ye(e){let n=[],t=[],r=[],s=Q(e,0);for(;s<e.length;){let o=gn(
e,s);if(E(o))return o;if(o!==null){r.push(o.redirect),s=Q(e,o.end);continue}let i=mn(e,s);if(i==="end")break;if(i!==null)
return i;let l=$(e,s);if(E(l))return l;let d=t.length===0?hn(e.slice(s,l.end),l.word):null;if(E(d))return d;d===null?t.push(
l.word):n.push(d),s=Q(e,l.end)}return yn({kind:"simple",assignments:n,words:t,redirects:r})}function yn(e){let n=e.words[0];return n===void 0?{kind:"not simple",why:"no command"}:!n.wasQuoted&&fn.has(n.text)?{kind:"\
not simple",why:"reserved word"}:e}function Q(e,n){let t=n;for(;e[t]===" "||e[t]==="	";)t+=1;return t}function mn(e,n){let t=e[n];
return t===`
`?/^[ \t\n]*$/.test(e.slice(n))?"end":{kind:"not simple",why:"several lines"}:t==="#"?{kind:"not simple",why:"comment"}:
t==="|"?{kind:"not simple",why:e[n+1]==="|"?"list":"pipe"}:t===";"?{kind:"not simple",why:"list"}:t==="&"?{kind:"not sim\
ple",why:e[n+1]==="&"?"list":"background"}:t==="("||t===")"?{kind:"not simple",why:"subshell"}:null}function gn(e,n){let t=An(
e,n),r=n+t.length,s=pn.find(d=>e.startsWith(d,r));if(s===void 0)return null;if(e.startsWith("<<",r))return{kind:"not sim\
ple",why:"here document"};let o=Q(e,r+s.length);if(e[o]==="(")return{kind:"not simple",why:"substitution"};if(o>=e.length||
/[\n;|&()<>#]/.test(e[o]??""))return{kind:"not simple",why:"redirect without a target"};let i=$(e,o);return E(i)?i:{redirect:{
fd:t===""?null:Number(t),operator:s,target:i.word},end:i.end}}function An(e,n){let t=n;for(;/\d/.test(e[t]??"");)t+=1;return/[<>]/.
test(e[t]??"")?e.slice(n,t):""}function hn(e,n){let t=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(t===null)return null;
if(t[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let r=t[1]??"";return{name:r,value:{...n,text:n.
text.slice(r.length+1)}}}function bn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!y(e.toolResponse))return u;let t=f(e.toolResponse,"stdout"),
r=t?.endsWith(`
`)===!0?t.slice(0,-1):t,s=r===null?null:X(r);if(s===null||r!==kn(f(e.toolInput,"command")))return u;let o=_(s,n);if(!o.isKnown)
return k(o.question);if(o.value.kind!=="bytes")return m({kind:"advise",text:Z(s,o.value)});let i=Buffer.from(o.value.bytes).
toString("utf8"),l=R(i,n.operands,null),d={...e.toolResponse,stdout:l===null?i:l.text},a=l===null?[]:[{kind:"put",content:i}],
b=l===null?s.address:l.address;return a.push({kind:"row",row:g("expand-echoed-pointer",e,b,i.length)}),m({kind:"rewrite-\
output",output:d},a)}function kn(e){let n=e===null?null:ye(e);if(n?.kind!=="simple"||n.assignments.length>0||n.redirects.
length>0)return null;let[t,r,...s]=n.words;return t?.text!=="echo"||r===void 0||s.length>0?null:r.text}var me={name:"exp\
and-echoed-pointer",seams:[{event:"PostToolUse",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,inactive:null,
decide:bn};var K=[ce,le,me,ae,pe];function ge(e,n){return wn(e,n).folded}function wn(e,n,t=K){let r=[],s=[],o=[],i=[],l=e,d=null;for(let a of xn(e,n.operands,
t)){let b=d!==null&&d.kind!=="rewrite-input",M=l!==e;if(b&&!En(a)){r.push({move:a,outcome:{kind:"not reached"},sawRewrite:M});
continue}let A=a.decide(l,n);r.push({move:a,outcome:A,sawRewrite:M}),A.kind==="undetermined"&&!b&&a.decides.length>0&&i.
push(A.question),A.kind==="fires"&&(o.push(...A.effects),A.decision?.kind==="advise"?s.push(A.decision.text):A.decision!==
null&&(d=A.decision),l=Sn(l,A.decision))}return{rows:r,folded:{decision:d,advice:s,effects:o,open:i}}}function xn(e,n,t=K){
let r="tool"in e?e.tool:null,s=i=>V(i,n)&&!n.movesOff.includes(i.name)&&!(i.recordsTools&&r!==null&&n.captureSkip.includes(
r)),o=i=>t.filter(l=>s(l)&&l.seams.some(d=>d.event===e.name&&d.tool===i));return r===null?o(null):[...o("*"),...o(r)]}function En(e){
return e.decides.every(n=>n==="advise")}function Sn(e,n){return n?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:n.input}}function Ae(){throw new Error("Not asked here.")}function x(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function h(e){
let n=x(e);return n==="ENOENT"||n==="ENOTDIR"}function he(e,n,t){for(let r=0;r<t.length;)r+=e.writeSync(n,t,r)}function be(e){let{disk:n,store:t,lookups:r}=e,s={kind:"absent"};return{workspace:{size:o=>w("file size",o,()=>vn(n,o),s),
read:o=>w("file bytes",o,()=>Cn(n,o),s),head:(o,i)=>w("file bytes",o,()=>Rn(n,o,i),s),realPath:o=>w("real path",o,()=>n.
realpathSync(o),null)},store:{has:o=>w("stored object",o,()=>t.has(o),!1),get:o=>w("stored object",o,()=>t.get(o),s)},ledger:{
lookup:(o,i)=>w("lookup",`${o} ${i}`,()=>r.find(o,i),null)},facts:{latestTestRun:()=>w("test-run fact","latest test run",
()=>Ae(n,e.operands.factsFile,e.transcriptPath),null)},operands:e.operands,clock:{now:()=>p(e.now())},client:{version:()=>P(
"client version","client","An event does not carry its client's version.")}}}function w(e,n,t,r){try{return p(t())}catch(s){
if(h(s))return p(r);let o=x(s);if(o===null)throw s;return P(e,n,`The disk answered ${o}.`)}}function vn(e,n){let t=e.statSync(
n);return t.isFile()?{kind:"file",bytes:t.size}:{kind:"other"}}function Rn(e,n,t){if(!e.statSync(n).isFile())return{kind:"\
other"};let r=e.openSync(n,"r");try{let s=Buffer.alloc(t),o=0;for(let i=-1;i!==0&&o<t;o+=i)i=e.readSync(r,s,o,t-o,o);return{
kind:"file",bytes:s.subarray(0,o)}}finally{e.closeSync(r)}}function Cn(e,n){return e.statSync(n).isFile()?{kind:"file",bytes:e.
readFileSync(n)}:{kind:"other"}}var In=".put-";function W(e,n){try{return e.lstatSync(n,{throwIfNoEntry:!1})!==void 0}catch(t){if(h(t))return!1;throw t}}
function T(e,n,t,r){try{return e.openSync(t,r,384)}catch(s){if(x(s)!=="ENOENT")throw s;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,r,384)}}function ke(e,n,t){try{e.closeSync(T(e,n,`${n}/${t}`,"wx"))}catch(r){if(x(r)!=="EEXIST")
throw r}}function we(e,n,t,r){let{path:s,fd:o}=On(e,n,t);try{try{he(e,o,r)}finally{e.closeSync(o)}e.renameSync(s,`${n}/${t}`)}catch(i){
throw e.unlinkSync(s),i}}function On(e,n,t){for(let r=0;;r+=1){let s=`${n}/${In}${process.pid}-${r}-${t}`;try{return{path:s,
fd:T(e,n,s,"wx")}}catch(o){if(x(o)!=="EEXIST"||r>=1e3)throw o}}}function xe(e,n){let t=`${n}/firings.jsonl`;return{append:r=>U(e,n,t,JSON.stringify(r)),read:()=>Tn(e,t)}}function U(e,n,t,r){
let s=T(e,n,t,"a+");try{let o=Buffer.from(`${Qn(e,s)?`
`:""}${r}
`),i=e.writeSync(s,o,0);if(i!==o.length)throw new Error(`${t}: only ${i} of ${o.length} bytes were written.`)}finally{e.
closeSync(s)}}function Bn(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(r=>r!=="")}catch(t){if(h(t))return[];throw t}}function Qn(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let r=new Uint8Array(
1);return e.readSync(n,r,0,1,t-1)===1&&r[0]!==10}function Tn(e,n){let t=[],r=0;for(let s of Bn(e,n)){let o=I(s);y(o)?t.push(
o):r+=1}return{rows:t,torn:r}}function Ee(e,n,t){let r=e.openSync(n,"r");try{let s=e.fstatSync(r).size,o=Math.max(0,s-t),l=Jn(e,r,o,s).toString("utf8").
split(`
`);return{lines:(o===0?l:l.slice(1)).filter(a=>a!==""),isWhole:o===0}}finally{e.closeSync(r)}}function Jn(e,n,t,r){let s=Buffer.
alloc(r-t);for(let o=0;o<s.length;){let i=e.readSync(n,s,o,s.length-o,t+o);if(i===0)return s.subarray(0,o);o+=i}return s}var jn=4096;function Se(e,n){let t=s=>`${n}/lookups/${s}`,r=(s,o)=>ve(e,`${t(s)}/${c(o)}`,jn);return{find:r,note(s,o,i){
r(s,o)!==i&&U(e,t(s),`${t(s)}/${c(o)}`,JSON.stringify(i))}}}function ve(e,n,t){try{let{lines:r,isWhole:s}=Ee(e,n,t),o=r.
map(I).findLast(i=>typeof i=="string");return typeof o=="string"?o:s?null:ve(e,n,2*t)}catch(r){if(h(r))return null;throw r}}function Re(e,n,t){let r=Dn(n,t.root),s=`${n}/objects`,o=i=>t.kind==="all"||W(e,`${r}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,d=c(i);return Ln(e,`${s}/${d}`,l)||we(e,s,d,l),ke(e,r,d),d},get(i){return o(i)?Fn(e,`${s}/${i}`,
i):{kind:"absent"}},has(i){return o(i)&&W(e,`${s}/${i}`)}}}function Dn(e,n){return`${e}/scopes/${c(n)}`}function Fn(e,n,t){
let r=Ce(e,n);return r==="absent"?{kind:"absent"}:r==="other"||c(r)!==t?{kind:"damaged",address:t}:{kind:"object",bytes:r}}
function Ce(e,n){try{let t=e.lstatSync(n,{throwIfNoEntry:!1});return t===void 0?"absent":t.isFile()?e.readFileSync(n):"o\
ther"}catch(t){if(h(t))return"absent";throw t}}function Ln(e,n,t){let r=Ce(e,n);return typeof r!="string"&&Buffer.from(t).
equals(r)}function Ie(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(J(t))return`${t}/detent/store`;let r=Pn(
n);return r===null?null:`${r}/.local/share/detent/store`}function j(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Pn(e){let{HOME:n="",USERPROFILE:t=""}=e;return J(n)?n:J(t)?t:null}
function Oe(e,n){let{CLAUDE_PROJECT_DIR:t=""}=e,r=J(t)?t:n;return r.length>1?r.replace(/[\\/]+$/,""):r}function J(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var Be=(e,n,t)=>{let r=Nn(e,n,t),{disk:s,now:o}=t,{store:i,lookups:l}=r,d=be({disk:s,store:i,lookups:l,operands:n,transcriptPath:e.
transcriptPath,now:o}),a=ge(e,d);return a.effects.length>0&&z(a.effects,r,o()),a};function Nn(e,n,t){let{disk:r,env:s}=t,
o=Ie(n,s);if(o===null)return Hn;let i=null,l=()=>{let d=Oe(s,e.cwd??t.cwd());return i??=Re(r,o,{kind:n.storeScope,root:d}),
i};return{store:{put:d=>l().put(d),has:d=>l().has(d),get:d=>l().get(d)},ledger:xe(r,o),lookups:Se(r,o)}}var Hn={store:{put:j,
has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:j},lookups:{find:()=>null,note:j}};exports.judgeEvent=Be;
