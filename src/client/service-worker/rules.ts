/** Maximum size of an image that is cached when it is viewed, in bytes. */
const largestPicture = 2_000_000;

/**
 * Returns whether a URL that a visitor opens is a page of the site. The bare page cannot replace an image opened
 * directly, a file, or the server's health status.
 */
export function isPage(pathname: string): boolean {
  if (/\.\w+$/.test(pathname) && !pathname.startsWith("/works/")) return false;
  return !/^\/(?:(?:iiif|assets)\/|(?:graphql|healthz|readyz|oai|oembed)(?:\/|$))/.test(pathname);
}

/** Returns whether a URL is that of an image, a tile, or the image service's description of an image. */
export function isPicture(pathname: string): boolean {
  return pathname.startsWith("/iiif/image/");
}

/** Returns whether the visitor reloaded the page. */
export function isReload({ cache }: Pick<Request, "cache">): boolean {
  return cache === "reload" || cache === "no-cache" || cache === "no-store";
}

/** Returns whether a proxy answered because the server could not. */
export function isGatewayError({ status }: Pick<Response, "status">): boolean {
  return status >= 502 && status <= 504;
}

/**
 * Returns whether a response is complete and may be stored here. `private` only forbids storing it on the way: personal
 * responses have `no-store`.
 */
export function isStorable({ status, headers }: Response): boolean {
  const caching = headers.get("cache-control") ?? "";
  return status === 200 && /\b(?:public|private)\b/.test(caching) && !isWithheld({ headers });
}

/** Returns the build of the server that sent a page. */
export function buildOfPage({ headers }: Response): string | null {
  return headers.get("vitrine-build");
}

/**
 * Returns whether a response is a complete page of this build, and not of a build that is being replaced or comes next.
 */
export function isPageOf(response: Response, build: string): boolean {
  return response.status === 200 && buildOfPage(response) === build && isHtml(response);
}

/** Returns whether a response is a page that this build's worker may cache and serve again. */
export function isKeepablePage(response: Response, build: string): boolean {
  return isPageOf(response, build) && !isWithheld(response);
}

/** Returns whether the response says that the resource does not exist, or no longer exists. */
export function isGone({ status }: Pick<Response, "status">): boolean {
  return status === 404 || status === 410;
}

/** Returns whether this build's server says that the page no longer exists, or may no longer be cached. */
export function isWithdrawn(response: Response, build: string): boolean {
  if (buildOfPage(response) !== build) return false;
  return isGone(response) || (response.status === 200 && isWithheld(response));
}

/** Returns whether a response is an image, or a description of one, that may be cached for everybody. */
export async function isKeepablePicture(response: Response): Promise<boolean> {
  if (!isStorable(response) || isHtml(response)) return false;
  const length = response.headers.get("content-length");
  const size = length === null ? (await response.clone().blob()).size : Number(length);
  return size <= largestPicture;
}

/** Returns whether a response is a file of the program and not, for example, the login page of a hotel's network. */
export function isKeepableFile(response: Response): boolean {
  return response.status === 200 && !isHtml(response);
}

/**
 * Returns a page as it is served later: an attribute of its first element marks it as cached. Its headers, which
 * contain the content security policy for its text, stay with it.
 */
export async function markedAsKept(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  // The text is now uncompressed and longer.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const text = (await page.text()).replace("<html ", "<html data-kept ");
  return new Response(text, { status: page.status, headers });
}

function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Returns whether a response is for one visitor only, or must not be cached at all. */
function isWithheld({ headers }: Pick<Response, "headers">): boolean {
  return /\bno-store\b/.test(headers.get("cache-control") ?? "");
}
