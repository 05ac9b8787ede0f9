// Built from src/moves/judge-event.ts by `npm run build:plugin`. Change the source, not this file.
var Q=Object.defineProperty;var it=Object.getOwnPropertyDescriptor;var lt=Object.getOwnPropertyNames;var at=Object.prototype.hasOwnProperty;var dt=(e,t)=>{for(var n in t)Q(e,n,{get:t[n],enumerable:!0})},ut=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="funct\
ion")for(let o of lt(t))!at.call(e,o)&&o!==n&&Q(e,o,{get:()=>t[o],enumerable:!(r=it(t,o))||r.enumerable});return e};var ct=e=>ut(Q({},"__esModule",{value:!0}),e);var _n={};dt(_n,{judgeEvent:()=>Un});module.exports=ct(_n);function se(e,t,n){for(let r of e)r.kind==="put"?t.store.put(r.content):r.kind==="row"?t.ledger.append(pt(r.row,n)):t.lookups.
note(r.table,r.key,r.value)}function pt(e,t){return{ts:t,move:e.move,event:e.event,session:e.sessionId,agent:e.agentId,tool:e.
tool,toolUse:e.toolUseId,address:e.address,chars:e.chars,detail:e.detail}}function ie(e,t){return e.inactive===null||e.inactive.isTurnedOn(t)}var d={kind:"silent"};function p(e){return{kind:"undetermined",question:e}}function c(e,t=[]){return{kind:"fires",decision:e,
effects:t}}function P(e,t,n,r,o={}){let s="tool"in t?{tool:t.tool,toolUseId:t.toolUseId}:{tool:null,toolUseId:null};return{move:e,event:t.
name,sessionId:t.sessionId,agentId:t.agentId,...s,address:n,chars:r,detail:o}}var ft=["AGFzbQEAAAABBgFgAn9/AAMCAQAFAwEAAgcJAgFtAgABZgAACtgDAdUDAQt/A0BBACECA0AgAiAAIAJqKAIAIQwgDEEIeEGA/oN4cSAM","QRh4\
Qf+B/AdxcjYCoAIgAkEEaiICQcAARw0AC0EAIQIDQCACIAIoAqACIAIoAsQCaiACKAKkAiEMIAxBB3ggDEESeHMgDEEDdnNqIAIo","AtgCIQwgDEEReCAMQ\
RN4cyAMQQp2c2o2AuACIAJBBGoiAkHAAUcNAAtBACgCACEDQQAoAgQhBEEAKAIIIQVBACgCDCEGQQAoAhAhB0EA","KAIUIQhBACgCGCEJQQAoAhwhCkEAIQ\
IDQCAKIAdBBnggB0ELeHMgB0EZeHNqIAcgCCAJc3EgCXNqIAIoAiBqIAIoAqACaiELIANBAngg","A0ENeHMgA0EWeHMgAyAEcSADIARzIAVxc2ohDCAJIQo\
gCCEJIAchCCAGIAtqIQcgBSEGIAQhBSADIQQgCyAMaiEDIAJBBGoiAkGAAkcN","AAtBAEEAKAIAIANqNgIAQQBBACgCBCAEajYCBEEAQQAoAgggBWo2AghB\
AEEAKAIMIAZqNgIMQQBBACgCECAHajYCEEEAQQAoAhQgCGo2","AhRBAEEAKAIYIAlqNgIYQQBBACgCHCAKajYCHCAAQcAAaiIAIAFHDQALCwunAgEAQQALo\
AJn5glqha5nu3Lzbjw69U+lf1IOUYxoBZur","2YMfGc3gW5gvikKRRDdxz/vAtaXbtelbwlY58RHxWaSCP5LVXhyrmKoH2AFbgxK+hTEkw30MVXRdvnL+sd\
6Apwbcm3Txm8HBaZvkhke+","78adwQ/MoQwkbyzpLaqEdErcqbBc2oj5dlJRPphtxjGoyCcDsMd/Wb/zC+DGR5Gn1VFjygZnKSkUhQq3JzghGy78bSxNEw0\
4U1RzCmW7","Cmp2LsnCgYUscpKh6L+iS2YaqHCLS8KjUWzHGeiS0SQGmdaFNQ70cKBqEBbBpBkIbDceTHdIJ7W8sDSzDBw5SqrYTk/KnFvzby5o7oKP","d\
G9jpXgUeMiECALHjPr/vpDrbFCk96P5vvJ4ccY="].join(""),$;function le(e){if(e.length>65536||($===void 0&&($=mt()),$===null))return null;
let{bytes:t,start:n,run:r}=$,o=1024+Math.ceil((e.length+9)/64)*64;return t.set(n),t.set(e,1024),t.fill(0,1024+e.length,o),
t[1024+e.length]=128,t.writeUInt32BE(e.length*8,o-4),r(1024,o),Buffer.from(t.subarray(0,n.length)).swap32().toString("he\
x")}function mt(){try{let e=new WebAssembly.Module(Buffer.from(ft,"base64")),{m:t,f:n}=new WebAssembly.Instance(e).exports;
if(!(t instanceof WebAssembly.Memory)||typeof n!="function")return null;let r=Buffer.from(t.buffer);return{bytes:r,start:Buffer.
from(r.subarray(0,32)),run:(o,s)=>{n(o,s)}}}catch(e){if(e instanceof Error)return null;throw e}}var yt=/^[0-9a-f]{64}$/;function x(e){return yt.test(e)}var U=null;function f(e){if(typeof e=="string"&&e===U?.text)return U.
address;let t=typeof e=="string"?Buffer.from(e):e,n=le(t)??gt(t);if(!x(n))throw new Error(`address.ts: SHA-256 gave "${n}\
".`);return typeof e=="string"&&(U={text:e,address:n}),n}function gt(e){return process.getBuiltinModule("node:crypto").createHash(
"sha256").update(e).digest("hex")}function k(e,t,n,r={}){let o=P(e,t,f(n),n.length,r);return[{kind:"put",content:n},{kind:"row",row:o}]}function ht(e){if(e.name!=="PostCompact"||e.compactSummary===null||e.compactSummary==="")return d;let t={trigger:e.trigger};
return c(null,k("capture-compact-summary",e,e.compactSummary,t))}var ae={name:"capture-compact-summary",seams:[{event:"P\
ostCompact",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:ht};function bt(e){if(e.name!=="PostToolUseFailure"||e.error===null)return d;let t={isInterrupt:e.isInterrupt};return c(null,
k("capture-failure",e,e.error,t))}var de={name:"capture-failure",seams:[{event:"PostToolUseFailure",tool:"*"}],decides:[],
recordsTools:!0,inactive:null,decide:bt};function g(e){return{isKnown:!0,value:e}}function K(e,t,n){return{isKnown:!1,question:{kind:e,about:t,why:n}}}var wt=16e6;function ue(e,t,n,r,o={}){let s=r.workspace.size(n);if(!s.isKnown)return s;let i=m=>g([{kind:"row",row:P(e,t,
null,null,{...o,path:n,state:m})}]);if(s.value.kind==="other")return g([]);if(s.value.kind==="absent")return i("absent");
if(s.value.bytes>wt)return i(`not copied: ${s.value.bytes} bytes`);let l=r.workspace.read(n);if(!l.isKnown)return l;if(l.
value.kind!=="file")return l.value.kind==="absent"?i("absent"):g([]);let{bytes:a}=l.value,u={...o,path:n,state:"file",bytes:a.
length};return g([{kind:"put",content:a},{kind:"row",row:P(e,t,f(a),null,u)}])}function ce(e,t){return t===null||t===""||t.startsWith("~")||t.includes("\0")?null:t.startsWith("/")||/^[A-Za-z]:[\\/]/.
test(t)||t.startsWith("\\\\")?t:e.cwd===null||e.cwd===""?null:`${e.cwd}/${t}`}function kt(e,t){if(e.name!=="FileChanged")return d;let n=ce(e,e.filePath);if(n===null)return d;let r=ue("capture-file-c\
hange",e,n,t,{change:e.change});return r.isKnown?r.value.length===0?d:c(null,r.value):p(r.question)}var pe={name:"captur\
e-file-change",seams:[{event:"FileChanged",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:kt};var fe=" machinery";function q(e){return f(e.prompt)}function _(e){return e.source===null||e.source==="user"||e.source===
"sdk"}function z(e){return e.sessionId}function me(e){let t=z(e),n=q(e)+(_(e)?"":fe);return t===null?[]:[{kind:"note",table:"\
turn-prompt",key:t,value:n}]}function ye(e){if(e===null)return null;let t=e.replace(fe,"");return x(t)?{prompt:t,isFromPerson:t===
e}:null}function At(e){if(e.name!=="UserPromptSubmit"||e.prompt==="")return d;let t=k("capture-prompt",e,e.prompt,{source:e.source});
return c(null,[...t,...me(e)])}var ge={name:"capture-prompt",seams:[{event:"UserPromptSubmit",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:At};function xt(e,t){if(e.name!=="Stop"||e.lastAssistantMessage===null||e.lastAssistantMessage==="")return d;let n=e.lastAssistantMessage,
r=z(e),o=r===null?g(null):t.ledger.lookup("turn-prompt",r);if(!o.isKnown)return p(o.question);let s=ye(o.value),i=s===null||
!s.isFromPerson?[]:[{kind:"note",table:"prompt-reply",key:s.prompt,value:f(n)}],l={prompt:s===null?null:s.prompt};return c(
null,[...k("capture-reply",e,n,l),...i])}var he={name:"capture-reply",seams:[{event:"Stop",tool:null}],decides:[],recordsTools:!1,
inactive:null,decide:xt};function vt(e){if(e.name!=="SubagentStop"||e.lastAssistantMessage===null)return d;if(e.lastAssistantMessage==="")return d;
let t={agentType:e.agentType};return c(null,k("capture-subagent-reply",e,e.lastAssistantMessage,t))}var be={name:"captur\
e-subagent-reply",seams:[{event:"SubagentStop",tool:null}],decides:[],recordsTools:!1,inactive:null,decide:vt};function j(e){let t=0;for(let n=e.indexOf(10);n!==-1;n=e.indexOf(10,n+1))t+=1;return e.length===0||e[e.length-1]===10?t:
t+1}function M(e){return e===1?"1 line":`${e} lines`}function ke(e,t){let n=j(e);if(t.first<1||t.first>t.last||t.last>n)
return{kind:"outside",lineCount:n};let r=we(e,t.first,1,0),o=we(e,t.last+1,t.first,r);return{kind:"bytes",bytes:e.subarray(
r,o)}}function we(e,t,n,r){let o=r;for(let s=n;s<t;s+=1){let i=e.indexOf(10,o);if(i===-1)return e.length;o=i+1}return o}var St="detent://",Et=/^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;function Ae(e){let t=e.startsWith(St)?Et.
exec(e):null,n=t?.[1];if(t===null||n===void 0||!x(n))return null;let[r,o]=[t[2],t[3]];return r===void 0||o===void 0?{address:n,
lines:null}:{address:n,lines:{first:Number(r),last:Number(o)}}}function E(e,t){return t===null?`detent://${e}`:`detent:/\
/${e}:L${t.first}-${t.last}`}function R(e,t){let n=t.store.get(e.address);return!n.isKnown||n.value.kind!=="object"||e.lines===
null?n.isKnown?g(Rt(n.value)):n:g(ke(n.value.bytes,e.lines))}function Rt(e){return e.kind==="object"?{kind:"bytes",bytes:e.
bytes}:e}function C(e,t){let n=E(e.address,e.lines);switch(t.kind){case"absent":return`${n} is not in this project's sto\
re.`;case"damaged":return`${n} names a stored object whose bytes are damaged.`;case"outside":return`${n} asks for lines \
outside of the object, which has ${t.lineCount} lines.`}}var Ct=/(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;function T(e){return[...e.matchAll(
Ct)].flatMap(t=>{let n=Ae(t[0]);return n===null?[]:[{pointer:n,text:t[0],at:t.index}]})}var V=5;function Tt(e,t){if(e.name!=="Stop"||e.isStopHookActive!==!1||e.lastAssistantMessage===null)return d;let n=[],r=[],
o=new Map(T(e.lastAssistantMessage).map(({text:u,pointer:m})=>[u,m]));for(let u of o.values()){let m=R(u,t);m.isKnown?m.
value.kind!=="bytes"&&n.push(C(u,m.value)):r.push(m.question)}let[s]=r;if(n.length===0)return s===void 0?d:p(s);let i=n.
length>V?[`${n.length-V} more are cited like this.`]:[],a=[...n.slice(0,V),...i,"Correct the reply: cite what is there, \
or say it without a reference."].join(" ");return c({kind:"block",reason:a})}var xe={name:"cite-check",seams:[{event:"St\
op",tool:null}],decides:["block"],recordsTools:!1,inactive:null,decide:Tt};function G(e,t){let n=null;return()=>(n??=new RegExp(e,t),n)}var Ot=/^[\x20-\x7e]*$/,Se=G(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`,"gu"),Pt=G([String.
raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,String.raw`[\d#*]\ufe0f\u20e3`].
join("|"),"gu");function Y(e,t){if(Ot.test(e)||e.search(Se())<0)return e;let n="",r=0;for(let{0:o,index:s}of e.matchAll(
Pt()))n+=ve(e.slice(r,s),t)+o,r=s+o.length;return n+ve(e.slice(r),t)}function ve(e,t){return e.replace(Se(),n=>(n===`
`||n==="	")&&t==="multi-line"?n:jt(n))}function jt(e){let t=e.codePointAt(0)??Number.NaN;return t<32?String.fromCodePoint(
9216+t):t===127?"\u2421":`<U+${t.toString(16).toUpperCase().padStart(4,"0")}>`}var Ee=200;function It(e,t){if(e.name!=="MessageDisplay")return d;let n=T(e.delta);if(n.length===0)return d;let r="",o=0;
for(let{pointer:s,text:i,at:l}of n){let a=R(s,t);if(!a.isKnown)return p(a.question);r+=`${e.delta.slice(o,l)}${i} [${$t(
s,a.value)}]`,o=l+i.length}return c({kind:"display",text:r+e.delta.slice(o)})}function $t(e,t){if(t.kind!=="bytes")return C(
e,t);let n=Buffer.from(t.bytes).toString("utf8"),r=M(j(t.bytes));if(n.length<=Ee)return`${Y(n,"one-line")} \xB7 ${r}`;let o=n.
slice(0,Ee).replace(/[\ud800-\udbff]$/,"");return`${Y(o,"one-line")}\u2026 \xB7 ${r}, ${n.length} characters`}var Re={name:"\
render-citations",seams:[{event:"MessageDisplay",tool:null}],decides:["display"],recordsTools:!1,inactive:null,decide:It};function Mt(e,t){if(e.name!=="UserPromptSubmit"||e.prompt===""||!_(e))return d;let n=t.ledger.lookup("prompt-reply",q(e));
if(!n.isKnown)return p(n.question);if(n.value===null||!x(n.value))return d;let r=t.store.has(n.value);if(!r.isKnown)return p(
r.question);if(!r.value)return d;let s=`This prompt was given before, word for word. The reply to it then is ${E(n.value,
null)} (echo it to read it).`;return c({kind:"advise",text:s})}var Ce={name:"repeat-prompt",seams:[{event:"UserPromptSub\
mit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Mt};var Oe=480;function Pe(e,t,n){let r=j(Buffer.from(t)),o=`${M(r)}, ${t.length} characters`,s=`${E(e.address,e.lines)} (${o}\
):
`;if(s.length+t.length<=n)return s+t;let i=n-s.length-Te(e,t,0,r).length-20,l=/[\ud800-\udbff]/.test(t.charAt(i-1))?i-1:
i;return s+t.slice(0,l)+Te(e,t,l,r)}function Te(e,t,n,r){let o=e.lines===null?0:e.lines.first-1,s=o+t.slice(0,n).split(`\

`).length,i=E(e.address,{first:s,last:o+r});return`
[detent: ${t.length-n} characters are left out here; to see lines of them, run: echo ${i}]`}var je=8800,Dt=Math.floor(je/Oe);function Jt(e,t){if(e.name!=="UserPromptSubmit")return d;let n=Ft(T(e.prompt));if(n.length===
0)return d;let r=[],o=n.slice(0,Dt),s=je;for(let[l,{pointer:a}]of o.entries()){let u=R(a,t);if(!u.isKnown)return p(u.question);
let m=Bt(a,u.value,Math.floor(s/(o.length-l)));s-=m.length,r.push(m)}let i=n.length-o.length;return i>0&&r.push(`[detent\
: ${i} more references in this prompt; echo one to read it]`),c({kind:"advise",text:r.join(`

`)})}function Ft(e){return e.filter(({text:t},n)=>e.findIndex(r=>r.text===t)===n)}function Bt(e,t,n){return t.kind!=="by\
tes"?C(e,t):Pe(e,Buffer.from(t.bytes).toString("utf8"),n)}var Ie={name:"resolve-prompt-pointers",seams:[{event:"UserProm\
ptSubmit",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Jt};function D(e){let t=e.provenance.slice(0,800),n=e.text.slice(0,3e3).replace(/[\ud800-\udbff]$/,""),r=n.length<e.text.length?
"\u2026":"";return`The latest recorded test run (from ${t}; not run again now): ${n}${r}`}function Ht(e,t){if(e.name!=="SessionStart"||e.source!=="compact")return d;let n=t.facts.latestTestRun();return n.isKnown?
n.value===null?d:c({kind:"advise",text:D(n.value)}):p(n.question)}var $e={name:"restore-after-compact",seams:[{event:"Se\
ssionStart",tool:null}],decides:["advise"],recordsTools:!1,inactive:null,decide:Ht};function Nt(e,t){if(e.name!=="SubagentStart")return d;let n=t.facts.latestTestRun();return n.isKnown?n.value===null?d:c(
{kind:"advise",text:D(n.value)}):p(n.question)}var Me={name:"warm-subagent",seams:[{event:"SubagentStart",tool:null}],decides:[
"advise"],recordsTools:!1,inactive:null,decide:Nt};var Z=[xe,de,pe,ge,Ce,he,be,ae,Ie,Me,$e,Re];function De(e,t){return Lt(e,t).folded}function Lt(e,t,n=Z){let r=[],o=[],s=[],i=[],l=e,a=null;for(let u of Wt(e,t.operands,
n)){let m=a!==null&&a.kind!=="rewrite-input",oe=l!==e;if(m&&!Qt(u)){r.push({move:u,outcome:{kind:"not reached"},sawRewrite:oe});
continue}let w=u.decide(l,t);r.push({move:u,outcome:w,sawRewrite:oe}),w.kind==="undetermined"&&!m&&u.decides.length>0&&i.
push(w.question),w.kind==="fires"&&(s.push(...w.effects),w.decision?.kind==="advise"?o.push(w.decision.text):w.decision!==
null&&(a=w.decision),l=Ut(l,w.decision))}return{rows:r,folded:{decision:a,advice:o,effects:s,open:i}}}function Wt(e,t,n=Z){
let r="tool"in e?e.tool:null,o=i=>ie(i,t)&&!t.movesOff.includes(i.name)&&!(i.recordsTools&&r!==null&&t.captureSkip.includes(
r)),s=i=>n.filter(l=>o(l)&&l.seams.some(a=>a.event===e.name&&a.tool===i));return r===null?s(null):[...s("*"),...s(r)]}function Qt(e){
return e.decides.every(t=>t==="advise")}function Ut(e,t){return t?.kind!=="rewrite-input"||e.name!=="PreToolUse"?e:{...e,
toolInput:t.input}}function O(e){return e!==null&&"kind"in e&&e.kind==="not simple"}function X(e,t){let[n,r,o,s,i]=["",t,!1,!1,!1];for(;r<e.
length;){let l=e[r]??"";if(/[ \t\n;|&()<>]/.test(l))break;let a=Kt(e,r,l);if(O(a))return a;let u=l==="'"||l==='"'||l==="\
\\";o||=u,s||=!u&&/[*?[]/.test(l),i||=l==="~"&&(r===t||/[:=]/.test(e[r-1]??"")),n+=a.text,r=a.end}return{word:{text:n,wasQuoted:o,
hasGlob:s,hasTilde:i},end:r}}function Kt(e,t,n){return n==="'"?qt(e,t):n==='"'?_t(e,t):n==="\\"?zt(e,t):n==="$"?{kind:"n\
ot simple",why:e[t+1]==="("?"substitution":"expansion"}:n==="`"?{kind:"not simple",why:"substitution"}:n==="{"||n==="}"?
Vt(e,t,n):n<" "||n==="\x7F"?{kind:"not simple",why:"control character"}:{text:n,end:t+1}}function qt(e,t){let n=e.indexOf(
"'",t+1);return n===-1?{kind:"not simple",why:"unclosed quote"}:{text:e.slice(t+1,n),end:n+1}}function _t(e,t){let n="";
for(let r=t+1;r<e.length;r+=1){let o=e[r]??"";if(o==='"')return{text:n,end:r+1};if(o==="$")return{kind:"not simple",why:e[r+
1]==="("?"substitution":"expansion"};if(o==="`")return{kind:"not simple",why:"substitution"};let s=e[r+1]??"";if(o==="\\"&&
s===`
`)return{kind:"not simple",why:"escaped line end"};let i=o==="\\"&&/[$`"\\]/.test(s);n+=i?s:o,i&&(r+=1)}return{kind:"not\
 simple",why:"unclosed quote"}}function zt(e,t){let n=e[t+1];return n===void 0?{kind:"not simple",why:"unclosed quote"}:
n===`
`?{kind:"not simple",why:"escaped line end"}:{text:n,end:t+2}}function Vt(e,t,n){return n==="{"&&e[t+1]==="}"?{text:"{}",
end:t+2}:{kind:"not simple",why:"brace expansion"}}var Gt=new Set("! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
" ")),Yt=["&>>","&>",">>",">|",">&","<>","<&",">","<"];function Je(e){let t=[],n=[],r=[],o=J(e,0);for(;o<e.length;){let s=en(
e,o);if(O(s))return s;if(s!==null){r.push(s.redirect),o=J(e,s.end);continue}let i=Xt(e,o);if(i==="end")break;if(i!==null)
return i;let l=X(e,o);if(O(l))return l;let a=n.length===0?nn(e.slice(o,l.end),l.word):null;if(O(a))return a;a===null?n.push(
l.word):t.push(a),o=J(e,l.end)}return Zt({kind:"simple",assignments:t,words:n,redirects:r})}function Zt(e){let t=e.words[0];return t===void 0?{kind:"not simple",why:"no command"}:!t.wasQuoted&&Gt.has(t.text)?{kind:"\
not simple",why:"reserved word"}:e}function J(e,t){let n=t;for(;e[n]===" "||e[n]==="	";)n+=1;return n}function Xt(e,t){let n=e[t];
return n===`
`?/^[ \t\n]*$/.test(e.slice(t))?"end":{kind:"not simple",why:"several lines"}:n==="#"?{kind:"not simple",why:"comment"}:
n==="|"?{kind:"not simple",why:e[t+1]==="|"?"list":"pipe"}:n===";"?{kind:"not simple",why:"list"}:n==="&"?{kind:"not sim\
ple",why:e[t+1]==="&"?"list":"background"}:n==="("||n===")"?{kind:"not simple",why:"subshell"}:null}function en(e,t){let n=tn(
e,t),r=t+n.length,o=Yt.find(a=>e.startsWith(a,r));if(o===void 0)return null;if(e.startsWith("<<",r))return{kind:"not sim\
ple",why:"here document"};let s=J(e,r+o.length);if(e[s]==="(")return{kind:"not simple",why:"substitution"};if(s>=e.length||
/[\n;|&()<>#]/.test(e[s]??""))return{kind:"not simple",why:"redirect without a target"};let i=X(e,s);return O(i)?i:{redirect:{
fd:n===""?null:Number(n),operator:o,target:i.word},end:i.end}}function tn(e,t){let n=t;for(;/\d/.test(e[n]??"");)n+=1;return/[<>]/.
test(e[n]??"")?e.slice(t,n):""}function nn(e,t){let n=/^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(e);if(n===null)return null;
if(n[2]!=="=")return{kind:"not simple",why:"array or appending assignment"};let r=n[1]??"";return{name:r,value:{...t,text:t.
text.slice(r.length+1)}}}var rn=["npm test","npm t","npm run test*","npm run-script test*","pnpm test*","pnpm run test*","yarn test*","yarn run t\
est*","bun test","bun run test*","deno test","deno task test*","node --test","vitest","jest","mocha","ava","tap","jasmin\
e","karma start","playwright test","cypress run","ng test","pytest","py.test","python -m pytest","python -m unittest","p\
ython manage.py test","python3 -m pytest","python3 -m unittest","python3 manage.py test","tox","nox","hatch test","cargo\
 test","cargo nextest run","go test","gotestsum","mvn test","mvn verify","mvnw test","mvnw verify","gradle test","gradle\
 check","gradlew test","gradlew check","sbt test","rspec","rake test*","rails test*","phpunit","pest","composer test","a\
rtisan test","php artisan test","dotnet test","ctest","swift test","mix test","flutter test","dart test","zig build test",
"zig test","stack test","cabal test","bazel test","make test*","make check","just test*","task test*","turbo test*","tur\
bo run test*","nx test","prove"],on=["npx","npx --yes","npx -y","npm exec","npm exec --","pnpm exec","pnpm dlx","yarn ex\
ec","yarn dlx","bunx","uv run","poetry run","pipenv run","pdm run","hatch run","bundle exec"],sn=new Set(["--help","-h",
"--version","-V","--collect-only","--co","--list","--listTests","--list-tests","--no-run","--showConfig","--dry-run"]);function F(e){
let t=Je(e);return t.kind==="simple"&&ln(t.words.map(n=>n.text))!==void 0}function ln(e){let n=an(e).map((r,o)=>o===0?r.
replace(/^.*[\\/]/,""):r);if(!n.some(r=>sn.has(r)))return rn.find(r=>Fe(n,r.split(" ")))}function an(e){let n=on.map(r=>r.
split(" ")).filter(r=>Fe(e,r)).sort((r,o)=>o.length-r.length)[0];return n===void 0?e:e.slice(n.length)}function Fe(e,t){
return t.every((n,r)=>{let o=e[r];if(!n.endsWith("*"))return o===n;let s=n.slice(0,-1);return o===s||o?.startsWith(`${s}\
:`)===!0})}function h(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function I(e){return Array.isArray(e)}function A(e){
try{return JSON.parse(e)}catch{return}}function y(e,t){let n=e[t];return typeof n=="string"?n:null}function ee(e,t){let n=e[t];return typeof n=="boolean"?n:null}function B(e,t){let n=e[t];return h(n)&&n!==Object.prototype?
n:null}function Be(e,t){let n=e[t];return I(n)?n:null}function Le(e){let t=[],n=[{value:e}];for(let r=n.pop();r!==void 0;r=n.pop())"text"in r?t.push(r.text):dn(n,t,r.value);return t.
join("")}function dn(e,t,n){if(I(n)){let r=n.map(o=>[{value:o}]);Ne(e,[{text:"["},...He(r),{text:"]"}])}else h(n)?Ne(e,[
{text:"{"},...He(un(n)),{text:"}"}]):t.push(cn(n))}function un(e){let t=[];for(let n of Object.keys(e).sort()){let r=e[n];
r!==void 0&&t.push([{text:`${JSON.stringify(n)}:`},{value:r}])}return t}function He(e){return e.flatMap((t,n)=>n===0?t:[
{text:","},...t])}function Ne(e,t){for(let n of[...t].reverse())e.push(n)}function cn(e){if(typeof e!="number"||Number.isFinite(
e))return JSON.stringify(e);if(Number.isNaN(e))throw new RangeError("NaN is not JSON");return e>0?"1e999":"-1e999"}var pn=32e6,fn=1500,mn=new Set(["prev_hash","row_hash"]),yn=/^0*$/;function Qe(e,t){if(e.statSync(t).size>pn)return null;
let{rows:n,rowCount:r}=gn(Buffer.from(e.readFileSync(t)).toString("utf8"));for(let[o,s]of[...n.entries()].reverse()){let i=bn(
s);if(i===null)continue;let l=`row ${o+1} of the hash-chained fact file ${t}`,a=n.length===r?"":`, whose chain is verifi\
ed up to row ${n.length} of ${r}`;return{text:wn(i),provenance:l+a}}return null}function gn(e){let t=e.split(`
`).filter(o=>o.trim()!==""),n=[],r=null;for(let o of t){let s=A(o);if(!h(s))break;let[i,l]=[te(s,"prev_hash"),te(s,"row_\
hash")];if(!(r===null?yn.test(i):i===r)||l===""||!hn(l,s))break;n.push(s),r=l}return{rows:n,rowCount:t.length}}function te(e,t){
return y(e,t)??""}function hn(e,t){let n=te(t,"prev_hash");return[["prev_hash","row_hash"],["row_hash"]].some(r=>{let o=Le(
Object.fromEntries(Object.entries(t).filter(([s])=>!r.includes(s))));return["",`
`].some(s=>f(n+s+o)===e)})}function bn(e){if(We(e))return e;let t=Object.values(e).filter(h),[n,r]=t.filter(o=>We(o));return n===
void 0||r!==void 0?null:n}function We(e){if(["kind","type","fact","event"].map(r=>y(e,r)).some(r=>r!==null&&/^test[-_. ]?run$/i.
test(r)))return!0;let n=y(e,"command");return n!==null&&F(n)}function wn(e){return Object.entries(e).flatMap(([n,r])=>{let o=mn.
has(n)?null:kn(r);return o===null?[]:[`${n}: ${o}`]}).join(", ").slice(0,fn).replace(/[\ud800-\udbff]$/,"")}function kn(e){
return typeof e=="string"?e.replace(/\s+/g," ").slice(0,300):typeof e=="number"||typeof e=="boolean"?String(e):null}function v(e){return typeof e!="object"||e===null||!("code"in e)?null:typeof e.code=="string"?e.code:null}function b(e){
let t=v(e);return t==="ENOENT"||t==="ENOTDIR"}function Ue(e,t,n){for(let r=0;r<n.length;)r+=e.writeSync(t,n,r)}var An=[[/^The user doesn't want to (?:proceed with this tool use|take this action right now)\./,"user"],[/^\[Request interrupted by user for tool use\]$/,
"user"],[/^This command requires approval$/,"mode"],[/^This Bash command contains multiple operations\. The following parts? requires? approval: /,
"mode"],[/^\S+ in '.*' needs approval\. The path is /s,"mode"],[/^Claude requested permissions to .+, but you haven't granted it yet\./s,
"mode"],[/^Permission to use \S+ has been auto-denied in dontAsk mode\./,"mode"],[/^Permission to use \S+ (?:with command .+ )?has been denied\./s,
"permission rule"],[/^\S+ in '.*' was blocked\. For security, Claude Code may only /s,"built-in guard"],[/^Output redirection to '.*' was blocked\./s,
"built-in guard"],[/^Glob patterns are not allowed in write operations\./,"built-in guard"],[/^Command contains quoted characters in flag names/,
"built-in guard"],[/^Contains shell syntax \(\S+\) that cannot be statically analyzed/,"built-in guard"],[/^Newline followed by # inside a quoted argument can hide /,
"built-in guard"],[/^Commands that change directories and write via output redirec/,"built-in guard"],[/^Permission for this command was denied by a built-in Claude Code safety check/,
"built-in guard"],[/^Permission for this action was denied by the Claude Code auto mode classifier\./,"auto-mode classif\
ier"],[/^PreToolUse:\S+ hook error: /,"hook"],[/^Hook PreToolUse:\S+ denied this tool/,"hook"],[/^Blocked by hook$/,"hoo\
k"]],xn=/^PreToolUse hook for \S+ returned updatedInput that (?:failed schema validation|the tool refused)/,vn=new Map([
["user-rejected","unknown"],["permission-rule","unknown"],["interrupted","user"],["automode-blocked","auto-mode classifi\
er"],["automode-unavailable","auto-mode classifier"]]),Sn=new Set(["cancelled"]);function Ke(e){if(!e.isError)return null;
let t=e.text.trim();if(xn.test(t))return{kind:"invalid rewrite"};let n=An.find(([o])=>o.test(t));if(n!==void 0)return{kind:"\
denial",source:n[1]};let{denialKind:r}=e;return r===null||Sn.has(r)?null:{kind:"denial",source:vn.get(r)??"unknown"}}function H(e,t,n){let r=e.openSync(t,"r");try{let o=e.fstatSync(r).size,s=Math.max(0,o-n),l=En(e,r,s,o).toString("utf8").
split(`
`);return{lines:(s===0?l:l.slice(1)).filter(u=>u!==""),isWhole:s===0}}finally{e.closeSync(r)}}function En(e,t,n,r){let o=Buffer.
alloc(r-n);for(let s=0;s<o.length;){let i=e.readSync(t,o,s,o.length-s,n+s);if(i===0)return o.subarray(0,s);s+=i}return o}var Rn=1e6,qe=1200;function _e(e,t){let n=new Map,r=null;for(let i of H(e,t,Rn).lines){let l=A(i);if(h(l))for(let a of Cn(
l))Tn(a,n),r=On(a,l,n)??r}if(r===null)return null;let o=r.at===null?"":` at ${r.at}`;return{text:`\`${r.command}\` ${r.ending}${o}\
. The end of its output:
${r.output}`,provenance:`a Bash call in this session's log ${t}`}}function Cn(e){let t=B(e,"message");return t===null?[]:
(Be(t,"content")??[]).filter(h)}function Tn(e,t){if(y(e,"type")!=="tool_use"||y(e,"name")!=="Bash")return;let[n,r]=[y(e,
"id"),B(e,"input")],o=r===null?null:y(r,"command");n!==null&&o!==null&&F(o)&&t.set(n,o.trim())}function On(e,t,n){if(y(e,
"type")!=="tool_result")return null;let[r,o]=[y(e,"tool_use_id"),B(t,"toolUseResult")],s=r===null?void 0:n.get(r);if(s===
void 0||o!==null&&y(o,"backgroundTaskId")!==null)return null;let i=Pn(e.content),l=ee(e,"is_error")===!0,a=y(t,"toolDeni\
alKind");if(Ke({toolUseId:r,isError:l,text:i,response:void 0,denialKind:a})!==null)return null;let m=o!==null&&ee(o,"int\
errupted")===!0?"was interrupted":l?"ended with an error":"ended without an error";return{command:s,ending:m,output:jn(i),
at:y(t,"timestamp")}}function Pn(e){return typeof e=="string"?e:I(e)?e.flatMap(t=>h(t)?y(t,"text")??[]:[]).join(`
`):""}function jn(e){let t=e.trimEnd();return t.length<=qe?t:`\u2026${t.slice(t.length-qe).replace(/^[\udc00-\udfff]/,"")}`}function Ve(e,t,n){return ze(e,t,Qe)??ze(e,n,_e)}function ze(e,t,n){if(t===null||t==="")return null;try{return e.statSync(
t).isFile()?n(e,t):null}catch(r){if(b(r))return null;throw r}}function Ge(e){let{disk:t,store:n,lookups:r}=e,o={kind:"absent"};return{workspace:{size:s=>S("file size",s,()=>In(t,s),o),
read:s=>S("file bytes",s,()=>$n(t,s),o),realPath:s=>S("real path",s,()=>t.realpathSync(s),null)},store:{has:s=>S("stored\
 object",s,()=>n.has(s),!1),get:s=>S("stored object",s,()=>n.get(s),o)},ledger:{lookup:(s,i)=>S("lookup",`${s} ${i}`,()=>r.
find(s,i),null)},facts:{latestTestRun:()=>S("test-run fact","latest test run",()=>Ve(t,e.operands.factsFile,e.transcriptPath),
null)},operands:e.operands,clock:{now:()=>g(e.now())},client:{version:()=>K("client version","client","An event does not\
 carry its client's version.")}}}function S(e,t,n,r){try{return g(n())}catch(o){if(b(o))return g(r);let s=v(o);if(s===null)
throw o;return K(e,t,`The disk answered ${s}.`)}}function In(e,t){let n=e.statSync(t);return n.isFile()?{kind:"file",bytes:n.
size}:{kind:"other"}}function $n(e,t){return e.statSync(t).isFile()?{kind:"file",bytes:e.readFileSync(t)}:{kind:"other"}}var Mn=".put-";function ne(e,t){try{return e.lstatSync(t,{throwIfNoEntry:!1})!==void 0}catch(n){if(b(n))return!1;throw n}}
function N(e,t,n,r){try{return e.openSync(n,r,384)}catch(o){if(v(o)!=="ENOENT")throw o;return e.mkdirSync(t,{recursive:!0,
mode:448}),e.openSync(n,r,384)}}function Ye(e,t,n){try{e.closeSync(N(e,t,`${t}/${n}`,"wx"))}catch(r){if(v(r)!=="EEXIST")
throw r}}function Ze(e,t,n,r){let{path:o,fd:s}=Dn(e,t,n);try{try{Ue(e,s,r)}finally{e.closeSync(s)}e.renameSync(o,`${t}/${n}`)}catch(i){
throw e.unlinkSync(o),i}}function Dn(e,t,n){for(let r=0;;r+=1){let o=`${t}/${Mn}${process.pid}-${r}-${n}`;try{return{path:o,
fd:N(e,t,o,"wx")}}catch(s){if(v(s)!=="EEXIST"||r>=1e3)throw s}}}function Xe(e,t){let n=`${t}/firings.jsonl`;return{append:r=>re(e,t,n,JSON.stringify(r)),read:()=>Bn(e,n)}}function re(e,t,n,r){
let o=N(e,t,n,"a+");try{let s=Buffer.from(`${Fn(e,o)?`
`:""}${r}
`),i=e.writeSync(o,s,0);if(i!==s.length)throw new Error(`${n}: only ${i} of ${s.length} bytes were written.`)}finally{e.
closeSync(o)}}function Jn(e,t){try{return Buffer.from(e.readFileSync(t)).toString().split(`
`).filter(r=>r!=="")}catch(n){if(b(n))return[];throw n}}function Fn(e,t){let n=e.fstatSync(t).size;if(n===0)return!1;let r=new Uint8Array(
1);return e.readSync(t,r,0,1,n-1)===1&&r[0]!==10}function Bn(e,t){let n=[],r=0;for(let o of Jn(e,t)){let s=A(o);h(s)?n.push(
s):r+=1}return{rows:n,torn:r}}var Hn=4096;function et(e,t){let n=o=>`${t}/lookups/${o}`,r=(o,s)=>tt(e,`${n(o)}/${f(s)}`,Hn);return{find:r,note(o,s,i){
r(o,s)!==i&&re(e,n(o),`${n(o)}/${f(s)}`,JSON.stringify(i))}}}function tt(e,t,n){try{let{lines:r,isWhole:o}=H(e,t,n),s=r.
map(A).findLast(i=>typeof i=="string");return typeof s=="string"?s:o?null:tt(e,t,2*n)}catch(r){if(b(r))return null;throw r}}function nt(e,t,n){let r=Nn(t,n.root),o=`${t}/objects`,s=i=>n.kind==="all"||ne(e,`${r}/${i}`);return{put(i){let l=typeof i==
"string"?Buffer.from(i):i,a=f(i);return Wn(e,`${o}/${a}`,l)||Ze(e,o,a,l),Ye(e,r,a),a},get(i){return s(i)?Ln(e,`${o}/${i}`,
i):{kind:"absent"}},has(i){return s(i)&&ne(e,`${o}/${i}`)}}}function Nn(e,t){return`${e}/scopes/${f(t)}`}function Ln(e,t,n){
let r=rt(e,t);return r==="absent"?{kind:"absent"}:r==="other"||f(r)!==n?{kind:"damaged",address:n}:{kind:"object",bytes:r}}
function rt(e,t){try{let n=e.lstatSync(t,{throwIfNoEntry:!1});return n===void 0?"absent":n.isFile()?e.readFileSync(t):"o\
ther"}catch(n){if(b(n))return"absent";throw n}}function Wn(e,t,n){let r=rt(e,t);return typeof r!="string"&&Buffer.from(n).
equals(r)}function ot(e,t){if(e.storeDir!==null)return e.storeDir;let{XDG_DATA_HOME:n=""}=t;if(L(n))return`${n}/detent/store`;let r=Qn(
t);return r===null?null:`${r}/.local/share/detent/store`}function W(){throw new Error("There is no folder for the store:\
 neither DETENT_STORE_DIR nor HOME is set.")}function Qn(e){let{HOME:t="",USERPROFILE:n=""}=e;return L(t)?t:L(n)?n:null}
function st(e,t){let{CLAUDE_PROJECT_DIR:n=""}=e,r=L(n)?n:t;return r.length>1?r.replace(/[\\/]+$/,""):r}function L(e){return e.
startsWith("/")||/^[A-Za-z]:[\\/]/.test(e)}var Un=(e,t,n)=>{let r=Kn(e,t,n),{disk:o,now:s}=n,{store:i,lookups:l}=r,a=Ge({disk:o,store:i,lookups:l,operands:t,transcriptPath:e.
transcriptPath,now:s}),u=De(e,a);return u.effects.length>0&&se(u.effects,r,s()),u};function Kn(e,t,n){let{disk:r,env:o}=n,
s=ot(t,o);if(s===null)return qn;let i=null,l=()=>{let a=st(o,e.cwd??n.cwd());return i??=nt(r,s,{kind:t.storeScope,root:a}),
i};return{store:{put:a=>l().put(a),has:a=>l().has(a),get:a=>l().get(a)},ledger:Xe(r,s),lookups:et(r,s)}}var qn={store:{put:W,
has:()=>!1,get:()=>({kind:"absent"})},ledger:{append:W},lookups:{find:()=>null,note:W}};0&&(module.exports={judgeEvent});
