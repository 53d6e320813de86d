/** The largest picture that is kept by the way, in bytes. */
const largestPicture = 2_000_000;

/**
 * Whether an address that a visitor goes to is a page of the site. A picture opened by itself, a file, or
 * what the server says of its health, has no bare page to stand in for it.
 */
export function isPage(pathname: string): boolean {
  if (/\.\w+$/.test(pathname) && !pathname.startsWith("/works/")) return false;
  return !/^\/(?:(?:iiif|assets)\/|(?:graphql|healthz|readyz|oai|oembed)(?:\/|$))/.test(pathname);
}

/** Whether an address is that of a picture, a tile, or what the image service says of a picture. */
export function isPicture(pathname: string): boolean {
  return pathname.startsWith("/iiif/image/");
}

/** Whether the visitor asked to have the page anew. */
export function isReload({ cache }: Pick<Request, "cache">): boolean {
  return cache === "reload" || cache === "no-cache" || cache === "no-store";
}

/** Whether what stands before the server answered because the server could not. */
export function isGatewayError({ status }: Pick<Response, "status">): boolean {
  return status >= 502 && status <= 504;
}

/**
 * Whether an answer came whole and may be stored here. `private` says only that it may not be stored on the way:
 * what is about one visitor has `no-store`.
 */
export function isStorable({ status, headers }: Response): boolean {
  const caching = headers.get("cache-control") ?? "";
  return status === 200 && /\b(?:public|private)\b/.test(caching) && !isWithheld({ headers });
}

/** The build of the server that sent a page. */
export function buildOfPage({ headers }: Response): string | null {
  return headers.get("vitrine-build");
}

/** Whether an answer is a whole page of this build, and not of one that is being replaced or comes next. */
export function isPageOf(response: Response, build: string): boolean {
  return response.status === 200 && buildOfPage(response) === build && isHtml(response);
}

/** Whether an answer is a page that may be kept and given out again by this build's worker. */
export function isKeepablePage(response: Response, build: string): boolean {
  return isPageOf(response, build) && !isWithheld(response);
}

/** Whether whoever answered says that there is no such thing, or no more. */
export function isGone({ status }: Pick<Response, "status">): boolean {
  return status === 404 || status === 410;
}

/** Whether this build's server says that there is no such page any more, or none that may be kept. */
export function isWithdrawn(response: Response, build: string): boolean {
  if (buildOfPage(response) !== build) return false;
  return isGone(response) || (response.status === 200 && isWithheld(response));
}

/** Whether an answer is a picture, or a description of one, that may be kept for anyone. */
export async function isKeepablePicture(response: Response): Promise<boolean> {
  if (!isStorable(response) || isHtml(response)) return false;
  const length = response.headers.get("content-length");
  const size = length === null ? (await response.clone().blob()).size : Number(length);
  return size <= largestPicture;
}

/** Whether an answer is a file of the program, and not the page of a hotel's network in its place. */
export function isKeepableFile(response: Response): boolean {
  return response.status === 200 && !isHtml(response);
}

/**
 * A page as it is given out later: it says in its first element that it was kept, and its headers, which
 * hold the content policy made for its text, stay with it.
 */
export async function markedAsKept(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  // The text is unpacked and longer now.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const text = (await page.text()).replace("<html ", "<html data-kept ");
  return new Response(text, { status: page.status, headers });
}

function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Whether an answer is for one visitor alone, or for nobody to keep. */
function isWithheld({ headers }: Pick<Response, "headers">): boolean {
  return /\bno-store\b/.test(headers.get("cache-control") ?? "");
}
