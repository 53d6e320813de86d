import type { DescribedPlate } from "../../atlas/details.ts";
import type { Plate } from "../../atlas/plate.ts";
import type { PreparedImage } from "../images/folder.ts";
import type { PointPair, WorkInput } from "../store/work-input.ts";

/** Converts a plate to a work, with its prepared images in the plate's order. */
export function workFromPlate(
  plate: Plate,
  described: DescribedPlate,
  pictures: readonly PreparedImage[],
): WorkInput {
  const { identifier, title, date, earliestYear, latestYear, workType, technique } = plate;
  const { subjects, places, description, creditLine, rights, metadata } = plate;
  const { width, height } = described;
  const isAsDescribed = pictures.every((one) => one.width === width && one.height === height);
  return {
    identifier,
    title,
    creators: plate.creators.map(({ name, role }) => ({ name, role: role ?? null })),
    date,
    earliestYear,
    latestYear,
    workType,
    technique,
    subjects,
    places,
    dimensions: null,
    description,
    creditLine,
    rights,
    recordLanguage: "en",
    metadata,
    status: "PUBLISHED",
    images: plate.images.flatMap(({ kind, alt, caption }, index) => {
      const picture = pictures[index];
      if (!picture) return [];
      return [
        {
          key: picture.key,
          width: picture.width,
          height: picture.height,
          placeholder: picture.placeholder,
          derivativeWidths: picture.derivativeWidths,
          tileWidth: picture.tileWidth,
          scaleFactors: picture.scaleFactors,
          role: kind === "map" ? "FRONT" : "OVERLAY",
          alt,
          caption,
          pixelsPerCm: null,
          fileName: null,
          // Images of an earlier layout of the sheet have the details in other positions.
          details: isAsDescribed ? described.details[kind] : [],
          registration: index > 0 && isAsDescribed ? cornerOnCorner(picture) : null,
        },
      ];
    }),
  };
}

/** Aligns the corners: all images of a plate are drawn on the same sheet. */
function cornerOnCorner({ width, height }: PreparedImage): PointPair[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: height },
  ].map((corner) => ({ from: corner, to: corner }));
}
