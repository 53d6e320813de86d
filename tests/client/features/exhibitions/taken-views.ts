/** A view that was taken, as an answer has it; `size` is that of the image. */
export function answeredView(name: string, over: object = {}) {
  const size = { width: 4000, height: 3000 };
  return {
    __typename: "TakenView",
    frame: "full 0",
    view: null,
    path: `/works/${name}?region=full`,
    work: {
      __typename: "Work",
      id: `work-${name}`,
      slug: name,
      title: name.toUpperCase(),
      creators: [{ __typename: "Creator", name: "Ada" }],
      date: "1569",
    },
    image: {
      __typename: "Image",
      id: `image-${name}`,
      service: `/iiif/image/3/${name}`,
      ...size,
      alt: null,
      placeholder: "",
      derivativeWidths: [400, 1600],
      tiles: { __typename: "ImageTiles", width: 512, scaleFactors: [1, 2, 4] },
    },
    cuts: [
      { __typename: "ImageCut", address: `/cut/${name}/400`, width: 400, height: 300 },
      { __typename: "ImageCut", address: `/cut/${name}/800`, width: 800, height: 600 },
    ],
    ...over,
  };
}

/** A view of a work that is not shown any more. */
export const lostView = (name: string) =>
  answeredView(name, { path: null, work: null, image: null, cuts: [] });
