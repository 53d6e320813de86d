import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProgramFiles } from "../../page/page.ts";

/** The page the build made, as text with places for what belongs to one address. */
export type PageFrame = {
  /** What stands before, between and after the head's and the page's own parts. */
  parts: readonly [string, string, string];
  /** Names the build. */
  buildId: string;
  /** Another for every frame, also for two of one build in development. */
  version: string;
  /** Sources for the content security policy: hashes of the scripts and styles written into the frame. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  programFiles: ProgramFiles;
};

/**
 * Reads the build's page, and which files its parts need.
 *
 * @param file path of `index.html`; `programs.json` lies beside its folder
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
    version: hashOf(html),
    scriptHashes: [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(
      ([, text]) => hashOf(text),
    ),
    programFiles: readPrograms(join(dirname(file), "../programs.json")),
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => hashOf(text)),
  };
}

function readPrograms(file: string): ProgramFiles {
  // Without it the program finds its files by itself, a little later.
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProgramFiles) : {};
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
