/** How the page plays a video: in the other site's embedded player, or as a file in the browser. */
export type Player = { kind: "frame" | "file"; address: string };

/**
 * Returns how the video at a URL is played; null if it can only be watched at the other site. The content security
 * policy (`server/site/headers.ts`) allows frames of the same hosts.
 */
export function playerOf(address: string): Player | null {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, "");
  if (/\.(mp4|m4v|webm|ogv|mov)$/i.test(pathname)) return { kind: "file", address };
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const id = youTubeId(host, first, second, searchParams);
  if (id !== null && /^[\w-]{11}$/.test(id)) {
    return { kind: "frame", address: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
  }
  const isVimeo = host === "vimeo.com";
  const number = isVimeo ? first : host === "player.vimeo.com" ? second : "";
  if (!/^\d+$/.test(number)) return null;
  // The URL of an unlisted video contains this hash.
  const hash = searchParams.get("h") ?? (isVimeo ? second : "");
  const more = /^[\da-f]+$/i.test(hash) ? `&h=${hash}` : "";
  return {
    kind: "frame",
    address: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${more}`,
  };
}

function youTubeId(host: string, first: string, second: string, search: URLSearchParams) {
  if (host === "youtu.be") return first;
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  return ["embed", "shorts", "live"].includes(first) ? second : search.get("v");
}
