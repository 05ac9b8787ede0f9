// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
function X(e,n,t){for(let r of e)r.kind==="put"?n.store.put(r.content):r.kind==="row"?n.ledger.append(_e(r.row,t)):n.lookups.
note(r.table,r.key,r.value)}function _e(e,n){return{ts:n,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function Z(e,n){return e.inactive===null||e.inactive.isTurnedOn(n)}var d={kind:"silent"};function y(e){return{kind:"undetermined",question:e}}function u(e,n=[]){return{kind:"fires",decision:e,
effects:n}}var ee="into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.",Ve=new Map([["WebFet\
ch",`WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${ee}`],["WebSearch",`WebSearch \
gives results that nobody can repeat. Fetch a known address ${ee}`]]);function Ye(e){if(e.name!=="PreToolUse")return d;let n=Ve.get(e.tool);return n===void 0?d:u({kind:"deny",reason:n,instead:null})}
var ne={name:"barrier-world",seams:[{event:"PreToolUse",tool:"WebFetch"},{event:"PreToolUse",tool:"WebSearch"}],decides:[
"deny"],recordsTools:!1,inactive:null,decide:Ye};function te(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function O(e){try{return JSON.parse(e)}catch{return}}function c(e,n){let t=e[n];return typeof t=="string"?t:null}function h(e,n){return n===null||n===""||n.startsWith("~")||n.includes("\0")?null:n.startsWith("/")||/^[A-Za-z]:[\\/]/.test(
n)||n.startsWith("\\\\")?n:e.cwd===null||e.cwd===""?null:`${e.cwd}/${n}`}var Xe=/\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i,Ze=6e4;function en(e,n){if(e.name!=="PreToolUse"||e.
tool!=="Read")return d;if(Object.hasOwn(e.toolInput,"limit")||Object.hasOwn(e.toolInput,"offset"))return d;let t=h(e,c(e.
toolInput,"file_path"));if(t===null||Xe.test(t))return d;let r=n.workspace.size(t);if(!r.isKnown)return y(r.question);if(r.
value.kind!=="file"||r.value.bytes<=n.operands.readLargeBytes)return d;let o=nn(t,n),i=n.operands.readDefaultLimit,s={...e.
toolInput,limit:o===null||o===0?i:Math.min(i,o)};if(n.operands.boundsMode==="inject")return u({kind:"rewrite-input",input:s});
let l=[`The file has ${r.value.bytes} bytes and this Read has no bound.`,`Call Read with ${JSON.stringify(s)}, or set of\
fset and limit to the lines you need.`,...o===0?["Its first line alone is long: search the file, or cut it with head -c."]:
[]];return u({kind:"deny",reason:l.join(" "),instead:{tool:"Read",input:s}})}function nn(e,n){let t=n.workspace.head(e,Ze);
if(!t.isKnown||t.value.kind!=="file")return null;let{bytes:r}=t.value,o=0;for(let i=r.indexOf(10);i!==-1;i=r.indexOf(10,
i+1))o+=1;return o}var re={name:"bound-read",seams:[{event:"PreToolUse",tool:"Read"}],decides:["deny","rewrite-input"],recordsTools:!1,
inactive:null,decide:en};function tn(e,n){if(e.name!=="PreToolUse"||e.tool!=="Grep")return d;if(c(e.toolInput,"output_mode")!=="content")return d;
if(Object.hasOwn(e.toolInput,"head_limit"))return d;let t={...e.toolInput,head_limit:n.operands.grepHeadLimit};if(n.operands.
boundsMode==="inject")return u({kind:"rewrite-input",input:t});let r=["This search shows lines and has no bound.",`Call \
Grep with ${JSON.stringify(t)}, or set head_limit to what you need.`];return u({kind:"deny",reason:r.join(" "),instead:{
tool:"Grep",input:t}})}var oe={name:"bound-search",seams:[{event:"PreToolUse",tool:"Grep"}],decides:["deny","rewrite-inp\
ut"],recordsTools:!1,inactive:null,decide:tn};function ie(e){return e.promptId!==null&&e.promptId!==""}var rn=["AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH","DQAL\
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
J4ccY="].join(""),I;function se(e){if(e.length>65536||(I===void 0&&(I=on()),I===null))return null;let{bytes:n,start:t,run:r}=I,
o=1024+Math.ceil((e.length+9)/64)*64;return n.set(t),n.set(e,1024),n.fill(0,1024+e.length,o),n[1024+e.length]=128,n.writeUInt32BE(
e.length*8,o-4),r(1024,o),Buffer.from(n.subarray(0,t.length)).swap32().toString("hex")}function on(){try{let e=new WebAssembly.
Module(Buffer.from(rn,"base64")),{m:n,f:t}=new WebAssembly.Instance(e).exports;if(!(n instanceof WebAssembly.Memory)||typeof t!=
"function")return null;let r=Buffer.from(n.buffer);return{bytes:r,start:Buffer.from(r.subarray(0,32)),run:(o,i)=>{t(o,i)}}}catch(e){
if(e instanceof Error)return null;throw e}}var sn=/^[0-9a-f]{64}$/;function J(e){return sn.test(e)}var M=null;function k(e){if(typeof e=="string"&&e===M?.text)return M.
address;let n=typeof e=="string"?Buffer.from(e):e,t=se(n)??ln(n);if(!J(t))throw new Error(`address.ts: SHA-256 gave "${t}\
".`);return typeof e=="string"&&(M={text:e,address:t}),t}function ln(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function an(e){let n=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))n+=1;return e.length===0||e[e.length-1]===10?n:
n+1}function B(e,n){let t=an(e);if(n.first<1||n.first>n.last||n.last>t)return{kind:"outside",lineCount:t};let r=le(e,n.first,
1,0),o=le(e,n.last+1,n.first,r);return{kind:"bytes",bytes:e.subarray(r,o)}}function le(e,n,t,r){let o=r;for(let i=t;i<n;i+=
1){let s=e.indexOf(10,o);if(s===-1)return e.length;o=s+1}return o}function m(e){return{isKnown:!0,value:e}}function K(e,n,t){return{isKnown:!1,question:{kind:e,about:n,why:t}}}var dn="detent://",un=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function S(e){let n=e.startsWith(dn)?un.
exec(e):null,t=n?.[1];if(n===null||t===void 0||!J(t))return null;let[r,o]=[n[2],n[3]];return r===void 0||o===void 0?{address:t,
lines:null}:{address:t,lines:{first:Number(r),last:Number(o)}}}function cn(e,n){return n===null?`detent://${e}`:`detent:\
//${e}:L${n.first}-${n.last}`}function T(e,n){let t=n.store.get(e.address);return!t.isKnown||t.value.kind!=="object"||e.
lines===null?t.isKnown?m(pn(t.value)):t:m(B(t.value.bytes,e.lines))}function pn(e){return e.kind==="object"?{kind:"bytes",
bytes:e.bytes}:e}function W(e,n){let t=cn(e.address,e.lines);switch(n.kind){case"absent":return`${t} is not in this proj\
ect's store.`;case"damaged":return`${t} names a stored object whose bytes are damaged.`;case"outside":return`${t} asks f\
or lines outside of the object, which has ${n.lineCount} lines.`}}var q="detent://splice";function L(e){return e!==q&&!e.startsWith(`${q}
`)?null:(e.slice(q.length+1).match(/[^\n]*\n|[^\n]+$/g)??[]).map((t,r)=>({number:r+2,written:t,source:fn(t)}))}function fn(e){
if(e.startsWith("+"))return{kind:"literal",text:e.slice(1)};let n=e.endsWith(`
`)?e.slice(0,-1):e,t=/^=L(\d{1,15})-(\d{1,15})$/.exec(n);if(t!==null)return{kind:"target",lines:{first:Number(t[1]),last:Number(
t[2])}};let r=n.startsWith("=")?S(`detent://${n.slice(1)}`):null;return r===null?null:{kind:"stored",pointer:r}}var mn=5e7;function $(e,n){if(e.length>mn)return{kind:"refused",reason:`${n} has ${e.length} bytes, more than one call c\
an write.`};let t=Buffer.from(e).toString("utf8");return Buffer.from(t).equals(e)?S(t)!==null||L(t)!==null?{kind:"refuse\
d",reason:`${n} is itself a reference or a splice, so it has two readings.`}:{kind:"text",text:t}:{kind:"refused",reason:`${n}\
 is not UTF-8 text, and this call can write nothing else.`}}function Q(e,n,t){let r=c(e.toolInput,n),o=r===null?null:S(r);if(r===null||o===null)return d;let i=G(e);if(i!==null)return i;
let s=T(o,t);if(!s.isKnown)return y(s.question);if(s.value.kind!=="bytes")return x(W(o,s.value));let l=$(s.value.bytes,r);
return l.kind==="refused"?x(l.reason):u({kind:"rewrite-input",input:{...e.toolInput,[n]:l.text}})}function G(e){return ie(
e)?null:x("This client does not show that it applies a rewritten call. Write the text itself.")}function x(e){return u({
kind:"deny",reason:`${e} Nothing was written.`,instead:null})}function yn(e,n){return e.name!=="PreToolUse"||e.tool!=="Edit"?d:Q(e,"new_string",n)}var ae={name:"expand-edit-pointer",
seams:[{event:"PreToolUse",tool:"Edit"}],decides:["rewrite-input","deny"],recordsTools:!1,inactive:null,decide:yn};function gn(e,n){return e.name!=="PreToolUse"||e.tool!=="Write"?d:Q(e,"content",n)}var de={name:"expand-write-pointer",seams:[
{event:"PreToolUse",tool:"Write"}],decides:["rewrite-input","deny"],recordsTools:!1,inactive:null,decide:gn};function hn(e,n){if(e.name!=="PreToolUse"||e.tool!=="Write")return d;let t=c(e.toolInput,"content"),r=h(e,c(e.toolInput,
"file_path"));if(t===null||r===null)return d;let o=n.workspace.size(r);if(!o.isKnown)return y(o.question);if(o.value.kind!==
"file"||o.value.bytes!==Buffer.byteLength(t))return d;let i=n.workspace.read(r);if(!i.isKnown)return y(i.question);if(i.
value.kind!=="file"||!Buffer.from(t).equals(i.value.bytes))return d;let l=`The file already holds exactly this content (${o.
value.bytes} bytes). Go on without this call.`;return u({kind:"deny",reason:l,instead:null})}var ue={name:"no-reemission",
seams:[{event:"PreToolUse",tool:"Write"}],decides:["deny"],recordsTools:!1,inactive:null,decide:hn};function E(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function z(e,n){let[t,r,o,i,s]=["",n,!1,!1,!1];for(;r<e.
length;){let l=e[r]??"";if(/[ \t\n;|&()<>]/.test(l))break;let a=An(e,r,l);if(E(a))return a;let p=l==="'"||l==='"'||l==="\
\\";o||=p,i||=!p&&/[*?[]/.test(l),s||=l==="~"&&(r===n||/[:=]/.test(e[r-1]??"")),t+=a.text,r=a.end}return{word:{text:t,wasQuoted:o,
hasGlob:i,hasTilde:s},end:r}}function An(e,n,t){return t==="'"?wn(e,n):t==='"'?bn(e,n):t==="\\"?kn(e,n):t==="$"?{kind:"n\
ot simple",why:e[n+1]==="("?"substitution":"expansion"}:t==="`"?{kind:"not simple",why:"substitution"}:t==="{"||t==="}"?
xn(e,n,t):t<" "||t==="\x7F"?{kind:"not simple",why:"control character"}:{text:t,end:n+1}}function wn(e,n){let t=e.indexOf(
"'",n+1);return t===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(n+1,t),end:t+1}}function bn(e,n){let t="";
for(let r=n+1;r<e.length;r+=1){let o=e[r]??"";if(o==='"')return{text:t,end:r+1};if(o==="$")return{kind:"not simple",why:e[r+
1]==="("?"substitution":"expansion"};if(o==="`")return{kind:"not simple",why:"substitution"};let i=e[r+1]??"";if(o==="\\"&&
i===`
`)return{kind:"not simple",why:"escaped line end"};let s=o==="\\"&&/[$`"\\]/.test(i);t+=s?i:o,s&&(r+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function kn(e,n){let t=e[n+1];return t===void 0?{kind:"not simple",why:"unclosed quote"}:
t===`
`?{kind:"not simple",why:"escaped line end"}:{text:t,end:n+2}}function xn(e,n,t){return t==="{"&&e[n+1]==="}"?{text:"{}",
end:n+2}:{kind:"not simple",why:"brace expansion"}}var vn=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),Sn=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function P(e){let n=[],t=[],r=[],o=F(e,0);for(;o<e.length;){let i=Cn(
e,o);if(E(i))return i;if(i!==null){r.push(i.redirect),o=F(e,i.end);continue}let s=Rn(e,o);if(s==="end")break;if(s!==null)
return s;let l=z(e,o);if(E(l))return l;let a=t.length===0?In(e.slice(o,l.end),l.word):null;if(E(a))return a;a===null?t.push(
l.word):n.push(a),o=F(e,l.end)}return En({kind:"simple",assignments:n,words:t,redirects:r})}function R(e,n){return e.replaceAll(
/["'\\]/g,"").includes(n)}function En(e){let n=e.words[0];return n===void 0?{kind:"not simple",why:"no command"}:!n.wasQuoted&&
vn.has(n.text)?{kind:"not simple",why:"reserved word"}:e}function F(e,n){let t=n;for(;e[t]===" "||e[t]==="	";)t+=1;return t}
function Rn(e,n){let t=e[n];return t===`
`?/^[ \t\n]*$/.test(e.slice(n))?"end":{kind:"not simple",why:"several lines"}:t==="#"?{kind:"not simple",why:"comment"}:
t==="|"?{kind:"not simple",why:e[n+1]==="|"?"list":"pipe"}:t===";"?{kind:"not simple",why:"list"}:t==="&"?{kind:"not sim\
ple",why:e[n+1]==="&"?"list":"background"}:t==="("||t===")"?{kind:"not simple",why:"subshell"}:null}function Cn(e,n){let t=On(
e,n),r=n+t.length,o=Sn.find(a=>e.startsWith(a,r));if(o===void 0)return null;if(e.startsWith("<<",r))return{kind:"not sim\
ple",why:"here document"};let i=F(e,r+o.length);if(e[i]==="(")return{kind:"not simple",why:"substitution"};if(i>=e.length||
/[\n;|&()<>#]/.test(e[i]??""))return{kind:"not simple",why:"redirect without a target"};let s=z(e,i);return E(s)?s:{redirect:{
fd:t===""?null:Number(t),operator:o,target:s.word},end:s.end}}function On(e,n){let t=n;for(;/\d/.test(e[t]??"");)t+=1;return/[<>]/.
test(e[t]??"")?e.slice(n,t):""}function In(e,n){let t=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(t===null)return null;
if(t[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let r=t[1]??"";return{name:r,value:{...n,text:n.
text.slice(r.length+1)}}}function pe(e){if(!R(e,"rg")&&!R(e,"grep"))return null;let n=P(e);if(n.kind!=="simple"||n.assignments.length>0||n.redirects.
length>0)return null;let t=n.words[0]?.text;if(t!=="rg"&&t!=="grep")return null;let r={letters:new Set,context:new Map},
o=Bn(t,n,r);return o===null?null:Ln(t,o,r)}function Bn(e,n,t){let r=n.words.slice(1),o=[];for(let i=0;i<r.length;i+=1){let s=r[i];
if(s===void 0||s.hasGlob||s.hasTilde)return null;if(!s.text.startsWith("-")){o.push(s.text);continue}if(e==="grep"&&o.length>
0)return null;let l=Tn(e,s.text,r[i+1],t);if(l===null)return null;i+=l}return o}function Tn(e,n,t,r){let o=e==="grep"?"i\
nE":"in",i=new RegExp(`^-([${o}]*)(?:([ABC])(.*))?$`,"s").exec(n);if(i===null||n==="-")return null;for(let p of i[1]??"")
r.letters.add(p);let s=Wn(i[2]);if(s===null)return 0;let l=i[3]!=="",a=l?i[3]:t?.text;return a===void 0||!/^(0|[1-9]\d{0,5})$/.
test(a)||r.context.has(s)?null:(r.context.set(s,Number(a)),l?0:1)}function Wn(e){return e==="A"?"-A":e==="B"?"-B":e==="C"?
"-C":null}function Ln(e,n,{letters:t,context:r}){let[o,i,...s]=n;return o===void 0||!ce(o)||s.length>0||(i===void 0?e===
"grep":!ce(i))||r.has("-C")&&r.size>1?null:{tool:e,pattern:o,path:i??null,ignoresCase:t.has("i"),numbersLines:t.has("n"),
isExtended:t.has("E"),context:r}}function ce(e){return e!==""&&e.isWellFormed()&&!/[\u0000-\u001f\u007f]/.test(e)}var ye="[\\w \\-,:;=@%!\"'/<>&~#`]",ge="\\\\[wWsS]",he=`\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=]\
)+-?\\]`,$n=`(?:${ye}|\\\\[.*[\\]^$\\\\]|${ge}|${he}|\\.)`,Qn=new RegExp(`^\\^?(?:${$n}\\*?)*\\$?$`),Ae=`(?:${ye}|\\\\[.*[\
\\]^$\\\\+?(){}|]|${ge}|${he}|\\.)`,fe=we(Ae),Fn=`\\(${fe}(?:\\|${fe})*\\)`,me=we(`(?:${Ae}|${Fn})`),Pn=new RegExp(`^${me}\
(?:\\|${me})*$`);function we(e){return`\\^?(?:${e}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`}function be(e){return!/[\\.*[\]^$+?|(){}]/.
test(e)}function ke(e,n){return(n?Pn:Qn).test(e)&&Nn(e)}function Nn(e){let n=[...e.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)],
t=[...e.matchAll(/\{(\d+),(\d+)\}/g)];return n.every(([,r="",o=""])=>r<=o)&&t.every(([,r,o])=>Number(r)<=Number(o))}function xe(e,n){return e.sessionId===null?null:JSON.stringify([e.sessionId,e.agentId,n])}var jn=1e6,ve=500;function Un(e,n){if(e.name!=="PreToolUse"||e.tool!=="Bash")return d;let t=c(e.toolInput,"command"),r=t===
null?null:pe(t);if(r===null||r.path==="-"||e.toolInput.run_in_background===!0)return d;let o=Hn(e,n);if(!o.isKnown)return y(
o.question);if(!o.value)return d;let i=r.tool==="rg"?m(!0):Mn(r,e,n);if(!i.isKnown)return y(i.question);if(!i.value)return d;
let s=Kn(r,n.operands.grepHeadLimit),a=`${r.tool==="rg"?Dn:"The search tool finds the same lines, within a bound."} Call\
 Grep with ${JSON.stringify(s)}.`;return u({kind:"deny",reason:a,instead:{tool:"Grep",input:s}})}var Dn=`The search tool\
 finds these lines within a bound, and in a folder those of hidden files besides. It leaves out lines of ${ve} bytes and\
 more: pipe rg into cut where you need them.`;function Hn(e,n){if(n.operands.searchTool!=="auto")return m(n.operands.searchTool===
"present");let t=xe(e,"Grep");if(t===null)return m(!1);let r=n.ledger.lookup("tool-seen",t);return r.isKnown?m(r.value!==
null):r}function Mn(e,n,t){let r=be(e.pattern)&&!e.ignoresCase,o=/^[ -~]+$/.test(e.pattern)&&ke(e.pattern,e.isExtended),
i=h(n,e.path);if(i===null||!(r||o))return m(!1);let s=t.workspace.size(i);if(!s.isKnown)return s;if(s.value.kind!=="file"||
s.value.bytes>jn)return m(!1);let l=t.workspace.read(i);return l.isKnown?m(l.value.kind==="file"&&Jn(l.value.bytes,r)):l}
function Jn(e,n){let t=Buffer.from(e).toString("utf8");return t.includes("\0")||t.startsWith("\uFEFF")||!Buffer.from(t).
equals(e)||!n&&t.length!==e.length?!1:t.split(`
`).every(r=>Buffer.byteLength(r)<ve)}function Kn(e,n){return{pattern:e.pattern,output_mode:"content",...e.path===null?{}:
{path:e.path},...e.ignoresCase?{"-i":!0}:{},...e.numbersLines?{"-n":!0}:{},...Object.fromEntries(e.context),head_limit:n}}
var Se={name:"redirect-search",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["deny"],recordsTools:!1,inactive:null,decide:Un};var Ee={shortWithValue:"AbcCdDeEFHKmoPQrtTuUwxXyYz",shortAlone:"012346aBfgGiIjJklLMnNOpqRsSvVZ#",longWithValue:N(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),longAlone:N(
`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`)},Re={shortWithValue:"aABDeiIlnoOPQRtTUwX",shortAlone:"46bcdEFhHkKLmNpqr\
SvVx",longWithValue:N(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),longAlone:N(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`)};function Ce(e,n){let t=[],r=[];for(let o=0;o<e.length;o+=1){
let i=e[o];if(i===void 0||i.text==="-")return null;if(i.text==="--")return{options:t,operands:[...r,...e.slice(o+1)]};if(!i.
text.startsWith("-")){r.push(i);continue}let s=e[o+1],l=i.text.startsWith("--")?qn(i.text,s,n):Gn(i.text,s,n);if(l===null||
i.hasGlob||l.tookNext&&s?.hasGlob!==!1)return null;t.push(...l.options),l.tookNext&&(o+=1)}return{options:t,operands:r}}
function qn(e,n,t){let[,r="",,o]=/^--([^=]*)(=(.*))?$/s.exec(e)??[],i=t.longWithValue().has(r);return!i&&!t.longAlone().
has(r)&&!t.longAlone().has(r.replace(/^no-/,""))?null:o!==void 0?{options:[{name:r,value:o}],tookNext:!1}:i?n===void 0?null:
{options:[{name:r,value:n.text}],tookNext:!0}:{options:[{name:r,value:null}],tookNext:!1}}function Gn(e,n,t){let r=[];for(let o=1;o<
e.length;o+=1){let i=e[o]??"";if(t.shortWithValue.includes(i)){let s=e.slice(o+1),l=s===""?n?.text:s;return l===void 0?null:
{options:[...r,{name:i,value:l}],tookNext:s===""}}if(!t.shortAlone.includes(i))return null;r.push({name:i,value:null})}return{
options:r,tookNext:!1}}function N(e){let n=null;return()=>(n??=new Set(e.trim().split(/\s+/)),n)}var zn=new Set(["HOME","CURL_HOME","XDG_CONFIG_HOME","WGETRC","SYSTEM_WGETRC"]),_n=new Set(["I","head","V","version","M",
"manual","K","config"]),Vn=new Set("h help V version spider e execute config r recursive m mirror p page-requisites".split(
" "));function Oe(e){if(!R(e,"curl")&&!R(e,"wget"))return null;let n=P(e);if(n.kind!=="simple"||n.assignments.some(({name:s})=>zn.
has(s)))return null;let t=n.words[0]?.text;if(t!=="curl"&&t!=="wget")return null;let r=Ce(n.words.slice(1),t==="curl"?Ee:
Re);if(r===null||!r.operands.every(Yn))return null;let o=et(n.redirects),i=t==="curl"?Xn(r.options,r.operands.length,o):
Zn(r.options,r.operands.length,o);return i===null?null:{tool:t,where:i}}function Yn({text:e,hasGlob:n,hasTilde:t}){return e!==
""&&!t&&(!n||e.includes("://"))}function Xn(e,n,t){if(!t||Ie(e,_n,["X","request"]))return null;let r=e.flatMap(({name:l,
value:a})=>l==="O"||l==="remote-name"?["a derived name"]:(l==="o"||l==="output")&&a!==null?[a]:[]),o=n+e.filter(({name:l})=>l===
"url").length,i=r.slice(0,o);if(i.includes(""))return null;if(i.some(j))return"standard output";let s=e.some(({name:l})=>l===
"remote-name-all");return i.length<o&&!s?"nowhere declared":null}function Zn(e,n,t){if(n===0||Ie(e,Vn,["method"]))return null;
let r=e.findLast(({name:o})=>o==="O"||o==="output-document")?.value??null;return r===null?"nowhere declared":j(r)&&t?"st\
andard output":null}function Ie(e,n,t){return e.some(({name:r,value:o})=>n.has(r)||t.includes(r)&&o!==null&&/^head$/i.test(
o))}function j(e){return e==="-"||/^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.test(e)}function et(e){let n=new Map(
[[1,!0],[2,!0]]);for(let{fd:t,operator:r,target:o}of e){let i=t??(r.startsWith("<")?0:1),s=/^(\d{1,3})-?$/.exec(o.text),
l=r===">&"||r==="<&";if(l&&s!==null)n.set(i,n.get(Number(s[1]))===!0);else if(r.startsWith("&")||l&&o.text!=="-"&&t===null)
for(let a of[1,2])n.set(a,j(o.text));else n.set(i,o.text!=="-"&&j(o.text))}return n.get(1)===!0}function nt(e){if(e.name!=="PreToolUse"||e.tool!=="Bash")return d;let n=c(e.toolInput,"command"),t=n===null?null:Oe(n);return t===
null?d:u({kind:"deny",reason:tt(t),instead:null})}function tt({tool:e,where:n}){let t=e==="curl"?"-o FILE":"-O FILE",r="\
then read the lines you need from FILE.";return n==="standard output"?`This ${e} prints into the context. Name a file: ${t}\
, ${r}`:e==="curl"?`This curl prints into the context. Add ${t} for each address, ${r}`:`This wget declares no file for \
what it fetches. Add ${t}, ${r}`}var Be={name:"require-output-path",seams:[{event:"PreToolUse",tool:"Bash"}],decides:["d\
eny"],recordsTools:!1,inactive:null,decide:nt};function rt(e,n){if(e.name!=="PreToolUse"||e.tool!=="Write")return d;let t=c(e.toolInput,"content"),r=t===null?null:L(t);
if(r===null)return d;let o=G(e);if(o!==null)return o;if(r.length===0)return x("Line 1 of the splice has no line after it\
.");let i=h(e,c(e.toolInput,"file_path")),s=r.map((f,w)=>st(ot(f,i,n),w===r.length-1));for(let[f,w]of s.entries())if(w.kind===
"miss")return x(lt(r[f],w.why));let l=s.find(f=>f.kind==="open");if(l!==void 0)return y(l.question);let a=s.flatMap(f=>f.
kind==="bytes"?[f.bytes]:[]),p=$(Buffer.concat(a),"The spliced text");return p.kind==="refused"?x(p.reason):u({kind:"rew\
rite-input",input:{...e.toolInput,content:p.text}})}function ot({source:e},n,t){if(e===null)return C("A line is =L<a>-<b\
> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");if(e.kind==="literal")return{kind:"bytes",bytes:Buffer.
from(e.text)};if(e.kind==="target")return it(e.lines,n,t);let r=T(e.pointer,t);return r.isKnown?r.value.kind==="bytes"?r.
value:C(W(e.pointer,r.value)):{kind:"open",question:r.question}}function it(e,n,t){if(n===null)return C("The call names \
no file for certain.");let r=t.workspace.read(n);if(!r.isKnown)return{kind:"open",question:r.question};if(r.value.kind!==
"file")return C("There is no such file.");let o=B(r.value.bytes,e);return o.kind==="bytes"?o:C(`The file has ${o.lineCount}\
 lines.`)}function st(e,n){return e.kind!=="bytes"||n||e.bytes.length===0||e.bytes.at(-1)===10?e:C("It ends without a li\
ne end and would run into the next line. Type its last line as +text.")}function C(e){return{kind:"miss",why:e}}function lt(e,n){
let t=e===void 0?"":e.written.replace(/\n$/,""),r=t.length>100?`${t.slice(0,100)}\u2026`:t;return`Line ${e?.number} of t\
he splice, ${JSON.stringify(r)}, gives no text: ${n}`}var Te={name:"splice",seams:[{event:"PreToolUse",tool:"Write"}],decides:[
"rewrite-input","deny"],recordsTools:!1,inactive:null,decide:rt};function at(e,n){if(e.name!=="PreToolUse"||e.tool!=="Edit")return d;let t=c(e.toolInput,"old_string"),r=h(e,c(e.toolInput,
"file_path"));if(t===null||t===""||r===null||e.toolInput.replace_all===!0)return d;let o=n.workspace.read(r);if(!o.isKnown)
return y(o.question);if(o.value.kind!=="file")return d;let i=dt(Buffer.from(o.value.bytes),Buffer.from(t));if(i===1)return d;
let s=i===0?"The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there.":`T\
he text of old_string stands at ${i} places in the file. Give more of the lines around it.`;return u({kind:"deny",reason:s,
instead:null})}function dt(e,n){let t=0;for(let r=e.indexOf(n);r!==-1;r=e.indexOf(n,r+1))t+=1;return t}var We={name:"uni\
que-anchor",seams:[{event:"PreToolUse",tool:"Edit"}],decides:["deny"],recordsTools:!1,inactive:{what:"the row",reason:"T\
he client checks the anchor before any hook runs, and sees through line ends and quotes, as bytes do not.",tried:["2.0.7\
7","2.1.301","2.1.332"],turnedOnBy:"DETENT_ANCHOR_GATE",isTurnedOn:({anchorGate:e})=>e==="on"},decide:at};var _=[ne,oe,re,Be,Se,ae,We,de,Te,ue];function Le(e,n,t=_){let r=[],o=[],i=[],s=[],l=e,a=null;for(let p of ut(e,n.operands,t)){let f=a!==null&&a.kind!=="rewri\
te-input",w=l!==e;if(f&&!ct(p)){r.push({move:p,outcome:{kind:"not reached"},sawRewrite:w});continue}let g=p.decide(l,n);
r.push({move:p,outcome:g,sawRewrite:w}),g.kind==="undetermined"&&!f&&p.decides.length>0&&s.push(g.question),g.kind==="fi\
res"&&(i.push(...g.effects),g.decision?.kind==="advise"?o.push(g.decision.text):g.decision!==null&&(a=g.decision),l=pt(l,
g.decision))}return{rows:r,folded:{decision:a,advice:o,effects:i,open:s}}}function ut(e,n,t=_){let r="tool"in e?e.tool:null,
o=s=>Z(s,n)&&!n.movesOff.includes(s.name)&&!(s.recordsTools&&r!==null&&n.captureSkip.includes(r)),i=s=>t.filter(l=>o(l)&&
l.seams.some(a=>a.event===e.name&&a.tool===s));return r===null?i(null):[...i("*"),...i(r)]}function ct(e){return e.decides.
every(n=>n==="advise")}function pt(e,n){return n?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,toolInput:n.input}}function $e(){throw new Error("Not asked here.")}function v(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function A(e){
let n=v(e);return n==="ENOENT"||n==="ENOTDIR"}function Qe(e,n,t){for(let r=0;r<t.length;)r+=e.writeSync(n,t,r)}function Fe(e){let{disk:n,store:t,lookups:r}=e,o={kind:"absent"};return{workspace:{size:i=>b("file size",i,()=>ft(n,i),o),
read:i=>b("file bytes",i,()=>yt(n,i),o),head:(i,s)=>b("file bytes",i,()=>mt(n,i,s),o),realPath:i=>b("real path",i,()=>n.
realpathSync(i),null)},store:{has:i=>b("stored object",i,()=>t.has(i),!1),get:i=>b("stored object",i,()=>t.get(i),o)},ledger:{
lookup:(i,s)=>b("lookup",`${i} ${s}`,()=>r.find(i,s),null)},facts:{latestTestRun:()=>b("test-run fact","latest test run",
()=>$e(n,e.operands.factsFile,e.transcriptPath),null)},operands:e.operands,clock:{now:()=>m(e.now())},client:{version:()=>K(
"client version","client","An event does not carry its client's version.")}}}function b(e,n,t,r){try{return m(t())}catch(o){
if(A(o))return m(r);let i=v(o);if(i===null)throw o;return K(e,n,`The disk answered ${i}.`)}}function ft(e,n){let t=e.statSync(
n);return t.isFile()?{kind:"file",bytes:t.size}:{kind:"other"}}function mt(e,n,t){if(!e.statSync(n).isFile())return{kind:"\
other"};let r=e.openSync(n,"r");try{let o=Buffer.alloc(t),i=0;for(let s=-1;s!==0&&i<t;i+=s)s=e.readSync(r,o,i,t-i,i);return{
kind:"file",bytes:o.subarray(0,i)}}finally{e.closeSync(r)}}function yt(e,n){return e.statSync(n).isFile()?{kind:"file",bytes:e.
readFileSync(n)}:{kind:"other"}}function Pe(e,n){if(e.name!=="PreToolUse"||!(e.tool==="Edit"||e.tool==="Write"))return null;for(let{move:t,outcome:r}of n){
if(r.kind!=="undetermined"||!t.decides.includes("rewrite-input"))continue;let{about:o,why:i}=r.question;return{kind:"den\
y",reason:`${o} cannot be read. ${i} Nothing was written.`,instead:null}}return null}var gt=".put-";function V(e,n){try{return e.lstatSync(n,{throwIfNoEntry:!1})!==void 0}catch(t){if(A(t))return!1;throw t}}
function U(e,n,t,r){try{return e.openSync(t,r,384)}catch(o){if(v(o)!=="ENOENT")throw o;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,r,384)}}function Ne(e,n,t){try{e.closeSync(U(e,n,`${n}/${t}`,"wx"))}catch(r){if(v(r)!=="EEXIST")
throw r}}function je(e,n,t,r){let{path:o,fd:i}=ht(e,n,t);try{try{Qe(e,i,r)}finally{e.closeSync(i)}e.renameSync(o,`${n}/${t}`)}catch(s){
throw e.unlinkSync(o),s}}function ht(e,n,t){for(let r=0;;r+=1){let o=`${n}/${gt}${process.pid}-${r}-${t}`;try{return{path:o,
fd:U(e,n,o,"wx")}}catch(i){if(v(i)!=="EEXIST"||r>=1e3)throw i}}}function Ue(e,n){let t=`${n}/firings.jsonl`;return{append:r=>Y(e,n,t,JSON.stringify(r)),read:()=>bt(e,t)}}function Y(e,n,t,r){
let o=U(e,n,t,"a+");try{let i=Buffer.from(`${wt(e,o)?`
`:""}${r}
`),s=e.writeSync(o,i,0);if(s!==i.length)throw new Error(`${t}: only ${s} of ${i.length} bytes were written.`)}finally{e.
closeSync(o)}}function At(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(r=>r!=="")}catch(t){if(A(t))return[];throw t}}function wt(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let r=new Uint8Array(
1);return e.readSync(n,r,0,1,t-1)===1&&r[0]!==10}function bt(e,n){let t=[],r=0;for(let o of At(e,n)){let i=O(o);te(i)?t.
push(i):r+=1}return{rows:t,torn:r}}function De(e,n,t){let r=e.openSync(n,"r");try{let o=e.fstatSync(r).size,i=Math.max(0,o-t),l=kt(e,r,i,o).toString("utf8").
split(`
`);return{lines:(i===0?l:l.slice(1)).filter(p=>p!==""),isWhole:i===0}}finally{e.closeSync(r)}}function kt(e,n,t,r){let o=Buffer.
alloc(r-t);for(let i=0;i<o.length;){let s=e.readSync(n,o,i,o.length-i,t+i);if(s===0)return o.subarray(0,i);i+=s}return o}var xt=4096;function He(e,n){let t=o=>`${n}/lookups/${o}`,r=(o,i)=>Me(e,`${t(o)}/${k(i)}`,xt);return{find:r,note(o,i,s){
r(o,i)!==s&&Y(e,t(o),`${t(o)}/${k(i)}`,JSON.stringify(s))}}}function Me(e,n,t){try{let{lines:r,isWhole:o}=De(e,n,t),i=r.
map(O).findLast(s=>typeof s=="string");return typeof i=="string"?i:o?null:Me(e,n,2*t)}catch(r){if(A(r))return null;throw r}}function Je(e,n,t){let r=vt(n,t.root),o=`${n}/objects`,i=s=>t.kind==="all"||V(e,`${r}/${s}`);return{put(s){let l=typeof s==
"string"?Buffer.from(s):s,a=k(s);return Et(e,`${o}/${a}`,l)||je(e,o,a,l),Ne(e,r,a),a},get(s){return i(s)?St(e,`${o}/${s}`,
s):{kind:"absent"}},has(s){return i(s)&&V(e,`${o}/${s}`)}}}function vt(e,n){return`${e}/scopes/${k(n)}`}function St(e,n,t){
let r=Ke(e,n);return r==="absent"?{kind:"absent"}:r==="other"||k(r)!==t?{kind:"damaged",address:t}:{kind:"object",bytes:r}}
function Ke(e,n){try{let t=e.lstatSync(n,{throwIfNoEntry:!1});return t===void 0?"absent":t.isFile()?e.readFileSync(n):"o\
ther"}catch(t){if(A(t))return"absent";throw t}}function Et(e,n,t){let r=Ke(e,n);return typeof r!="string"&&Buffer.from(t).
equals(r)}function qe(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(D(t))return`${t}/detent/store`;let r=Rt(
n);return r===null?null:`${r}/.local/share/detent/store`}function H(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Rt(e){let{HOME:n="",USERPROFILE:t=""}=e;return D(n)?n:D(t)?t:null}
function Ge(e,n){let{CLAUDE_PROJECT_DIR:t=""}=e,r=D(t)?t:n;return r.length>1?r.replace(/[\\/]+$/,""):r}function D(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var ze=(e,n,t)=>{let r=Ct(e,n,t),{disk:o,now:i}=t,{store:s,lookups:l}=r,a=Fe({disk:o,store:s,lookups:l,operands:n,transcriptPath:e.
transcriptPath,now:i}),{rows:p,folded:f}=Le(e,a);f.effects.length>0&&X(f.effects,r,i());let w=f.decision===null?Pe(e,p):
f.decision;return{...f,decision:w}};function Ct(e,n,t){let{disk:r,env:o}=t,i=qe(n,o);if(i===null)return Ot;let s=null,l=()=>{
let a=Ge(o,e.cwd??t.cwd());return s??=Je(r,i,{kind:n.storeScope,root:a}),s};return{store:{put:a=>l().put(a),has:a=>l().has(
a),get:a=>l().get(a)},ledger:Ue(r,i),lookups:He(r,i)}}var Ot={store:{put:H,has:()=>!1,get:()=>({kind:"absent"})},ledger:{
append:H},lookups:{find:()=>null,note:H}};exports.judgeEvent=ze;
