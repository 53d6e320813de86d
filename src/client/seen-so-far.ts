/** How many pictures a page that came before the service worker hands on to it. */
const mostPictures = 100;

/** The addresses of the page and of the pictures that were loaded since it was opened, the last ones first. */
export function seenSoFar(): { pages: string[]; pictures: string[] } {
  const loaded = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);
  const pages = [...loaded("navigation"), location.href].map((page) => page.replace(/#.*/, ""));
  const pictures = loaded("resource").filter((name) => name.includes("/iiif/image/"));
  return {
    pages: [...new Set(pages)],
    pictures: [...new Set(pictures.reverse())].slice(0, mostPictures),
  };
}

/** Whether the page was opened without a service worker between it and the server. */
export function camePastWorker(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.workerStart === 0;
}
