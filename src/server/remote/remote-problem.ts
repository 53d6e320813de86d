/** Why something could not be had from an address, in a sentence for whoever named it. */
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
