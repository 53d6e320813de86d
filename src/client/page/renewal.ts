import { buildHeader } from "../../page/page.ts";

const reloadedFor = "vitrine.reloaded-for";
/** Maximum number of builds that a tab remembers: more than are served behind one URL at a time. */
const most = 8;

type Renewal = {
  /** Whether this is a retry by the visitor. */
  isAskedAgain?: boolean;
  /** Functions that send the request and reload the page. The defaults are those of the browser. */
  ask?: typeof fetch;
  reload?: () => void;
};

/**
 * Handles a missing file of the client code. If the server has another build than this page, the page is reloaded,
 * once. A retry that fails although the server responds reloads the page too: many browsers do not request a failed
 * module twice in the same document.
 *
 * @param build build of this page
 * @returns whether a reload is in progress; otherwise the visitor must be informed
 */
export async function renewIfStale(
  build: string,
  { isAskedAgain = false, ask = (...request) => fetch(...request), reload }: Renewal = {},
): Promise<boolean> {
  const served = await servedBuild(ask);
  return served !== null && (served !== build || isAskedAgain) && reloadOnce(build, reload);
}

/**
 * Reloads the page to get the client code that matches the server; once per build and tab, so that servers with
 * different builds cannot cause an endless reload.
 *
 * @param build build of this page
 * @returns whether a reload is in progress
 */
export function reloadOnce(build: string, reload: () => void = () => location.reload()): boolean {
  try {
    const builds = (sessionStorage.getItem(reloadedFor) ?? "").split(" ");
    if (builds.includes(build)) return false;
    sessionStorage.setItem(reloadedFor, [...builds, build].slice(-most).join(" "));
  } catch {
    // Without storage nothing would prevent a second reload.
    return false;
  }
  reload();
  return true;
}

/** Returns the server's current build; null if the request fails. */
async function servedBuild(ask: typeof fetch): Promise<string | null> {
  try {
    const answer = await ask("/index.html", { method: "HEAD", cache: "no-store" });
    return answer.ok ? answer.headers.get(buildHeader) : null;
  } catch {
    return null;
  }
}
