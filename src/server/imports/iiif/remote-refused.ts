import { ImageProblem } from "../../images/problem.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { PictureRefused } from "../picture-refused.ts";

/** Why a picture at an address is not taken in; throws anything that is not about the picture. */
export function pictureRefused(problem: unknown, address: string): PictureRefused {
  if (problem instanceof PictureRefused) return problem;
  if (problem instanceof RemoteProblem) {
    return new PictureRefused(`remote-${problem.code}`, problem.message);
  }
  if (problem instanceof ImageProblem) {
    return new PictureRefused(`image-${problem.code}`, `${address}: ${problem.message}`);
  }
  throw problem;
}
