import { RemoteProblem } from "../../remote/remote-problem.ts";

/** Another site has sent wrong content. */
export class WrongPart extends RemoteProblem {
  /** @param at the address of the content */
  constructor(
    readonly at: string,
    message = `What ${new URL(at).host} sends is not the picture it was.`,
  ) {
    super("missing", message);
  }
}
