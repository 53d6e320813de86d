/** Maximum number of images that a page loaded before the service worker reports to it. */
const mostPictures = 100;

/** Returns the URLs of the page and of the images loaded since it was opened, latest first. */
export function seenSoFar(): { pages: string[]; pictures: string[] } {
  const loaded = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);
  const pages = [...loaded("navigation"), location.href].map((page) => page.replace(/#.*/, ""));
  const pictures = loaded("resource").filter((name) => name.includes("/iiif/image/"));
  return {
    pages: [...new Set(pages)],
    pictures: [...new Set(pictures.reverse())].slice(0, mostPictures),
  };
}

/** Returns whether the page was loaded without a service worker between it and the server. */
export function camePastWorker(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.workerStart === 0;
}
