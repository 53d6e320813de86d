import { readPresentation } from "../../src/server/imports/iiif/presentation.ts";
import type { LeaveOut } from "../../src/server/imports/iiif/left-out.ts";
import { workFromManifest } from "../../src/server/imports/iiif/work-from-manifest.ts";
import type { RemoteWork } from "../../src/server/imports/iiif/work-from-manifest.ts";

/** Returns a canvas of version 3 with one image. */
export function canvas(id: string, more: object = {}, body: object = {}): object {
  return {
    id,
    type: "Canvas",
    width: 1000,
    height: 500,
    items: [
      {
        type: "AnnotationPage",
        items: [
          {
            type: "Annotation",
            motivation: "painting",
            target: id,
            body: { id: `${id}.jpg`, type: "Image", width: 1000, height: 500, ...body },
          },
        ],
      },
    ],
    ...more,
  };
}

/** Returns a manifest of version 3. */
export function manifest(more: object = {}): object {
  return {
    "@context": "http://iiif.io/api/presentation/3/context.json",
    id: "https://example.org/manifest",
    type: "Manifest",
    label: { en: ["The harbour"] },
    items: [canvas("https://example.org/canvas/1")],
    ...more,
  };
}

/** Returns the work that an import creates from a manifest. */
export function readManifest(json: unknown, leaveOut: LeaveOut = () => undefined): RemoteWork {
  const said = readPresentation(json, leaveOut);
  if (said.type !== "Manifest") throw new Error("It is no manifest.");
  return workFromManifest(said, leaveOut);
}
