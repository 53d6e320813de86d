const systemCodes: readonly unknown[] = ["ENOSPC", "EDQUOT"];
/** Error code of PostgreSQL. */
const databaseCode = "53100";
/** libvips has no error codes. */
const words = /no space left on device|disk quota exceeded/i;

/** Returns whether an error, or its cause, means that the disk is full. */
export function isDiskFull(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = "code" in problem ? problem.code : undefined;
  if (systemCodes.includes(code) || code === databaseCode || words.test(problem.message))
    return true;
  return isDiskFull(problem.cause);
}
