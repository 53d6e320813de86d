import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** The page the build made, as text with places for what belongs to one address. */
export type PageFrame = {
  /** What stands before, between and after the head's and the page's own parts. */
  parts: readonly [string, string, string];
  /** Names the build. */
  buildId: string;
  /** Sources for the content security policy: hashes of the scripts and styles written into the frame. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
};

/**
 * Reads the build's page.
 *
 * @param file path of `index.html`
 * @throws if it has no place for the head's or the page's part
 */
export function readFrame(file: string): PageFrame {
  const html = readFileSync(file, "utf8");
  const [before, between, after] = html.split(/<!-- (?:head|page) -->/);
  if (before === undefined || between === undefined || after === undefined) {
    throw new Error(`${file} has no place for a page's content.`);
  }
  return {
    parts: [before, between, after],
    buildId: /<meta name="vitrine-build" content="([\w-]+)"/.exec(html)?.[1] ?? "unknown",
    scriptHashes: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => hashOf(text)),
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => hashOf(text)),
  };
}

/** Calls `read` anew whenever the file was written, and gives what it gave last otherwise. */
export function rereading<Content>(file: string, read: (file: string) => Content): () => Content {
  let last: { content: Content; writtenAt: number } | undefined;
  return () => {
    const writtenAt = statSync(file).mtimeMs;
    if (last?.writtenAt !== writtenAt) last = { content: read(file), writtenAt };
    return last.content;
  };
}

/** A text's hash as a content security policy names it. */
export function hashOf(text = ""): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
