import { buildHeader } from "../../../page/page.ts";
import { buildId } from "../../relay/build.ts";
import { reloadOnce } from "../../relay/stale-build.ts";

/** A part of the program that is loaded when it is needed, and could not be. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";

  constructor(cause: unknown) {
    super("A part of the program could not be loaded.", { cause });
  }
}

/**
 * Loads a part of the program because it is needed now.
 *
 * @throws {MissingPart} if there is no network, or the server has another build and the part no more
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPart(cause);
  }
}

/** Loads a part that may soon be needed; if it cannot be had, that is said when it is. */
export function preparePart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

type Means = { ask?: typeof fetch; reload?: () => void };

/**
 * What to do about a part that is missing: if the server was updated while this page stayed open, the
 * page is loaded anew, once.
 *
 * @returns whether it is being loaded anew; if not, the visitor must be told
 */
export async function renewIfStale({
  ask = (...request) => fetch(...request),
  reload,
}: Means = {}): Promise<boolean> {
  const served = await servedBuild(ask);
  return served !== null && served !== buildId && reloadOnce(reload);
}

/** The build that the server has now; null if it cannot be asked. */
async function servedBuild(ask: typeof fetch): Promise<string | null> {
  try {
    const answer = await ask("/index.html", { method: "HEAD", cache: "no-store" });
    return answer.ok ? answer.headers.get(buildHeader) : null;
  } catch {
    return null;
  }
}
