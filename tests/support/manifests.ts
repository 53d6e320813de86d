import { readPresentation } from "../../src/server/imports/iiif/presentation.ts";
import type { LeaveOut } from "../../src/server/imports/iiif/left-out.ts";
import { workFromManifest } from "../../src/server/imports/iiif/work-from-manifest.ts";
import type { RemoteWork } from "../../src/server/imports/iiif/work-from-manifest.ts";

/** A canvas of version 3 with one picture. */
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

/** A manifest of version 3. */
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

/** The work that an import makes of a manifest. */
export function readManifest(json: unknown, leaveOut: LeaveOut = () => undefined): RemoteWork {
  const said = readPresentation(json, leaveOut);
  if (said.type !== "Manifest") throw new Error("It is no manifest.");
  return workFromManifest(said, leaveOut);
}
