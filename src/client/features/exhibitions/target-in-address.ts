/** Returns the decoded fragment of the page's URL; null if there is none. */
export function targetInAddress(): string | null {
  const name = window.location.hash.slice(1);
  if (name === "") return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
