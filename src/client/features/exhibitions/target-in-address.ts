/** The name of the part of the page that its address leads to; null if that leads to the page as such. */
export function targetInAddress(): string | null {
  const name = window.location.hash.slice(1);
  if (name === "") return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
