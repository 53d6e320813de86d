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
