import { DatabaseProblem } from "../store/problems.ts";

/** How the operating system says that nobody is at the other end. */
const systemCodes = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTCONN"];

/** Whether an error, or what caused it, says that the database can no longer be reached. */
export function isConnectionLost(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  if (problem instanceof DatabaseProblem) return problem.code === "DatabaseGone";
  const code = "code" in problem && typeof problem.code === "string" ? problem.code : "";
  // SQLSTATE class 08 is connection exceptions, 57P01 to 57P03 a server that shuts down or starts.
  if (systemCodes.includes(code) || /^(08...|57P0[123])$/.test(code)) return true;
  if (code === "ENOENT" && "syscall" in problem && problem.syscall === "connect") return true;
  if (/^Connection terminated|^Client has encountered a connection error/.test(problem.message)) {
    return true;
  }
  return isConnectionLost(problem.cause);
}
