import { mount } from "svelte";
import "./style/base.css";
import App from "./App.svelte";
import { register } from "./offline/register";
import { dress, settings } from "./settings/settings.svelte";
import { preferred, text } from "./text/text.svelte";

dress();
try {
  await text.speak(preferred(settings.language)).catch(() => text.speak("en"));
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if (import.meta.env.PROD) void register();
} catch (error) {
  // Without messages the page itself must say it.
  document.getElementById("broken")?.removeAttribute("hidden");
  throw error;
}
