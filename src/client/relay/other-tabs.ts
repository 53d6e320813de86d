/**
 * Ties together the tabs of one browser, which have one session: each hears when somebody signed in or out in another,
 * or may have while the page was put aside by the browser.
 *
 * @param heard asks the server who looks now
 * @returns a function that tells the others
 */
export function tieTabs(heard: () => void): () => void {
  const channel = new BroadcastChannel("vitrine.viewer");
  channel.onmessage = heard;
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) heard();
  });
  return () => channel.postMessage(null);
}
