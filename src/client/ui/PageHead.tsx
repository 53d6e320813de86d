/** What a page says of itself to search engines and to those who pass its address on. */
export type PageHeadProps = {
  title: string;
  /** One or two sentences. */
  description?: string | undefined;
  /** The address that stands for this page, whatever it was reached by. */
  address: string;
  /** The address to pass on, where it says more. */
  shared?: string;
  /** The picture that stands for it; absolute address, size in pixels. */
  image?: { address: string; width: number; height: number; alt: string } | undefined;
  /** What the page is about, in schema.org's words. */
  about?: Record<string, unknown> | undefined;
};

/** The elements of a page's head that say what it is; React puts them there. */
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
          // Only `<` could end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll("<", "\\u003c") }}
        />
      )}
    </>
  );
}

/** The longest description that search engines show, in characters. */
const longest = 200;

/** The beginning of a text as one or two sentences: whole words, and a sign if there is more. */
export function shortened(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n\s*\n/);
  const flat = paragraph.replace(/\s+/g, " ");
  if (flat.length <= longest) return flat;
  return `${flat.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}
