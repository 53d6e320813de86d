import { graphql } from "react-relay";
import type { workPicturesTestQuery } from "../../../../../__generated__/relay/workPicturesTestQuery.graphql.ts";
import { PicturesOfWork } from "../../../../../src/client/features/desk/pictures/PicturesOfWork.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";

/** Returns an image in the form of a response; `given` overrides its fields. */
export function pictureOf(id: string, given: Record<string, unknown> = {}) {
  return {
    __typename: "Image",
    id,
    role: "OTHER",
    alt: null,
    caption: id.toUpperCase(),
    measuredPixelsPerCm: null,
    fileName: null,
    registration: null,
    details: [],
    service: `/iiif/image/3/${id}`,
    width: 4000,
    height: 3000,
    placeholder: "",
    derivativeWidths: [320],
    tiles: { width: 512, scaleFactors: [1, 2] },
    ...given,
  };
}

/** Returns a work in the form of a response. */
export function workOf(version: number, images: readonly object[]) {
  const dimensions = { heightCm: 30, widthCm: 40 };
  return { __typename: "Work", id: "work", title: "Storm", version, dimensions, images };
}

/** Renders the images of a work at its first version. */
export async function renderPictures(...images: object[]) {
  const rendered = await renderWithRelay<workPicturesTestQuery>(
    {
      query: graphql`
        query workPicturesTestQuery @relay_test_operation {
          work(slug: "storm") {
            ...PicturesOfWork_work
          }
        }
      `,
      render: ({ work }) => work && <PicturesOfWork work={work} />,
    },
    { Work: () => workOf(1, images) },
  );
  const { screen } = rendered;
  return {
    ...rendered,
    /** Returns the captions in the order of the images. */
    captions: () =>
      screen.getAllByLabelText<HTMLTextAreaElement>(/^Caption of/).map(({ value }) => value),
  };
}
