/** When everything that is on the page now has been painted, or the page is hidden and never is. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", look);
      setTimeout(done);
    };
    const look = (): void => {
      if (document.hidden) end();
    };
    const frame = requestAnimationFrame(end);
    document.addEventListener("visibilitychange", look);
    look();
  });
}
