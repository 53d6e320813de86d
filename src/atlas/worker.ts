import sharp from "sharp";
import type { DrawingRequest } from "./draw.ts";
import { describePlate } from "./details.ts";
import type { DescribedPlate } from "./details.ts";
import { drawPicture } from "./picture.ts";
import { loadWorld } from "./world.ts";

/** Response to a request: the encoded image, the details, or an error message. */
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
    // Frees 140 MB now. The garbage collector does not see this memory and would wait.
    canvas.width = 1;
    canvas.height = 1;
    return { id, bytes: jpeg };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The last drawing in the queue. Two at once would double the memory and be no faster. */
let last: Promise<void> = Promise.resolve();

process.on("message", (request: DrawingRequest) => {
  last = last.then(async () => send(await answer(request)));
});

/** Sends a response and waits until it is complete: the next drawing would delay the rest of it. */
function send(drawn: DrawingAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(drawn, undefined, undefined, () => resolve());
  });
}

// Ctrl-C also reaches this process, but its parent decides when it ends, by disconnecting.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit());

// Almost every image needs it.
loadWorld("world");
