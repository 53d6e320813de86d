import { RemoteProblem } from "../../remote/remote-problem.ts";
import { fileType, SNIFFED_BYTES } from "../file-type.ts";

/**
 * Many sites answer with a page that says what is wrong: that is no picture, whatever they call it.
 *
 * @param bytes the first of it at least
 * @throws RemoteProblem
 */
export function assertPicture(bytes: Buffer, address: string): void {
  try {
    fileType(bytes.subarray(0, SNIFFED_BYTES));
  } catch {
    throw new RemoteProblem("missing", `What ${new URL(address).host} sends is no picture.`);
  }
}
