import { mount } from "svelte";
import "./style/base.css";
import "./style/palettes.css";
import App from "./App.svelte";
import { register } from "./offline/register";
import { dress, settings } from "./settings/settings.svelte";
import { router } from "./shell/router.svelte";
import { preferred, text } from "./text/text.svelte";

dress();
// The page that is asked for and what it says come at the same time.
router.visit?.route.load().catch(() => undefined);
try {
  await text.speak(preferred(settings.language)).catch(() => text.speak("en"));
  const target = document.getElementById("app");
  target?.replaceChildren();
  if (target) mount(App, { target });
  if (import.meta.env.PROD) void register();
} catch (error) {
  // Without messages the page itself must say it.
  document.getElementById("broken")?.removeAttribute("hidden");
  throw error;
}
