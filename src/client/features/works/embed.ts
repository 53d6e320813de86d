/** What an embedded work shows. The address is absolute. */
export type EmbeddedWork = {
  address: string;
  title: string;
  /** Width and height in pixels of what is seen of its picture, if it has one. */
  picture?: { width: number; height: number } | undefined;
};

/** A path on the site that is being looked at, as an absolute address. */
export function absolute(path: string): string {
  return `${window.location.origin}${path}`;
}

/** A piece of HTML that shows a work on another page, as it is looked at, with its label in a frame. */
export function embedCode({ address, title, picture }: EmbeddedWork): string {
  const ratio = picture ? `${picture.width} / ${picture.height}` : "4 / 3";
  const source = address.replace(/\?|$/, (sign) => `/embed${sign}`);
  return [
    `<iframe src="${escapeHtml(source)}"`,
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
