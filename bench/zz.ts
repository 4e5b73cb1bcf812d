import { chromium } from '@playwright/test';
import { ensureMachine } from '../scripts/machine.mjs';
import { openHouse } from './web/demoHouse';
const house = await openHouse();
const exe = await ensureMachine();
for (const spec of process.argv.slice(2)) {
  const [who, path] = spec.includes('@') ? spec.split('@') as ['member'|'visitor'|'moderator', string] : ['member', spec] as const;
  const browser = await chromium.launch({ executablePath: exe, args: ['--no-sandbox','--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, extraHTTPHeaders: house.cookies[who] ? { Cookie: house.cookies[who] as string } : {} });
  const page = await context.newPage();
  await page.addInitScript(`new PerformanceObserver((l)=>{for(const e of l.getEntries()) (window.__l=window.__l||[]).push(['lcp',Math.round(e.startTime),e.size,e.element?.tagName,e.element?.className?.slice?.(0,30),e.element?.textContent?.slice(0,50)].join(' '))}).observe({type:'largest-contentful-paint',buffered:true});
  new PerformanceObserver((l)=>{for(const e of l.getEntries()) (window.__l=window.__l||[]).push('shift '+Math.round(e.startTime)+' '+e.value.toFixed(4)+' '+e.sources.map(s=>(s.node?.nodeName)+':'+s.node?.textContent?.slice(0,30)).join('|'))}).observe({type:'layout-shift',buffered:true});`);
  await page.goto(house.url + path);
  await page.waitForTimeout(2500);
  console.log('==', spec, (await page.evaluate(`window.__l.join('\\n  ')`)));
  console.log(await page.evaluate(`performance.getEntriesByType('resource').map(r=>Math.round(r.startTime)+'-'+Math.round(r.responseEnd)+' '+r.name.split('/').pop()+' '+r.transferSize).join('\\n    ')`));
  await browser.close();
}
await house.close();
process.exit(0);
