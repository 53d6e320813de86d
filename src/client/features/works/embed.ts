/** What an embedded work shows. Addresses are absolute. */
export type EmbeddedWork = {
  address: string;
  picture?: { address: string; width: number; height: number; alt: string } | undefined;
  caption: string;
};

/** The absolute address of a work's page, on the site that is being looked at. */
export function workAddress(slug: string): string {
  return new URL(`/works/${encodeURIComponent(slug)}`, window.location.href).href;
}

/** A piece of HTML that shows a work on another page: its picture, its label and a link back. */
export function embedCode({ address, picture, caption }: EmbeddedWork): string {
  const link = escapeHtml(address);
  const image =
    picture &&
    `  <a href="${link}"><img src="${escapeHtml(picture.address)}"` +
      ` width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}"` +
      ` style="max-width: 100%; height: auto"></a>`;
  return [
    "<figure>",
    image,
    `  <figcaption><a href="${link}">${escapeHtml(caption)}</a></figcaption>`,
    "</figure>",
  ]
    .filter(Boolean)
    .join("\n");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
