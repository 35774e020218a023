import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-background-networking","--no-first-run"] });
for (const g of ["herooj","master-herooj","rooya","sparta","heroes","evo","evo4"]) {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  page.on("pageerror", (e) => console.log(g, "error:", e.message));
  page.on("console", (m) => console.log(g, "console:", m.text()));
  await page.goto("http://localhost:4391/learn/" + g + "#tutorial");
  await page.waitForSelector(".tutorial");
  const n = await page.locator(".bar span").count();
  for (let i = 1; i <= n; i++) {
    const m = await page.evaluate(() => { const t = document.querySelector(".text"); const w = document.querySelector(".ways").getBoundingClientRect(); const b = document.querySelector(".square svg").getBoundingClientRect(); return { over: t.scrollHeight - t.clientHeight, h: t.clientHeight, bottom: w.bottom, board: [b.width, b.height], sideways: document.documentElement.scrollWidth - innerWidth }; });
    if (m.over > 0 || m.bottom > 640 || m.sideways > 0) console.log(g, i, JSON.stringify(m));
    await page.click(".ways .next");
    await page.waitForTimeout(80);
  }
  await page.close();
}
await browser.close();
