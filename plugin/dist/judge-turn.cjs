// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
function oe(e,n,t){for(let r of e)r.kind==="put"?n.store.put(r.content):r.kind==="row"?n.ledger.append(an(r.row,t)):n.lookups.
note(r.table,r.key,r.value)}function an(e,n){return{ts:n,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function se(e,n){return e.inactive===null||e.inactive.isTurnedOn(n)}var d={kind:"silent"};function f(e){return{kind:"undetermined",question:e}}function c(e,n=[]){return{kind:"fires",decision:e,
effects:n}}function I(e,n,t,r,o={}){let s="tool"in n?{tool:n.tool,toolUseId:n.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:n.
name,sessionId:n.sessionId,agentId:n.agentId,...s,address:t,chars:r,detail:o}}var dn=["AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH","DQAL\
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
J4ccY="].join(""),j;function ie(e){if(e.length>65536||(j===void 0&&(j=un()),j===null))return null;let{bytes:n,start:t,run:r}=j,
o=1024+Math.ceil((e.length+9)/64)*64;return n.set(t),n.set(e,1024),n.fill(0,1024+e.length,o),n[1024+e.length]=128,n.writeUInt32BE(
e.length*8,o-4),r(1024,o),Buffer.from(n.subarray(0,t.length)).swap32().toString("hex")}function un(){try{let e=new WebAssembly.
Module(Buffer.from(dn,"base64")),{m:n,f:t}=new WebAssembly.Instance(e).exports;if(!(n instanceof WebAssembly.Memory)||typeof t!=
"function")return null;let r=Buffer.from(n.buffer);return{bytes:r,start:Buffer.from(r.subarray(0,32)),run:(o,s)=>{t(o,s)}}}catch(e){
if(e instanceof Error)return null;throw e}}var cn=/^[0-9a-f]{64}$/;function v(e){return cn.test(e)}var K=null;function m(e){if(typeof e=="string"&&e===K?.text)return K.
address;let n=typeof e=="string"?Buffer.from(e):e,t=ie(n)??pn(n);if(!v(t))throw new Error(`address.ts: SHA-256 gave "${t}\
".`);return typeof e=="string"&&(K={text:e,address:t}),t}function pn(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function w(e,n,t,r={}){let o=I(e,n,m(t),t.length,r);return[{kind:"put",content:t},{kind:"row",row:o}]}function fn(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return d;let n={trigger:e.trigger};
return c(null,w("capture-compact-summary",e,e.compactSummary,n))}var le={name:"capture-compact-summary",seams:[{event:"P\
ostCompact",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:fn};function mn(e){if(e.name!=="PostToolUseFailure"||e.error===null)return d;let n={isInterrupt:e.isInterrupt};return c(null,
w("capture-failure",e,e.error,n))}var ae={name:"capture-failure",seams:[{event:"PostToolUseFailure",tool:"*"}],decides:[],
recordsTools:!0,inactive:null,decide:mn};function g(e){return{isKnown:!0,value:e}}function U(e,n,t){return{isKnown:!1,question:{kind:e,about:n,why:t}}}var yn=16e6;function de(e,n,t,r,o={}){let s=r.workspace.size(t);if(!s.isKnown)return s;let i=p=>g([{kind:"row",row:I(e,n,
null,null,{...o,path:t,state:p})}]);if(s.value.kind==="other")return g([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>yn)return i(`not copied: ${s.value.bytes} bytes`);let l=r.workspace.read(t);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):g([]);let{bytes:a}=l.value,u={...o,path:t,state:"file",bytes:a.
length};return g([{kind:"put",content:a},{kind:"row",row:I(e,n,m(a),null,u)}])}function ue(e,n){return n===null||n===""||n.startsWith("~")||n.includes("\0")?null:n.startsWith("/")||/^[A-Za-z]:[\\/]/.
test(n)||n.startsWith("\\\\")?n:e.cwd===null||e.cwd===""?null:`${e.cwd}/${n}`}function gn(e,n){if(e.name!=="FileChanged")return d;let t=ue(e,e.filePath);if(t===null)return d;let r=de("capture-file-c\
hange",e,t,n,{change:e.change});return r.isKnown?r.value.length===0?d:c(null,r.value):f(r.question)}var ce={name:"captur\
e-file-change",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:gn};var pe=" machinery";function q(e){return m(e.prompt)}function z(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function _(e){return e.sessionId}function fe(e){let n=_(e),t=q(e)+(z(e)?"":pe);return n===null?[]:[{kind:"note",table:"\
turn-prompt",key:n,value:t}]}function me(e){if(e===null)return null;let n=e.replace(pe,"");return v(n)?{prompt:n,isFromPerson:n===
e}:null}function hn(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return d;let n=w("capture-prompt",e,e.prompt,{source:e.source});
return c(null,[...n,...fe(e)])}var ye={name:"capture-prompt",seams:[{event:"UserPromptSubmit",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:hn};function An(e,n){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return d;let t=e.lastAssistantMessage,
r=_(e),o=r===null?g(null):n.ledger.lookup("turn-prompt",r);if(!o.isKnown)return f(o.question);let s=me(o.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:m(t)}],l={prompt:s===null?null:s.prompt};return c(
null,[...w("capture-reply",e,t,l),...i])}var ge={name:"capture-reply",seams:[{event:"Stop",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:An};function bn(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return d;if(e.lastAssistantMessage==="")return d;
let n={agentType:e.agentType};return c(null,w("capture-subagent-reply",e,e.lastAssistantMessage,n))}var he={name:"captur\
e-subagent-reply",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:bn};function B(e){let n=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))n+=1;return e.length===0||e[e.length-1]===10?n:
n+1}function J(e){return e===1?"1 line":`${e} lines`}function be(e,n){let t=B(e);if(n.first<1||n.first>n.last||n.last>t)
return{kind:"outside",lineCount:t};let r=Ae(e,n.first,1,0),o=Ae(e,n.last+1,n.first,r);return{kind:"bytes",bytes:e.subarray(
r,o)}}function Ae(e,n,t,r){let o=r;for(let s=t;s<n;s+=1){let i=e.indexOf(10,o);if(i===-1)return e.length;o=i+1}return o}var wn="detent://",kn=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function we(e){let n=e.startsWith(wn)?kn.
exec(e):null,t=n?.[1];if(n===null||t===void 0||!v(t))return null;let[r,o]=[n[2],n[3]];return r===void 0||o===void 0?{address:t,
lines:null}:{address:t,lines:{first:Number(r),last:Number(o)}}}function S(e,n){return n===null?`detent://${e}`:`detent:/\
/${e}:L${n.first}-${n.last}`}function R(e,n){let t=n.store.get(e.address);return!t.isKnown||t.value.kind!=="object"||e.lines===
null?t.isKnown?g(xn(t.value)):t:g(be(t.value.bytes,e.lines))}function xn(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function C(e,n){let t=S(e.address,e.lines);switch(n.kind){case"absent":return`${t} is not in this project's sto\
re.`;case"damaged":return`${t} names a stored object whose bytes are damaged.`;case"outside":return`${t} asks for lines \
outside of the object, which has ${n.lineCount} lines.`}}var vn=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function T(e){return[...e.matchAll(
vn)].flatMap(n=>{let t=we(n[0]);return t===null?[]:[{pointer:t,text:n[0],at:n.index}]})}var V=5;function En(e,n){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return d;let t=[],r=[],
o=new Map(T(e.lastAssistantMessage).map(({text:u,pointer:p})=>[u,p]));for(let u of o.values()){let p=R(u,n);p.isKnown?p.
value.kind!=="bytes"&&t.push(C(u,p.value)):r.push(p.question)}let[s]=r;if(t.length===0)return s===void 0?d:f(s);let i=t.
length>V?[`${t.length-V} more are cited like this.`]:[],a=[...t.slice(0,V),...i,"Correct the reply: cite what is there, \
or say it without a reference."].join(" ");return c({kind:"block",reason:a})}var ke={name:"cite-check",seams:[{event:"St\
op",tool:null}],decides:["block"],recordsTools:!1,inactive:null,decide:En};function Y(e,n){let t=null;return()=>(t??=new RegExp(e,n),t)}var Sn=/^[\x20-\x7e]*$/,ve=Y(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),Rn=Y([String.
raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function G(e,n){if(Sn.test(e)||e.search(ve())<0)return e;let t="",r=0;for(let{0:o,index:s}of e.matchAll(
Rn()))t+=xe(e.slice(r,s),n)+o,r=s+o.length;return t+xe(e.slice(r),n)}function xe(e,n){return e.replace(ve(),t=>(t===`
`||t==="	")&&n==="multi-line"?t:Cn(t))}function Cn(e){let n=e.codePointAt(0)??Number.NaN;return n<32?String.fromCodePoint(
9216+n):n===127?"\u2421":`<U+${n.toString(16).toUpperCase().padStart(4,"0")}>`}var Ee=200;function Tn(e,n){if(e.name!=="MessageDisplay")return d;let t=T(e.delta);if(t.length===0)return d;let r="",o=0;
for(let{pointer:s,text:i,at:l}of t){let a=R(s,n);if(!a.isKnown)return f(a.question);r+=`${e.delta.slice(o,l)}${i} [${On(
s,a.value)}]`,o=l+i.length}return c({kind:"display",text:r+e.delta.slice(o)})}function On(e,n){if(n.kind!=="bytes")return C(
e,n);let t=Buffer.from(n.bytes).toString("utf8"),r=J(B(n.bytes));if(t.length<=Ee)return`${G(t,"one-line")} \xB7 ${r}`;let o=t.
slice(0,Ee).replace(/[\ud800-\udbff]$/,"");return`${G(o,"one-line")}\u2026 \xB7 ${r}, ${t.length} characters`}var Se={name:"\
render-citations",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,inactive:null,decide:Tn};function In(e,n){if(e.name!=="UserPromptSubmit"||e.prompt===""||!z(e))return d;let t=n.ledger.lookup("prompt-reply",q(e));
if(!t.isKnown)return f(t.question);if(t.value===null||!v(t.value))return d;let r=n.store.has(t.value);if(!r.isKnown)return f(
r.question);if(!r.value)return d;let s=`This prompt was given before, word for word. The reply to it then is ${S(t.value,
null)} (echo it to read it).`;return c({kind:"advise",text:s})}var Re={name:"repeat-prompt",seams:[{event:"UserPromptSub\
mit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:In};var Te=480;function Oe(e,n,t){let r=B(Buffer.from(n)),o=`${J(r)}, ${n.length} characters`,s=`${S(e.address,e.lines)} (${o}\
):
`;if(s.length+n.length<=t)return s+n;let i=t-s.length-Ce(e,n,0,r).length-20,l=/[\ud800-\udbff]/.test(n.charAt(i-1))?i-1:
i;return s+n.slice(0,l)+Ce(e,n,l,r)}function Ce(e,n,t,r){let o=e.lines===null?0:e.lines.first-1,s=o+n.slice(0,t).split(`\

`).length,i=S(e.address,{first:s,last:o+r});return`
[detent: ${n.length-t} characters are left out here; to see lines of them, run: echo ${i}]`}var Ie=8800,Bn=Math.floor(Ie/Te);function Pn(e,n){if(e.name!=="UserPromptSubmit")return d;let t=Qn(T(e.prompt));if(t.length===
0)return d;let r=[],o=t.slice(0,Bn),s=Ie;for(let[l,{pointer:a}]of o.entries()){let u=R(a,n);if(!u.isKnown)return f(u.question);
let p=jn(a,u.value,Math.floor(s/(o.length-l)));s-=p.length,r.push(p)}let i=t.length-o.length;return i>0&&r.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),c({kind:"advise",text:r.join(`

`)})}function Qn(e){return e.filter(({text:n},t)=>e.findIndex(r=>r.text===n)===t)}function jn(e,n,t){return n.kind!=="by\
tes"?C(e,n):Oe(e,Buffer.from(n.bytes).toString("utf8"),t)}var Be={name:"resolve-prompt-pointers",seams:[{event:"UserProm\
ptSubmit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Pn};function F(e){let n=e.provenance.slice(0,800),t=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),r=t.length<e.text.length?
"\u2026":"";return`The latest recorded test run (from ${n}; not run again now): ${t}${r}`}function Jn(e,n){if(e.name!=="SessionStart"||e.source!=="compact")return d;let t=n.facts.latestTestRun();return t.isKnown?
t.value===null?d:c({kind:"advise",text:F(t.value)}):f(t.question)}var Pe={name:"restore-after-compact",seams:[{event:"Se\
ssionStart",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Jn};function Fn(e,n){if(e.name!=="SubagentStart")return d;let t=n.facts.latestTestRun();return t.isKnown?t.value===null?d:c(
{kind:"advise",text:F(t.value)}):f(t.question)}var Qe={name:"warm-subagent",seams:[{event:"SubagentStart",tool:null}],decides:[
"advise"],recordsTools:!1,inactive:null,decide:Fn};var X=[ke,ae,ce,ye,Re,ge,he,le,Be,Qe,Pe,Se];function je(e,n,t=X){let r=[],o=[],s=[],i=[],l=e,a=null;for(let u of $n(e,n.operands,t)){let p=a!==null&&a.kind!=="rewri\
te-input",Q=l!==e;if(p&&!Dn(u)){r.push({move:u,outcome:{kind:"not reached"},sawRewrite:Q});continue}let b=u.decide(l,n);
r.push({move:u,outcome:b,sawRewrite:Q}),b.kind==="undetermined"&&!p&&u.decides.length>0&&i.push(b.question),b.kind==="fi\
res"&&(s.push(...b.effects),b.decision?.kind==="advise"?o.push(b.decision.text):b.decision!==null&&(a=b.decision),l=Mn(l,
b.decision))}return{rows:r,folded:{decision:a,advice:o,effects:s,open:i}}}function $n(e,n,t=X){let r="tool"in e?e.tool:null,
o=i=>se(i,n)&&!n.movesOff.includes(i.name)&&!(i.recordsTools&&r!==null&&n.captureSkip.includes(r)),s=i=>t.filter(l=>o(l)&&
l.seams.some(a=>a.event===e.name&&a.tool===i));return r===null?s(null):[...s("*"),...s(r)]}function Dn(e){return e.decides.
every(n=>n==="advise")}function Mn(e,n){return n?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,toolInput:n.input}}function O(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function Z(e,n){let[t,r,o,s,i]=["",n,!1,!1,!1];for(;r<e.
length;){let l=e[r]??"";if(/[ \t\n;|&()<>]/.test(l))break;let a=Hn(e,r,l);if(O(a))return a;let u=l==="'"||l==='"'||l==="\
\\";o||=u,s||=!u&&/[*?[]/.test(l),i||=l==="~"&&(r===n||/[:=]/.test(e[r-1]??"")),t+=a.text,r=a.end}return{word:{text:t,wasQuoted:o,
hasGlob:s,hasTilde:i},end:r}}function Hn(e,n,t){return t==="'"?Nn(e,n):t==='"'?Ln(e,n):t==="\\"?Wn(e,n):t==="$"?{kind:"n\
ot simple",why:e[n+1]==="("?"substitution":"expansion"}:t==="`"?{kind:"not simple",why:"substitution"}:t==="{"||t==="}"?
Kn(e,n,t):t<" "||t==="\x7F"?{kind:"not simple",why:"control character"}:{text:t,end:n+1}}function Nn(e,n){let t=e.indexOf(
"'",n+1);return t===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(n+1,t),end:t+1}}function Ln(e,n){let t="";
for(let r=n+1;r<e.length;r+=1){let o=e[r]??"";if(o==='"')return{text:t,end:r+1};if(o==="$")return{kind:"not simple",why:e[r+
1]==="("?"substitution":"expansion"};if(o==="`")return{kind:"not simple",why:"substitution"};let s=e[r+1]??"";if(o==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=o==="\\"&&/[$`"\\]/.test(s);t+=i?s:o,i&&(r+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function Wn(e,n){let t=e[n+1];return t===void 0?{kind:"not simple",why:"unclosed quote"}:
t===`
`?{kind:"not simple",why:"escaped line end"}:{text:t,end:n+2}}function Kn(e,n,t){return t==="{"&&e[n+1]==="}"?{text:"{}",
end:n+2}:{kind:"not simple",why:"brace expansion"}}var Un=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),qn=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function Je(e){let n=[],t=[],r=[],o=$(e,0);for(;o<e.length;){let s=Vn(
e,o);if(O(s))return s;if(s!==null){r.push(s.redirect),o=$(e,s.end);continue}let i=_n(e,o);if(i==="end")break;if(i!==null)
return i;let l=Z(e,o);if(O(l))return l;let a=t.length===0?Gn(e.slice(o,l.end),l.word):null;if(O(a))return a;a===null?t.push(
l.word):n.push(a),o=$(e,l.end)}return zn({kind:"simple",assignments:n,words:t,redirects:r})}function zn(e){let n=e.words[0];return n===void 0?{kind:"not simple",why:"no command"}:!n.wasQuoted&&Un.has(n.text)?{kind:"\
not simple",why:"reserved word"}:e}function $(e,n){let t=n;for(;e[t]===" "||e[t]==="	";)t+=1;return t}function _n(e,n){let t=e[n];
return t===`
`?/^[ \t\n]*$/.test(e.slice(n))?"end":{kind:"not simple",why:"several lines"}:t==="#"?{kind:"not simple",why:"comment"}:
t==="|"?{kind:"not simple",why:e[n+1]==="|"?"list":"pipe"}:t===";"?{kind:"not simple",why:"list"}:t==="&"?{kind:"not sim\
ple",why:e[n+1]==="&"?"list":"background"}:t==="("||t===")"?{kind:"not simple",why:"subshell"}:null}function Vn(e,n){let t=Yn(
e,n),r=n+t.length,o=qn.find(a=>e.startsWith(a,r));if(o===void 0)return null;if(e.startsWith("<<",r))return{kind:"not sim\
ple",why:"here document"};let s=$(e,r+o.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=Z(e,s);return O(i)?i:{redirect:{
fd:t===""?null:Number(t),operator:o,target:i.word},end:i.end}}function Yn(e,n){let t=n;for(;/\d/.test(e[t]??"");)t+=1;return/[<>]/.
test(e[t]??"")?e.slice(n,t):""}function Gn(e,n){let t=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(t===null)return null;
if(t[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let r=t[1]??"";return{name:r,value:{...n,text:n.
text.slice(r.length+1)}}}var Xn=["npm test","npm t","npm run test*","npm run-script test*","pnpm test*","pnpm run test*","yarn test*","yarn run t\
est*","bun test","bun run test*","deno test","deno task test*","node --test","vitest","jest","mocha","ava","tap","jasmin\
e","karma start","playwright test","cypress run","ng test","pytest","py.test","python -m pytest","python -m unittest","p\
ython manage.py test","python3 -m pytest","python3 -m unittest","python3 manage.py test","tox","nox","hatch test","cargo\
 test","cargo nextest run","go test","gotestsum","mvn test","mvn verify","mvnw test","mvnw verify","gradle test","gradle\
 check","gradlew test","gradlew check","sbt test","rspec","rake test*","rails test*","phpunit","pest","composer test","a\
rtisan test","php artisan test","dotnet test","ctest","swift test","mix test","flutter test","dart test","zig build test",
"zig test","stack test","cabal test","bazel test","make test*","make check","just test*","task test*","turbo test*","tur\
bo run test*","nx test","prove"],Zn=["npx","npx --yes","npx -y","npm exec","npm exec --","pnpm exec","pnpm dlx","yarn ex\
ec","yarn dlx","bunx","uv run","poetry run","pipenv run","pdm run","hatch run","bundle exec"],et=new Set(["--help","-h",
"--version","-V","--collect-only","--co","--list","--listTests","--list-tests","--no-run","--showConfig","--dry-run"]);function D(e){
let n=Je(e);return n.kind==="simple"&&nt(n.words.map(t=>t.text))!==void 0}function nt(e){let t=tt(e).map((r,o)=>o===0?r.
replace(/^.*[\\/]/,""):r);if(!t.some(r=>et.has(r)))return Xn.find(r=>Fe(t,r.split(" ")))}function tt(e){let t=Zn.map(r=>r.
split(" ")).filter(r=>Fe(e,r)).sort((r,o)=>o.length-r.length)[0];return t===void 0?e:e.slice(t.length)}function Fe(e,n){
return n.every((t,r)=>{let o=e[r];if(!t.endsWith("*"))return o===t;let s=t.slice(0,-1);return o===s||o?.startsWith(`${s}\
:`)===!0})}function h(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function P(e){return Array.isArray(e)}function k(e){
try{return JSON.parse(e)}catch{return}}function y(e,n){let t=e[n];return typeof t=="string"?t:null}function ee(e,n){let t=e[n];return typeof t=="boolean"?t:null}function M(e,n){let t=e[n];return h(t)&&t!==Object.prototype?
t:null}function $e(e,n){let t=e[n];return P(t)?t:null}function He(e){let n=[],t=[{value:e}];for(let r=t.pop();r!==void 0;r=t.pop())"text"in r?n.push(r.text):rt(t,n,r.value);return n.
join("")}function rt(e,n,t){if(P(t)){let r=t.map(o=>[{value:o}]);Me(e,[{text:"["},...De(r),{text:"]"}])}else h(t)?Me(e,[
{text:"{"},...De(ot(t)),{text:"}"}]):n.push(st(t))}function ot(e){let n=[];for(let t of Object.keys(e).sort()){let r=e[t];
r!==void 0&&n.push([{text:`${JSON.stringify(t)}:`},{value:r}])}return n}function De(e){return e.flatMap((n,t)=>t===0?n:[
{text:","},...n])}function Me(e,n){for(let t of[...n].reverse())e.push(t)}function st(e){if(typeof e!="number"||Number.isFinite(
e))return JSON.stringify(e);if(Number.isNaN(e))throw new RangeError("NaN is not JSON");return e>0?"1e999":"-1e999"}var it=32e6,lt=1500,at=new Set(["prev_hash","row_hash"]),dt=/^0*$/;function Le(e,n){if(e.statSync(n).size>it)return null;
let{rows:t,rowCount:r}=ut(Buffer.from(e.readFileSync(n)).toString("utf8"));for(let[o,s]of[...t.entries()].reverse()){let i=pt(
s);if(i===null)continue;let l=`row ${o+1} of the hash-chained fact file ${n}`,a=t.length===r?"":`, whose chain is verifi\
ed up to row ${t.length} of ${r}`;return{text:ft(i),provenance:l+a}}return null}function ut(e){let n=e.split(`
`).filter(o=>o.trim()!==""),t=[],r=null;for(let o of n){let s=k(o);if(!h(s))break;let[i,l]=[ne(s,"prev_hash"),ne(s,"row_\
hash")];if(!(r===null?dt.test(i):i===r)||l===""||!ct(l,s))break;t.push(s),r=l}return{rows:t,rowCount:n.length}}function ne(e,n){
return y(e,n)??""}function ct(e,n){let t=ne(n,"prev_hash");return[["prev_hash","row_hash"],["row_hash"]].some(r=>{let o=He(
Object.fromEntries(Object.entries(n).filter(([s])=>!r.includes(s))));return["",`
`].some(s=>m(t+s+o)===e)})}function pt(e){if(Ne(e))return e;let n=Object.values(e).filter(h),[t,r]=n.filter(o=>Ne(o));return t===
void 0||r!==void 0?null:t}function Ne(e){if(["kind","type","fact","event"].map(r=>y(e,r)).some(r=>r!==null&&/^test[-_. ]?run$/i.
test(r)))return!0;let t=y(e,"command");return t!==null&&D(t)}function ft(e){return Object.entries(e).flatMap(([t,r])=>{let o=at.
has(t)?null:mt(r);return o===null?[]:[`${t}: ${o}`]}).join(", ").slice(0,lt).replace(/[\ud800-\udbff]$/,"")}function mt(e){
return typeof e=="string"?e.replace(/\s+/g," ").slice(0,300):typeof e=="number"||typeof e=="boolean"?String(e):null}function E(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function A(e){
let n=E(e);return n==="ENOENT"||n==="ENOTDIR"}function We(e,n,t){for(let r=0;r<t.length;)r+=e.writeSync(n,t,r)}var yt=[[/^The user doesn't want to (?:proceed with this tool use|take this action right now)\./,"user"],[/^\[Request interrupted by user for tool use\]$/,
"user"],[/^This command requires approval$/,"mode"],[/^This Bash command contains multiple operations\. The following parts? requires? approval: /,
"mode"],[/^\S+ in '.*' needs approval\. The path is /s,"mode"],[/^Claude requested permissions to .+, but you haven't granted it yet\./s,
"mode"],[/^Permission to use \S+ has been auto-denied in dontAsk mode\./,"mode"],[/^Permission to use \S+ (?:with command .+ )?has been denied\./s,
"permission rule"],[/^\S+ in '.*' was blocked\. For security, Claude Code may only /s,"built-in guard"],[/^Output redirection to '.*' was blocked\./s,
"built-in guard"],[/^Glob patterns are not allowed in write operations\./,"built-in guard"],[/^Command contains quoted characters in flag names/,
"built-in guard"],[/^Contains shell syntax \(\S+\) that cannot be statically analyzed/,"built-in guard"],[/^Newline followed by # inside a quoted argument can hide /,
"built-in guard"],[/^Commands that change directories and write via output redirec/,"built-in guard"],[/^Permission for this command was denied by a built-in Claude Code safety check/,
"built-in guard"],[/^Permission for this action was denied by the Claude Code auto mode classifier\./,"auto-mode classif\
ier"],[/^PreToolUse:\S+ hook error: /,"hook"],[/^Hook PreToolUse:\S+ denied this tool/,"hook"],[/^Blocked by hook$/,"hoo\
k"]],gt=/^PreToolUse hook for \S+ returned updatedInput that (?:failed schema validation|the tool refused)/,ht=new Map([
["user-rejected","unknown"],["permission-rule","unknown"],["interrupted","user"],["automode-blocked","auto-mode classifi\
er"],["automode-unavailable","auto-mode classifier"]]),At=new Set(["cancelled"]);function Ke(e){if(!e.isError)return null;
let n=e.text.trim();if(gt.test(n))return{kind:"invalid rewrite"};let t=yt.find(([o])=>o.test(n));if(t!==void 0)return{kind:"\
denial",source:t[1]};let{denialKind:r}=e;return r===null||At.has(r)?null:{kind:"denial",source:ht.get(r)??"unknown"}}function H(e,n,t){let r=e.openSync(n,"r");try{let o=e.fstatSync(r).size,s=Math.max(0,o-t),l=bt(e,r,s,o).toString("utf8").
split(`
`);return{lines:(s===0?l:l.slice(1)).filter(u=>u!==""),isWhole:s===0}}finally{e.closeSync(r)}}function bt(e,n,t,r){let o=Buffer.
alloc(r-t);for(let s=0;s<o.length;){let i=e.readSync(n,o,s,o.length-s,t+s);if(i===0)return o.subarray(0,s);s+=i}return o}var wt=1e6,Ue=1200;function qe(e,n){let t=new Map,r=null;for(let i of H(e,n,wt).lines){let l=k(i);if(h(l))for(let a of kt(
l))xt(a,t),r=vt(a,l,t)??r}if(r===null)return null;let o=r.at===null?"":` at ${r.at}`;return{text:`\`${r.command}\` ${r.ending}${o}\
. The end of its output:
${r.output}`,provenance:`a Bash call in this session's log ${n}`}}function kt(e){let n=M(e,"message");return n===null?[]:
($e(n,"content")??[]).filter(h)}function xt(e,n){if(y(e,"type")!=="tool_use"||y(e,"name")!=="Bash")return;let[t,r]=[y(e,
"id"),M(e,"input")],o=r===null?null:y(r,"command");t!==null&&o!==null&&D(o)&&n.set(t,o.trim())}function vt(e,n,t){if(y(e,
"type")!=="tool_result")return null;let[r,o]=[y(e,"tool_use_id"),M(n,"toolUseResult")],s=r===null?void 0:t.get(r);if(s===
void 0||o!==null&&y(o,"backgroundTaskId")!==null)return null;let i=Et(e.content),l=ee(e,"is_error")===!0,a=y(n,"toolDeni\
alKind");if(Ke({toolUseId:r,isError:l,text:i,response:void 0,denialKind:a})!==null)return null;let p=o!==null&&ee(o,"int\
errupted")===!0?"was interrupted":l?"ended with an error":"ended without an error";return{command:s,ending:p,output:St(i),
at:y(n,"timestamp")}}function Et(e){return typeof e=="string"?e:P(e)?e.flatMap(n=>h(n)?y(n,"text")??[]:[]).join(`
`):""}function St(e){let n=e.trimEnd();return n.length<=Ue?n:`\u2026${n.slice(n.length-Ue).replace(/^[\udc00-\udfff]/,"")}`}function _e(e,n,t){return ze(e,n,Le)??ze(e,t,qe)}function ze(e,n,t){if(n===null||n==="")return null;try{return e.statSync(
n).isFile()?t(e,n):null}catch(r){if(A(r))return null;throw r}}function Ve(e){let{disk:n,store:t,lookups:r}=e,o={kind:"absent"};return{workspace:{size:s=>x("file size",s,()=>Rt(n,s),o),
read:s=>x("file bytes",s,()=>Tt(n,s),o),head:(s,i)=>x("file bytes",s,()=>Ct(n,s,i),o),realPath:s=>x("real path",s,()=>n.
realpathSync(s),null)},store:{has:s=>x("stored object",s,()=>t.has(s),!1),get:s=>x("stored object",s,()=>t.get(s),o)},ledger:{
lookup:(s,i)=>x("lookup",`${s} ${i}`,()=>r.find(s,i),null)},facts:{latestTestRun:()=>x("test-run fact","latest test run",
()=>_e(n,e.operands.factsFile,e.transcriptPath),null)},operands:e.operands,clock:{now:()=>g(e.now())},client:{version:()=>U(
"client version","client","An event does not carry its client's version.")}}}function x(e,n,t,r){try{return g(t())}catch(o){
if(A(o))return g(r);let s=E(o);if(s===null)throw o;return U(e,n,`The disk answered ${s}.`)}}function Rt(e,n){let t=e.statSync(
n);return t.isFile()?{kind:"file",bytes:t.size}:{kind:"other"}}function Ct(e,n,t){if(!e.statSync(n).isFile())return{kind:"\
other"};let r=e.openSync(n,"r");try{let o=Buffer.alloc(t),s=0;for(let i=-1;i!==0&&s<t;s+=i)i=e.readSync(r,o,s,t-s,s);return{
kind:"file",bytes:o.subarray(0,s)}}finally{e.closeSync(r)}}function Tt(e,n){return e.statSync(n).isFile()?{kind:"file",bytes:e.
readFileSync(n)}:{kind:"other"}}function Ye(e,n){if(e.name!=="PreToolUse"||!(e.tool==="Edit"||e.tool==="Write"))return null;for(let{move:t,outcome:r}of n){
if(r.kind!=="undetermined"||!t.decides.includes("rewrite-input"))continue;let{about:o,why:s}=r.question;return{kind:"den\
y",reason:`${o} cannot be read. ${s} Nothing was written.`,instead:null}}return null}var Ot=".put-";function te(e,n){try{return e.lstatSync(n,{throwIfNoEntry:!1})!==void 0}catch(t){if(A(t))return!1;throw t}}
function N(e,n,t,r){try{return e.openSync(t,r,384)}catch(o){if(E(o)!=="ENOENT")throw o;return e.mkdirSync(n,{recursive:!0,
mode:448}),e.openSync(t,r,384)}}function Ge(e,n,t){try{e.closeSync(N(e,n,`${n}/${t}`,"wx"))}catch(r){if(E(r)!=="EEXIST")
throw r}}function Xe(e,n,t,r){let{path:o,fd:s}=It(e,n,t);try{try{We(e,s,r)}finally{e.closeSync(s)}e.renameSync(o,`${n}/${t}`)}catch(i){
throw e.unlinkSync(o),i}}function It(e,n,t){for(let r=0;;r+=1){let o=`${n}/${Ot}${process.pid}-${r}-${t}`;try{return{path:o,
fd:N(e,n,o,"wx")}}catch(s){if(E(s)!=="EEXIST"||r>=1e3)throw s}}}function Ze(e,n){let t=`${n}/firings.jsonl`;return{append:r=>re(e,n,t,JSON.stringify(r)),read:()=>Qt(e,t)}}function re(e,n,t,r){
let o=N(e,n,t,"a+");try{let s=Buffer.from(`${Pt(e,o)?`
`:""}${r}
`),i=e.writeSync(o,s,0);if(i!==s.length)throw new Error(`${t}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(o)}}function Bt(e,n){try{return Buffer.from(e.readFileSync(n)).toString().split(`
`).filter(r=>r!=="")}catch(t){if(A(t))return[];throw t}}function Pt(e,n){let t=e.fstatSync(n).size;if(t===0)return!1;let r=new Uint8Array(
1);return e.readSync(n,r,0,1,t-1)===1&&r[0]!==10}function Qt(e,n){let t=[],r=0;for(let o of Bt(e,n)){let s=k(o);h(s)?t.push(
s):r+=1}return{rows:t,torn:r}}var jt=4096;function en(e,n){let t=o=>`${n}/lookups/${o}`,r=(o,s)=>nn(e,`${t(o)}/${m(s)}`,jt);return{find:r,note(o,s,i){
r(o,s)!==i&&re(e,t(o),`${t(o)}/${m(s)}`,JSON.stringify(i))}}}function nn(e,n,t){try{let{lines:r,isWhole:o}=H(e,n,t),s=r.
map(k).findLast(i=>typeof i=="string");return typeof s=="string"?s:o?null:nn(e,n,2*t)}catch(r){if(A(r))return null;throw r}}function tn(e,n,t){let r=Jt(n,t.root),o=`${n}/objects`,s=i=>t.kind==="all"||te(e,`${r}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,a=m(i);return $t(e,`${o}/${a}`,l)||Xe(e,o,a,l),Ge(e,r,a),a},get(i){return s(i)?Ft(e,`${o}/${i}`,
i):{kind:"absent"}},has(i){return s(i)&&te(e,`${o}/${i}`)}}}function Jt(e,n){return`${e}/scopes/${m(n)}`}function Ft(e,n,t){
let r=rn(e,n);return r==="absent"?{kind:"absent"}:r==="other"||m(r)!==t?{kind:"damaged",address:t}:{kind:"object",bytes:r}}
function rn(e,n){try{let t=e.lstatSync(n,{throwIfNoEntry:!1});return t===void 0?"absent":t.isFile()?e.readFileSync(n):"o\
ther"}catch(t){if(A(t))return"absent";throw t}}function $t(e,n,t){let r=rn(e,n);return typeof r!="string"&&Buffer.from(t).
equals(r)}function on(e,n){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:t=""}=n;if(L(t))return`${t}/detent/store`;let r=Dt(
n);return r===null?null:`${r}/.local/share/detent/store`}function W(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Dt(e){let{HOME:n="",USERPROFILE:t=""}=e;return L(n)?n:L(t)?t:null}
function sn(e,n){let{CLAUDE_PROJECT_DIR:t=""}=e,r=L(t)?t:n;return r.length>1?r.replace(/[\\/]+$/,""):r}function L(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var ln=(e,n,t)=>{let r=Mt(e,n,t),{disk:o,now:s}=t,{store:i,lookups:l}=r,a=Ve({disk:o,store:i,lookups:l,operands:n,transcriptPath:e.
transcriptPath,now:s}),{rows:u,folded:p}=je(e,a);p.effects.length>0&&oe(p.effects,r,s());let Q=p.decision===null?Ye(e,u):
p.decision;return{...p,decision:Q}};function Mt(e,n,t){let{disk:r,env:o}=t,s=on(n,o);if(s===null)return Ht;let i=null,l=()=>{
let a=sn(o,e.cwd??t.cwd());return i??=tn(r,s,{kind:n.storeScope,root:a}),i};return{store:{put:a=>l().put(a),has:a=>l().has(
a),get:a=>l().get(a)},ledger:Ze(r,s),lookups:en(r,s)}}var Ht={store:{put:W,has:()=>!1,get:()=>({kind:"absent"})},ledger:{
append:W},lookups:{find:()=>null,note:W}};exports.judgeEvent=ln;
