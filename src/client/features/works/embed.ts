/** An embedded view of a work. The address is an absolute URL. */
export type EmbeddedWork = {
  address: string;
  title: string;
  /** Size in pixels of the visible part of its image, if it has one. */
  picture?: { width: number; height: number } | undefined;
};

/** Returns a path on the current site as an absolute URL. */
export function absolute(path: string): string {
  return `${window.location.origin}${path}`;
}

/** Returns HTML that embeds a view of a work, with its label, as an iframe in another page. */
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
