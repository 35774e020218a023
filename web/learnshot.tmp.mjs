import { chromium } from "playwright-core";
const [path, name, w = "1280", h = "800", ...steps] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
const page = await browser.newPage({ viewport: { width: +w, height: +h } });
page.on("console", (m) => console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("error:", e.message, e.stack?.split("\n")[1]));
await page.goto("http://localhost:4391" + path);
await page.waitForTimeout(800);
for (const step of steps) {
  const [what, arg] = step.split(/:(.*)/);
  if (what === "click") await page.click(arg);
  if (what === "text") await page.getByText(arg, { exact: true }).first().click();
  if (what === "wait") await page.waitForTimeout(+arg);
  if (what === "key") await page.keyboard.press(arg);
  if (what === "eval") console.log(JSON.stringify(await page.evaluate(arg)));
}
await page.waitForTimeout(300);
await page.screenshot({ path: `/tmp/learn/${name}.png`, fullPage: !!process.env.FULL });
await browser.close();
