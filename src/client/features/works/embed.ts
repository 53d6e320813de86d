/** What an embedded work shows. The address is absolute. */
export type EmbeddedWork = {
  address: string;
  title: string;
  /** Width and height of its picture in pixels, if it has one. */
  picture?: { width: number; height: number } | undefined;
};

/** The absolute address of a work's page, on the site that is being looked at. */
export function workAddress(slug: string): string {
  return new URL(`/works/${encodeURIComponent(slug)}`, window.location.href).href;
}

/** A piece of HTML that shows a work on another page: its viewer with its label in a frame. */
export function embedCode({ address, title, picture }: EmbeddedWork): string {
  const ratio = picture ? `${picture.width} / ${picture.height}` : "4 / 3";
  return [
    `<iframe src="${escapeHtml(`${address}/embed`)}"`,
    `  title="${escapeHtml(title)}"`,
    `  style="width: 100%; aspect-ratio: ${ratio}; min-height: 20rem; max-height: 90vh; border: 0"`,
    '  loading="lazy" allow="fullscreen"></iframe>',
  ].join("\n");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
