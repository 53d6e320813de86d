import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProgramFiles } from "../../page/page.ts";

/** HTML page from the build, split at the places for content. */
export type PageFrame = {
  /** Text before the head's content, between the two, and after the page's content. */
  parts: readonly [string, string, string];
  /** Id of the build. */
  buildId: string;
  /** Hash of the frame, which differs even between two frames of one build in development. */
  version: string;
  /** Sources for the content security policy: hashes of the inline scripts and styles in the frame. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  programFiles: ProgramFiles;
};

/**
 * Reads the build's page, and which files its parts need.
 *
 * @param file path of `index.html`; `programs.json` is next to its folder
 * @throws if it has no place for the head's or the page's content
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
    version: hashOf(html),
    scriptHashes: [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(
      ([, text]) => hashOf(text),
    ),
    programFiles: readPrograms(join(dirname(file), "../programs.json")),
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => hashOf(text)),
  };
}

function readPrograms(file: string): ProgramFiles {
  // Without this file the client finds its files itself, a little later.
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProgramFiles) : {};
}

/** Returns a function that calls `read` again when the file has changed, and otherwise returns the last result. */
export function rereading<Content>(file: string, read: (file: string) => Content): () => Content {
  let last: { content: Content; writtenAt: number } | undefined;
  return () => {
    const writtenAt = statSync(file).mtimeMs;
    if (last?.writtenAt !== writtenAt) last = { content: read(file), writtenAt };
    return last.content;
  };
}

/** Returns a text's hash in the syntax of a content security policy. */
export function hashOf(text = ""): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
