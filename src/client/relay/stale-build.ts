import { buildId } from "./build.ts";
import { RequestProblem } from "./problems.ts";

const reloadedFor = "vitrine.reloaded-for";

/** Whether the server does not know the operation: it was updated while this page stayed open. */
export function isUnknownOperation(error: unknown): boolean {
  return error instanceof RequestProblem && error.codes.includes("PERSISTED_QUERY_NOT_FOUND");
}

/**
 * Loads the page anew, to get the program that goes with the server; once for each build and tab, so
 * that a server that knows neither build cannot keep the page reloading.
 *
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === buildId) return false;
    sessionStorage.setItem(reloadedFor, buildId);
  } catch {
    // Without a storage nothing would stop a second reload.
    return false;
  }
  reload();
  return true;
}
