import { buildHeader } from "../../page/page.ts";

const reloadedFor = "vitrine.reloaded-for";
/** How many builds a tab remembers: more than stand behind one address at a time. */
const most = 8;

type Renewal = {
  /** Whether the file was asked for before, and again by the visitor. */
  isAskedAgain?: boolean;
  /** How the server is asked and the page loaded; the browser's own unless told. */
  ask?: typeof fetch;
  reload?: () => void;
};

/**
 * What to do about a file of the program that is missing: if the server has another build than this page,
 * the page is loaded anew, once. So it is if the file is missing when it is asked for again though the server answers:
 * many browsers do not ask for a module a second time in the same document.
 *
 * @param build that this page belongs to
 * @returns whether it is being loaded anew; if not, the visitor must be told
 */
export async function renewIfStale(
  build: string,
  { isAskedAgain = false, ask = (...request) => fetch(...request), reload }: Renewal = {},
): Promise<boolean> {
  const served = await servedBuild(ask);
  return served !== null && (served !== build || isAskedAgain) && reloadOnce(build, reload);
}

/**
 * Loads the page anew, to get the program that goes with the server; once for each build and tab, so
 * that servers which do not know each other's builds cannot keep the page reloading.
 *
 * @param build that this page belongs to
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(build: string, reload: () => void = () => location.reload()): boolean {
  try {
    const builds = (sessionStorage.getItem(reloadedFor) ?? "").split(" ");
    if (builds.includes(build)) return false;
    sessionStorage.setItem(reloadedFor, [...builds, build].slice(-most).join(" "));
  } catch {
    // Without a storage nothing would stop a second reload.
    return false;
  }
  reload();
  return true;
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
