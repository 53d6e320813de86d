/** Metadata of a page for search engines and link previews. */
export type PageHeadProps = {
  title: string;
  /** One or two sentences. */
  description?: string | undefined;
  /** Canonical URL, however the page was reached. */
  address: string;
  /** URL to share, if it should differ from the canonical one. */
  shared?: string;
  /** Preview image: absolute URL, size in pixels. */
  image?: { address: string; width: number; height: number; alt: string } | undefined;
  /** Structured data about the page's subject, in schema.org vocabulary. */
  about?: Record<string, unknown> | undefined;
};

/** Metadata elements, which React moves into the page's head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, address, shared = address, image, about } = props;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={shared} />
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {image && (
        <>
          <meta property="og:image" content={image.address} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {about && (
        <script
          type="application/ld+json"
          // Only `<` could close the element early.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll("<", "\\u003c") }}
        />
      )}
    </>
  );
}

/** The longest description that search engines show, in characters. */
const longest = 200;

/** Shortens a text to one or two sentences: whole words, with an ellipsis if there is more. */
export function shortened(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n\s*\n/);
  const flat = paragraph.replace(/\s+/g, " ");
  if (flat.length <= longest) return flat;
  return `${flat.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}
