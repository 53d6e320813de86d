import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PreparedImage } from "../images/folder.ts";
import type { Decoder } from "../images/decoding/decoder.ts";
import { ImageProblem } from "../images/problem.ts";
import { isDiskFull } from "./disk-full.ts";
import type { GivenFiles } from "./jobs/given-files.ts";

/** An uploaded, prepared image with its file name. */
export type TakenPicture = PreparedImage & { fileName: string };

/** Maximum number of images in one upload. */
const mostPictures = 20;

/** Messages for uploads that are rejected. */
const sentences = {
  gone: "What was sent is not here any more. Send it again.",
  tooMany: `At most ${mostPictures} pictures are added at once. Import more of them.`,
  diskFull: "The disk of the site is full. Make room there, then add it again.",
};

/** Prepares the images of uploads. */
export class PictureIntake {
  readonly #files: GivenFiles;
  readonly #imagesFolder: string;
  readonly #decoder: Pick<Decoder, "prepareImage">;

  /** @param decoder decodes the uploaded files */
  constructor(files: GivenFiles, imagesFolder: string, decoder: Pick<Decoder, "prepareImage">) {
    this.#files = files;
    this.#imagesFolder = imagesFolder;
    this.#decoder = decoder;
  }

  /** Prepares all images of an upload, or returns a sentence about the first one that fails. */
  async take(upload: string): Promise<{ pictures: TakenPicture[] } | { refused: string }> {
    if (!this.#files.isId(upload)) return { refused: sentences.gone };
    const folder = this.#files.givenOf(upload);
    const names = (await readdir(folder).catch(() => [])).toSorted();
    if (names.length === 0) return { refused: sentences.gone };
    if (names.length > mostPictures) return { refused: sentences.tooMany };
    const pictures: TakenPicture[] = [];
    for (const fileName of names) {
      try {
        const path = join(folder, fileName);
        const prepared = await this.#decoder.prepareImage({ path }, this.#imagesFolder);
        pictures.push({ ...prepared, fileName });
      } catch (problem) {
        if (isDiskFull(problem)) return { refused: sentences.diskFull };
        if (!(problem instanceof ImageProblem)) throw problem;
        return { refused: `“${fileName}”: ${problem.message}` };
      }
    }
    return { pictures };
  }

  /** Removes an upload whose images are stored. */
  forget(upload: string): Promise<void> {
    return this.#files.remove(upload);
  }
}
