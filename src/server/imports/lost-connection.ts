import { databaseProblem } from "../store/problems.ts";

/** Whether an error, or what caused it, says that the database can no longer be reached. */
export function isConnectionLost(problem: unknown): boolean {
  return databaseProblem(problem)?.code === "DatabaseGone";
}
