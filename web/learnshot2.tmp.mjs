// many shots in one browser: args: name|path|WxH|steps...
import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-background-networking","--disable-component-update","--disable-sync","--no-first-run"] });
for (const spec of process.argv.slice(2)) {
  const [name, path, size, ...steps] = spec.split("|");
  const [w,h] = size.split("x").map(Number);
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: name.includes("dark") ? "dark" : "light" });
  const page = await context.newPage();
  page.on("console", (m) => console.log(name, "console:", m.text()));
  page.on("pageerror", (e) => console.log(name, "error:", e.message, e.stack));
  await page.goto("http://localhost:4391" + path);
  await page.waitForTimeout(1200);
  for (const step of steps) {
    const [what, arg] = step.split(/:(.*)/);
    if (what === "click") await page.click(arg);
    if (what === "cell") await page.evaluate((n) => { const el = document.querySelector(`[data-cell="${n}"] path`); const r = el.getBoundingClientRect(); return [r.x + r.width/2, r.y + r.height/2]; }, arg).then(([x,y]) => page.mouse.click(x,y));
    if (what === "text") await page.getByText(arg, { exact: true }).first().click();
    if (what === "wait") await page.waitForTimeout(+arg);
    if (what === "key") await page.keyboard.press(arg);
    if (what === "eval") console.log(name, JSON.stringify(await page.evaluate(arg)));
    if (what === "shot") await page.screenshot({ path: `/tmp/learn/${name}-${arg}.png` });
  }
  await page.waitForTimeout(300);
  const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
  if (wide > 0) console.log(name, "scrolls sideways by", wide);
  await page.screenshot({ path: `/tmp/learn/${name}.png` });
  await context.close();
}
await browser.close();
