import { databaseProblem } from "../store/problems.ts";

/** Returns whether an error, or its cause, means that the database is no longer reachable. */
export function isConnectionLost(problem: unknown): boolean {
  return databaseProblem(problem)?.code === "DatabaseGone";
}
