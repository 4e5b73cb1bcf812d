import { FIGURES } from '#content/figures';
import { study, talkAs } from '#server/guide/guide.service';
import { openScripture } from '#server/scripture/scripture.service';
const s = openScripture();
const [who, ...lines] = process.argv.slice(2);
const messages: {role:'user'|'assistant',content:string}[] = [];
for (const line of lines) { messages.push({role:'user',content:line}); const t=performance.now();
 const a = who==='study'? study(s, messages): talkAs(s, FIGURES.find(f=>f.figureId===who)!, messages);
 const ms=performance.now()-t; messages.push({role:'assistant',content:a.response});
 console.log(`\nYOU: ${line}`); console.log(`--- ${a.speaker} ${ms.toFixed(1)}ms`); for (const p of a.parts) console.log(p.kind==='text'?`  [${p.basis??''}${p.passage?' · '+p.passage:''}] ${p.text}${p.note?' NOTE '+p.note:''}`: p.kind==='scripture'?`  | ${p.verses.map(v=>v.text).join(' ').slice(0,110)} — ${p.reference}${p.note?' NOTE '+p.note:''}`:`  CARE ${p.text} ${p.near}`); console.log('  >', a.suggestions.join(' / ')); }
