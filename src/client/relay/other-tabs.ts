/**
 * Connects the tabs of one browser, which share a session. Each tab learns when a user signs in or out in another tab,
 * or may have done so while this page was in the back/forward cache.
 *
 * @param heard asks the server for the current viewer
 * @returns a function that notifies the other tabs
 */
export function tieTabs(heard: () => void): () => void {
  const channel = new BroadcastChannel("vitrine.viewer");
  channel.onmessage = heard;
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) heard();
  });
  return () => channel.postMessage(null);
}
