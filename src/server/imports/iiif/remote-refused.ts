import { ImageProblem } from "../../images/problem.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { PictureRefused } from "../picture-refused.ts";

/** Converts an error of loading an image into a `PictureRefused`; rethrows errors that are not about the image. */
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
