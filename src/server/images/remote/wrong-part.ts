import { RemoteProblem } from "../../remote/remote-problem.ts";

/** What came from another site is not what it should be. */
export class WrongPart extends RemoteProblem {
  /** @param at the address from which it came */
  constructor(
    readonly at: string,
    message = `What ${new URL(at).host} sends is not the picture it was.`,
  ) {
    super("missing", message);
  }
}
