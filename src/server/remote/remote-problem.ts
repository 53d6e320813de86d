/** Failure to read from a remote address, with a sentence for the user who entered the address. */
export class RemoteProblem extends Error {
  override name = "RemoteProblem";
  constructor(
    readonly code:
      | "address"
      | "not-public"
      | "unreachable"
      | "refused"
      | "busy"
      | "missing"
      | "too-slow"
      | "too-large"
      | "too-many-redirects",
    message: string,
  ) {
    super(message);
  }
}
