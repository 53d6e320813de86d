import sharp from "sharp";
import type { DrawingRequest } from "./draw.ts";
import { describePlate } from "./details.ts";
import type { DescribedPlate } from "./details.ts";
import { drawPicture } from "./picture.ts";
import { loadWorld } from "./world.ts";

/** What a request comes to: the encoded picture, or what was asked for, or why there is none. */
export type DrawingAnswer =
  | { id: number; bytes: Uint8Array }
  | { id: number; described: DescribedPlate }
  | { id: number; problem: string };

async function answer(request: DrawingRequest): Promise<DrawingAnswer> {
  const { id, plate } = request;
  try {
    if (request.kind === "description")
      return { id, described: describePlate(plate, request.size) };
    const canvas = drawPicture(plate, request.kind, request.size);
    const { width, height } = canvas;
    const jpeg = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 93, chromaSubsampling: "4:4:4", optimiseCoding: false })
      .toBuffer();
    // Lets go of 140 MB now; the collector, which does not see them, would wait.
    canvas.width = 1;
    canvas.height = 1;
    return { id, bytes: jpeg };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** One drawing after the other: two at once would double the memory and be no faster. */
let last: Promise<void> = Promise.resolve();

process.on("message", (request: DrawingRequest) => {
  last = last.then(async () => send(await answer(request)));
});

/** Sends an answer whole: the next drawing would hold up what is left of it. */
function send(drawn: DrawingAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(drawn, undefined, undefined, () => resolve());
  });
}

// A Ctrl-C meets this process too; it is its parent that says when to end, by letting go of it.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit());

// Almost every picture needs it.
loadWorld("world");
