// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
function z(e,n,t){for(let o of e)o.kind==="put"?n.store.put(o.content):o.kind==="row"?n.ledger.append(Qe(o.row,t)):n.lookups.
note(o.table,o.key,o.value)}function Qe(e,n){return{ts:n,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function V(e,n){return e.inactive===null||e.inactive.isTurnedOn(n)}var Je=["AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH","DQAL\
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
J4ccY="].join(""),v;function q(e){if(e.length>65536||(v===void 0&&(v=je()),v===null))return null;let{bytes:n,start:t,run:o}=v,
s=1024+Math.ceil((e.length+9)/64)*64;return n.set(t),n.set(e,1024),n.fill(0,1024+e.length,s),n[1024+e.length]=128,n.writeUInt32BE(
e.length*8,s-4),o(1024,s),Buffer.from(n.subarray(0,t.length)).swap32().toString("hex")}function je(){try{let e=new WebAssembly.
Module(Buffer.from(Je,"base64")),{m:n,f:t}=new WebAssembly.Instance(e).exports;if(!(n instanceof WebAssembly.Memory)||typeof t!=
"function")return null;let o=Buffer.from(n.buffer);return{bytes:o,start:Buffer.from(o.subarray(0,32)),run:(s,r)=>{t(s,r)}}}catch(e){
if(e instanceof Error)return null;throw e}}var De=/^[0-9a-f]{64}$/;function L(e){return De.test(e)}var F=null;function c(e){if(typeof e=="string"&&e===F?.text)return F.
address;let n=typeof e=="string"?Buffer.from(e):e,t=q(n)??Fe(n);if(!L(t))throw new Error(`address.ts: SHA-256 gave "${t}\
".`);return typeof e=="string"&&(F={text:e,address:t}),t}function Fe(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function P(e){let n=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))n+=1;return e.length===0||e[e.length-1]===10?n:
n+1}function Y(e,n){let t=P(e);if(n.first<1||n.first>n.last||n.last>t)return{kind:"outside",lineCount:t};let o=G(e,n.first,1,
0),s=G(e,n.last+1,n.first,o);return{kind:"bytes",bytes:e.subarray(o,s)}}function G(e,n,t,o){let s=o;for(let r=t;r<n;r+=1){
let i=e.indexOf(10,s);if(i===-1)return e.length;s=i+1}return s}function y(e){return{isKnown:!0,value:e}}function N(e,n,t){return{isKnown:!1,question:{kind:e,about:n,why:t}}}var Le="detent://",Pe=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function X(e){let n=e.startsWith(Le)?Pe.
exec(e):null,t=n?.[1];if(n===null||t===void 0||!L(t))return null;let[o,s]=[n[2],n[3]];return o===void 0||s===void 0?{address:t,
lines:null}:{address:t,lines:{first:Number(o),last:Number(s)}}}function R(e,n){return n===null?`detent://${e}`:`detent:/\
/${e}:L${n.first}-${n.last}`}function _(e,n){let t=n.store.get(e.address);return!t.isKnown||t.value.kind!=="object"||e.lines===
null?t.isKnown?y(Ne(t.value)):t:y(Y(t.value.bytes,e.lines))}function Ne(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function Z(e,n){let t=R(e.address,e.lines);switch(n.kind){case"absent":return`${t} is not in this project's sto\
re.`;case"damaged":return`${t} names a stored object whose bytes are damaged.`;case"outside":return`${t} asks for lines \
outside of the object, which has ${n.lineCount} lines.`}}function C(e,n,t){if(e.length<=n.truncateThreshold)return null;let o=He(e,n.truncateKeep),s=$e(e,e.length-n.truncateKeep),
r=c(e),i=1+ee(e,o),l=1+ee(e,s-1),d=R(r,{first:i,last:l}),f=`
[detent: ${[`${s-o} of ${e.length} characters are cut here`,`lines ${i} to ${l} of ${P(Buffer.from(e))}`,`the whole text\
 is ${R(r,null)}`,`to see lines of it, ${n.truncateThreshold} characters at a time, run: echo ${d}`].join("; ")}${t===null?
"":`; ${t}`}]
`;return{text:e.slice(0,o)+f+e.slice(s),address:r}}function He(e,n){return ne(e,n)?n-1:n}function $e(e,n){return ne(e,n)?
n+1:n}function ne(e,n){let[t,o]=[e.charCodeAt(n-1),e.charCodeAt(n)];return t>=55296&&t<=56319&&o>=56320&&o<=57343}function ee(e,n){
let t=0;for(let o=e.indexOf(`
`);o!==-1&&o<n;o=e.indexOf(`
`,o+1))t+=1;return t}var u={kind:"silent"};function k(e){return{kind:"undetermined",question:e}}function g(e,n=[]){return{kind:"fires",decision:e,
effects:n}}function A(e,n,t,o,s={}){let r="tool"in n?{tool:n.tool,toolUseId:n.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:n.
name,sessionId:n.sessionId,agentId:n.agentId,...r,address:t,chars:o,detail:s}}function m(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function I(e){return Array.isArray(e)}function O(e){
try{return JSON.parse(e)}catch{return}}function p(e,n){let t=e[n];return typeof t=="string"?t:null}function te(e,n){let t=e[n];return m(t)&&t!==Object.prototype?t:null}var We=200;function re(e){return H(e)?null:JSON.stringify(e)}function H(e){let n=[e];for(let t=0;n.length>0;t+=1){if(t>=
We)return!0;n=n.flatMap(Ke)}return!1}function Ke(e){return I(e)?e.filter(oe):m(e)?Object.values(e).filter(oe):[]}function oe(e){
return typeof e=="object"&&e!==null}var Ue=new Set(["Bash","PowerShell"]),Me=new Set(["Edit","MultiEdit","Write","NotebookEdit"]),ze=new Set(["image","audio",
"video","pdf","document"]),Ve=new Set(["data","base64","blob","signature"]);function se(e,n,t){if(Me.has(e)||H(n)||m(n)&&
p(n,"persistedOutputPath")!==null)return null;let o=qe(e,n,t);return o===n?null:o}function qe(e,n,t){return Ue.has(e)?Ge(
n,t):e==="Read"?Ye(n,t):$(n,null,t)}function Ge(e,n){return!m(e)||e.isImage===!0?e:ie(e,["stdout","stderr"],n)}function Ye(e,n){
if(!m(e)||p(e,"type")!=="text")return e;let t=te(e,"file");if(t===null)return e;let o=ie(t,["content"],n);return o===t?e:
{...e,file:o}}function ie(e,n,t){let o=e;for(let s of n){let r=p(e,s),i=r===null?null:t(r);i!==null&&(o={...o,[s]:i})}return o}
function $(e,n,t){if(typeof e=="string"){let o=n!==null&&Ve.has(n)?null:t(e);return o===null?e:o}if(I(e)){let o=e.map(s=>$(
s,n,t));return o.every((s,r)=>s===e[r])?e:o}return m(e)?Xe(e,t):e}function Xe(e,n){if(ze.has(p(e,"type")??""))return e;let t=!1,
o=Object.entries(e).map(([s,r])=>{let i=r===void 0?void 0:$(r,s,n);return t||=i!==r,[s,i]});return t?Object.fromEntries(
o):e}function _e(e,n){if(e.name!=="PostToolUse")return u;let t=e.tool==="Read"?"line numbers below are not the file's":null,o=[],
s=se(e.tool,e.toolResponse,r=>{let i=C(r,n.operands,t);return i===null?null:(o.push({kind:"put",content:r}),o.push({kind:"\
row",row:A("bound-result",e,i.address,r.length)}),i.text)});return s===null?u:g({kind:"rewrite-output",output:s},o)}var le={
name:"bound-result",seams:[{event:"PostToolUse",tool:"*"}],decides:["rewrite-output"],recordsTools:!0,inactive:null,decide:_e};var Ze=16e6;function B(e,n,t,o,s={}){let r=o.workspace.size(t);if(!r.isKnown)return r;let i=f=>y([{kind:"row",row:A(e,n,
null,null,{...s,path:t,state:f})}]);if(r.value.kind==="other")return y([]);if(r.value.kind==="absent")return i("absent");
if(r.value.bytes>Ze)return i(`not copied: ${r.value.bytes} bytes`);let l=o.workspace.read(t);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):y([]);let{bytes:d}=l.value,a={...s,path:t,state:"file",bytes:d.
length};return y([{kind:"put",content:d},{kind:"row",row:A(e,n,c(d),null,a)}])}function de(e,n,t,o={}){let s=A(e,n,c(t),t.length,o);return[{kind:"put",content:t},{kind:"row",row:s}]}function T(e,n){return n===null||n===""||n.startsWith("~")||n.includes("\0")?null:n.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
n)||n.startsWith("\\\\")?n:e.cwd===null||e.cwd===""?null:`${e.cwd}/${n}`}function en(e,n){let t=e.name==="PostToolUse"?nn(e):null;if(t===null)return u;let{text:o,path:s}=t,r=B("capture-emission",
e,s,n,{what:"file"});return r.isKnown?g(null,[...de("capture-emission",e,o,{what:"emission",path:s}),...r.value]):k(r.question)}
function nn(e){let n=tn.get(e.tool);if(n===void 0)return null;let t=p(e.toolInput,n.text),o=T(e,p(e.toolInput,n.path));return t===
null||o===null?null:{text:t,path:o}}var tn=new Map([["Edit",{text:"new_string",path:"file_path"}],["Write",{text:"conten\
t",path:"file_path"}],["NotebookEdit",{text:"new_source",path:"notebook_path"}]]),ae={name:"capture-emission",seams:[{event:"\
PostToolUse",tool:"Edit"},{event:"PostToolUse",tool:"Write"},{event:"PostToolUse",tool:"NotebookEdit"}],decides:[],recordsTools:!0,
inactive:null,decide:en};function on(e,n){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,n])}function ue(e){let n=e.tool===
"Grep"?on(e,e.tool):null;return n===null?[]:[{kind:"note",table:"tool-seen",key:n,value:"seen"}]}function rn(e){if(e.name!=="PostToolUse"||e.toolResponse===null)return u;let n=re(e.toolResponse);if(n===null)return u;let t=A(
"capture-result",e,c(n),n.length);return g(null,[{kind:"put",content:n},{kind:"row",row:t},...ue(e)])}var ce={name:"capt\
ure-result",seams:[{event:"PostToolUse",tool:"*"}],decides:[],recordsTools:!0,inactive:null,decide:rn};function sn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Read")return u;let t=n.operands.uploadsDir,o=T(e,p(e.toolInput,"fi\
le_path"));if(t===null||o===null)return u;let[s,r]=[n.workspace.realPath(t),n.workspace.realPath(o)];if(!s.isKnown)return k(
s.question);if(!r.isKnown)return k(r.question);if(s.value===null||r.value===null)return u;if(!ln(r.value,s.value))return u;
let i=B("capture-upload",e,r.value,n);return i.isKnown?i.value.length===0?u:g(null,i.value):k(i.question)}function ln(e,n){
let[t,o]=[fe(e),fe(n)];return t.length>o.length&&o.every((s,r)=>s===t[r])}function fe(e){let n=/^[A-Za-z]:/.test(e)?/[\\/]+/:
/\/+/;return e.split(n).filter(t=>t!=="")}var pe={name:"capture-upload",seams:[{event:"PostToolUse",tool:"Read"}],decides:[],
recordsTools:!0,inactive:null,decide:sn};function E(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function W(e,n){let[t,o,s,r,i]=["",n,!1,!1,!1];for(;o<e.
length;){let l=e[o]??"";if(/[ \t\n;|&()<>]/.test(l))break;let d=dn(e,o,l);if(E(d))return d;let a=l==="'"||l==='"'||l==="\
\\";s||=a,r||=!a&&/[*?[]/.test(l),i||=l==="~"&&(o===n||/[:=]/.test(e[o-1]??"")),t+=d.text,o=d.end}return{word:{text:t,wasQuoted:s,
hasGlob:r,hasTilde:i},end:o}}function dn(e,n,t){return t==="'"?an(e,n):t==='"'?un(e,n):t==="\\"?cn(e,n):t==="$"?{kind:"n\
ot simple",why:e[n+1]==="("?"substitution":"expansion"}:t==="`"?{kind:"not simple",why:"substitution"}:t==="{"||t==="}"?
fn(e,n,t):t<" "||t==="\x7F"?{kind:"not simple",why:"control character"}:{text:t,end:n+1}}function an(e,n){let t=e.indexOf(
"'",n+1);return t===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(n+1,t),end:t+1}}function un(e,n){let t="";
for(let o=n+1;o<e.length;o+=1){let s=e[o]??"";if(s==='"')return{text:t,end:o+1};if(s==="$")return{kind:"not simple",why:e[o+
1]==="("?"substitution":"expansion"};if(s==="`")return{kind:"not simple",why:"substitution"};let r=e[o+1]??"";if(s==="\\"&&
r===`
`)return{kind:"not simple",why:"escaped line end"};let i=s==="\\"&&/[$`"\\]/.test(r);t+=i?r:s,i&&(o+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function cn(e,n){let t=e[n+1];return t===void 0?{kind:"not simple",why:"unclosed quote"}:
t===`
`?{kind:"not simple",why:"escaped line end"}:{text:t,end:n+2}}function fn(e,n,t){return t==="{"&&e[n+1]==="}"?{text:"{}",
end:n+2}:{kind:"not simple",why:"brace expansion"}}var pn=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),yn=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function ye(e){let n=[],t=[],o=[],s=Q(e,0);for(;s<e.length;){let r=An(
e,s);if(E(r))return r;if(r!==null){o.push(r.redirect),s=Q(e,r.end);continue}let i=gn(e,s);if(i==="end")break;if(i!==null)
return i;let l=W(e,s);if(E(l))return l;let d=t.length===0?bn(e.slice(s,l.end),l.word):null;if(E(d))return d;d===null?t.push(
l.word):n.push(d),s=Q(e,l.end)}return mn({kind:"simple",assignments:n,words:t,redirects:o})}function mn(e){let n=e.words[0];return n===void 0?{kind:"not simple",why:"no command"}:!n.wasQuoted&&pn.has(n.text)?{kind:"\
not simple",why:"reserved word"}:e}function Q(e,n){let t=n;for(;e[t]===" "||e[t]==="	";)t+=1;return t}function gn(e,n){let t=e[n];
return t===`
`?/^[ \t\n]*$/.test(e.slice(n))?"end":{kind:"not simple",why:"several lines"}:t==="#"?{kind:"not simple",why:"comment"}:
t==="|"?{kind:"not simple",why:e[n+1]==="|"?"list":"pipe"}:t===";"?{kind:"not simple",why:"list"}:t==="&"?{kind:"not sim\
ple",why:e[n+1]==="&"?"list":"background"}:t==="("||t===")"?{kind:"not simple",why:"subshell"}:null}function An(e,n){let t=hn(
e,n),o=n+t.length,s=yn.find(d=>e.startsWith(d,o));if(s===void 0)return null;if(e.startsWith("<<",o))return{kind:"not sim\
ple",why:"here document"};let r=Q(e,o+s.length);if(e[r]==="(")return{kind:"not simple",why:"substitution"};if(r>=e.length||
/[\n;|&()<>#]/.test(e[r]??""))return{kind:"not simple",why:"redirect without a target"};let i=W(e,r);return E(i)?i:{redirect:{
fd:t===""?null:Number(t),operator:s,target:i.word},end:i.end}}function hn(e,n){let t=n;for(;/\d/.test(e[t]??"");)t+=1;return/[<>]/.
test(e[t]??"")?e.slice(n,t):""}function bn(e,n){let t=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(t===null)return null;
if(t[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let o=t[1]??"";return{name:o,value:{...n,text:n.
text.slice(o.length+1)}}}function kn(e,n){if(e.name!=="PostToolUse"||e.tool!=="Bash"||!m(e.toolResponse))return u;let t=p(e.toolResponse,"stdout"),
o=t?.endsWith(`
`)===!0?t.slice(0,-1):t,s=o===null?null:X(o);if(s===null||o!==wn(p(e.toolInput,"command")))return u;let r=_(s,n);if(!r.isKnown)
return k(r.question);if(r.value.kind!=="bytes")return g({kind:"advise",text:Z(s,r.value)});let i=Buffer.from(r.value.bytes).
toString("utf8"),l=C(i,n.operands,null),d={...e.toolResponse,stdout:l===null?i:l.text},a=l===null?[]:[{kind:"put",content:i}],
f=l===null?s.address:l.address;return a.push({kind:"row",row:A("expand-echoed-pointer",e,f,i.length)}),g({kind:"rewrite-\
output",output:d},a)}function wn(e){let n=e===null?null:ye(e);if(n?.kind!=="simple"||n.assignments.length>0||n.redirects.
length>0)return null;let[t,o,...s]=n.words;return t?.text!=="echo"||o===void 0||s.length>0?null:o.text}var me={name:"exp\
and-echoed-pointer",seams:[{event:"PostToolUse",tool:"Bash"}],decides:["rewrite-output","advise"],recordsTools:!1,inactive:null,
decide:kn};var K=[ce,le,me,ae,pe];function ge(e,n,t=K){let o=[],s=[],r=[],i=[],l=e,d=null;for(let a of xn(e,n.operands,t)){let f=d!==null&&d.kind!=="rewri\
te-input",S=l!==e;if(f&&!En(a)){o.push({move:a,outcome:{kind:"not reached"},sawRewrite:S});continue}let h=a.decide(l,n);
o.push({move:a,outcome:h,sawRewrite:S}),h.kind==="undetermined"&&!f&&a.decides.length>0&&i.push(h.question),h.kind==="fi\
res"&&(r.push(...h.effects),h.decision?.kind==="advise"?s.push(h.decision.text):h.decision!==null&&(d=h.decision),l=Sn(l,
h.decision))}return{rows:o,folded:{decision:d,advice:s,effects:r,open:i}}}function xn(e,n,t=K){let o="tool"in e?e.tool:null,
s=i=>V(i,n)&&!n.movesOff.includes(i.name)&&!(i.recordsTools&&o!==null&&n.captureSkip.includes(o)),r=i=>t.filter(l=>s(l)&&
l.seams.some(d=>d.event===e.name&&d.tool===i));return o===null?r(null):[...r("*"),...r(o)]}function En(e){return e.decides.
every(n=>n==="advise")}function Sn(e,n){return n?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,toolInput:n.input}}function Ae(){throw new Error("Not asked here.")}function x(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function b(e){
let n=x(e);return n==="ENOENT"||n==="ENOTDIR"}function he(e,n,t){for(let o=0;o<t.length;)o+=e.writeSync(n,t,o)}function be(e){let{disk:n,store:t,lookups:o}=e,s={kind:"absent"};return{workspace:{size:r=>w("file size",r,()=>vn(n,r),s),
read:r=>w("file bytes",r,()=>Cn(n,r),s),head:(r,i)=>w("file bytes",r,()=>Rn(n,r,i),s),realPath:r=>w("real path",r,()=>n.
realpathSync(r),null)},store:{has:r=>w("stored object",r,()=>t.has(r),!1),get:r=>w("stored object",r,()=>t.get(r),s)},ledger:{
lookup:(r,i)=>w("lookup",`${r} ${i}`,()=>o.find(r,i),null)},facts:{latestTestRun:()=>w("test-run fact","latest test run",
()=>Ae(n,e.operands.factsFile,e.transcriptPath),null)},operands:e.operands,clock:{now:()=>y(e.now())},client:{version:()=>N(
"client version","client","An event does not carry its client's version.")}}}function w(e,n,t,o){try{return y(t())}catch(s){
if(b(s))return y(o);let r=x(s);if(r===null)throw s;return N(e,n,`The disk answered ${r}.`)}}function vn(e,n){let t=e.statSync(
n);return t.isFile()?{kind:"file",bytes:t.size}:{kind:"other"}}function Rn(e,n,t){if(!e.statSync(n).isFile())return{kind:"\
other"};let o=e.openSync(n,"r");try{let s=Buffer.alloc(t),r=0;for(let i=-1;i!==0&&r<t;r+=i)i=e.readSync(o,s,r,t-r,r);return{
kind:"file",bytes:s.subarray(0,r)}}finally{e.closeSync(o)}}function Cn(e,n){return e.statSync(n).isFile()?{kind:"file",bytes:e.
readFileSync(n)}:{kind:"other"}}function ke(e,n){if(e.name!=="PreToolUse"||!(e.tool==="Edit"||e.tool==="Write"))return null;for(let{move:t,outcome:o}of n){
if(o.kind!=="undetermined"||!t.decides.includes("rewrite-input"))continue;let{about:s,why:r}=o.question;return{kind:"den\
y",reason:`${s} cannot be read. ${r} Nothing was written.`,instead:null}}return null}var In=".put-";function U(e,n){try{return e.lstatSync(n,{throwIfNoEntry:!1})!==void 0}catch(t){if(b(t))return!1;throw t}}
function J(e,n,t,o){try{return e.openSync(t,o,384)}catch(s){if(x(s)!=="ENOENT")throw s;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,o,384)}}function we(e,n,t){try{e.closeSync(J(e,n,`${n}/${t}`,"wx"))}catch(o){if(x(o)!=="EEXIST")
throw o}}function xe(e,n,t,o){let{path:s,fd:r}=On(e,n,t);try{try{he(e,r,o)}finally{e.closeSync(r)}e.renameSync(s,`${n}/${t}`)}catch(i){
throw e.unlinkSync(s),i}}function On(e,n,t){for(let o=0;;o+=1){let s=`${n}/${In}${process.pid}-${o}-${t}`;try{return{path:s,
fd:J(e,n,s,"wx")}}catch(r){if(x(r)!=="EEXIST"||o>=1e3)throw r}}}function Ee(e,n){let t=`${n}/firings.jsonl`;return{append:o=>M(e,n,t,JSON.stringify(o)),read:()=>Qn(e,t)}}function M(e,n,t,o){
let s=J(e,n,t,"a+");try{let r=Buffer.from(`${Tn(e,s)?`
`:""}${o}
`),i=e.writeSync(s,r,0);if(i!==r.length)throw new Error(`${t}: only ${i} of ${r.length} bytes were written.`)}finally{e.
closeSync(s)}}function Bn(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(o=>o!=="")}catch(t){if(b(t))return[];throw t}}function Tn(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let o=new Uint8Array(
1);return e.readSync(n,o,0,1,t-1)===1&&o[0]!==10}function Qn(e,n){let t=[],o=0;for(let s of Bn(e,n)){let r=O(s);m(r)?t.push(
r):o+=1}return{rows:t,torn:o}}function Se(e,n,t){let o=e.openSync(n,"r");try{let s=e.fstatSync(o).size,r=Math.max(0,s-t),l=Jn(e,o,r,s).toString("utf8").
split(`
`);return{lines:(r===0?l:l.slice(1)).filter(a=>a!==""),isWhole:r===0}}finally{e.closeSync(o)}}function Jn(e,n,t,o){let s=Buffer.
alloc(o-t);for(let r=0;r<s.length;){let i=e.readSync(n,s,r,s.length-r,t+r);if(i===0)return s.subarray(0,r);r+=i}return s}var jn=4096;function ve(e,n){let t=s=>`${n}/lookups/${s}`,o=(s,r)=>Re(e,`${t(s)}/${c(r)}`,jn);return{find:o,note(s,r,i){
o(s,r)!==i&&M(e,t(s),`${t(s)}/${c(r)}`,JSON.stringify(i))}}}function Re(e,n,t){try{let{lines:o,isWhole:s}=Se(e,n,t),r=o.
map(O).findLast(i=>typeof i=="string");return typeof r=="string"?r:s?null:Re(e,n,2*t)}catch(o){if(b(o))return null;throw o}}function Ce(e,n,t){let o=Dn(n,t.root),s=`${n}/objects`,r=i=>t.kind==="all"||U(e,`${o}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,d=c(i);return Ln(e,`${s}/${d}`,l)||xe(e,s,d,l),we(e,o,d),d},get(i){return r(i)?Fn(e,`${s}/${i}`,
i):{kind:"absent"}},has(i){return r(i)&&U(e,`${s}/${i}`)}}}function Dn(e,n){return`${e}/scopes/${c(n)}`}function Fn(e,n,t){
let o=Ie(e,n);return o==="absent"?{kind:"absent"}:o==="other"||c(o)!==t?{kind:"damaged",address:t}:{kind:"object",bytes:o}}
function Ie(e,n){try{let t=e.lstatSync(n,{throwIfNoEntry:!1});return t===void 0?"absent":t.isFile()?e.readFileSync(n):"o\
ther"}catch(t){if(b(t))return"absent";throw t}}function Ln(e,n,t){let o=Ie(e,n);return typeof o!="string"&&Buffer.from(t).
equals(o)}function Oe(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(j(t))return`${t}/detent/store`;let o=Pn(
n);return o===null?null:`${o}/.local/share/detent/store`}function D(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Pn(e){let{HOME:n="",USERPROFILE:t=""}=e;return j(n)?n:j(t)?t:null}
function Be(e,n){let{CLAUDE_PROJECT_DIR:t=""}=e,o=j(t)?t:n;return o.length>1?o.replace(/[\\/]+$/,""):o}function j(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var Te=(e,n,t)=>{let o=Nn(e,n,t),{disk:s,now:r}=t,{store:i,lookups:l}=o,d=be({disk:s,store:i,lookups:l,operands:n,transcriptPath:e.
transcriptPath,now:r}),{rows:a,folded:f}=ge(e,d);f.effects.length>0&&z(f.effects,o,r());let S=f.decision===null?ke(e,a):
f.decision;return{...f,decision:S}};function Nn(e,n,t){let{disk:o,env:s}=t,r=Oe(n,s);if(r===null)return Hn;let i=null,l=()=>{
let d=Be(s,e.cwd??t.cwd());return i??=Ce(o,r,{kind:n.storeScope,root:d}),i};return{store:{put:d=>l().put(d),has:d=>l().has(
d),get:d=>l().get(d)},ledger:Ee(o,r),lookups:ve(o,r)}}var Hn={store:{put:D,has:()=>!1,get:()=>({kind:"absent"})},ledger:{
append:D},lookups:{find:()=>null,note:D}};exports.judgeEvent=Te;
