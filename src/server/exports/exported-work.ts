import * as v from "valibot";
import { readLanguage } from "../../text/language.ts";
import { remotePlaceSchema } from "../remote/remote-place.ts";
import type { ImageInput, WorkInput } from "../store/work-input.ts";
import { pictureName } from "./picture-name.ts";

const text = v.string();
const optionalText = v.optional(v.nullable(text), null);
const optionalNumber = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);
const year = v.optional(v.nullable(v.pipe(v.number(), v.integer())), null);
const texts = v.optional(v.array(text), []);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.strictObject({ x: v.number(), y: v.number() });

/** The language of what a record says, as exports write it. */
export const languageSchema = v.nullable(
  v.pipe(
    v.string(),
    v.check((tag) => readLanguage(tag) !== null, "It is no language tag such as en or pt-BR"),
    v.transform((tag) => readLanguage(tag) ?? tag),
  ),
);

/** Described parts of a picture, as exports write them. */
export const detailsSchema = v.array(
  v.strictObject({
    region: v.strictObject({ x: whole, y: whole, width: whole, height: whole }),
    caption: text,
    description: optionalText,
  }),
);

/** How a picture lies on the first one of its work, as exports write it. */
export const registrationSchema = v.nullable(v.array(v.strictObject({ from: place, to: place })));

/** Metadata, as exports write it. */
export const metadataSchema = v.array(v.strictObject({ label: text, values: v.array(text) }));

/** What a picture shows of its work. */
export const roleSchema = v.picklist([
  "FRONT",
  "BACK",
  "DETAIL",
  "XRAY",
  "INFRARED",
  "OVERLAY",
  "OTHER",
]);

/** Whether a work is shown. */
export const statusSchema = v.picklist(["DRAFT", "PUBLISHED", "WITHDRAWN"]);

const imageSchema = v.strictObject({
  /** Its name beside the file that names it. */
  file: v.pipe(text, v.nonEmpty()),
  /** What its source called it. */
  fileName: optionalText,
  role: v.optional(roleSchema, "OTHER"),
  alt: optionalText,
  caption: optionalText,
  pixelsPerCm: optionalNumber,
  details: v.optional(detailsSchema, []),
  registration: v.optional(registrationSchema, null),
  /** Where it stays, if that is at another site; its file is then a small one of it. */
  remote: v.exactOptional(remotePlaceSchema),
});

/** A work as a line of JSON Lines: everything its source said, without what is made of its pictures. */
export const exportedWorkSchema = v.strictObject({
  identifier: v.pipe(text, v.nonEmpty()),
  title: text,
  creators: v.optional(v.array(v.strictObject({ name: text, role: optionalText })), []),
  date: optionalText,
  earliestYear: year,
  latestYear: year,
  workType: optionalText,
  technique: optionalText,
  subjects: texts,
  places: texts,
  dimensions: v.optional(
    v.nullable(
      v.strictObject({
        text,
        heightCm: optionalNumber,
        widthCm: optionalNumber,
        depthCm: optionalNumber,
      }),
    ),
    null,
  ),
  description: optionalText,
  creditLine: optionalText,
  rights: v.optional(v.nullable(v.strictObject({ uri: optionalText, label: text })), null),
  recordLanguage: v.optional(languageSchema, null),
  metadata: v.optional(metadataSchema, []),
  status: v.optional(statusSchema, "PUBLISHED"),
  images: v.optional(v.array(imageSchema), []),
});

/** A work as it is written out. */
export type ExportedWork = Omit<WorkInput, "images"> & { images: ExportedImage[] };

/** A picture as it is written out: the name of its file, and what is said of it. */
export type ExportedImage = { file: string } & SaidOfImage;

/** What a source says of a picture besides its file. */
export type SaidOfImage = Pick<
  ImageInput,
  "fileName" | "role" | "alt" | "caption" | "pixelsPerCm" | "details" | "registration" | "remote"
>;

/** A work as it is written out, its values in a fixed order. */
export function exportedWork({ images, ...work }: WorkInput): ExportedWork {
  return { ...work, images: images.map(exportedImage) };
}

function exportedImage(image: ImageInput): ExportedImage {
  const { fileName, role, alt, caption, pixelsPerCm, details, registration, remote } = image;
  return {
    file: pictureName(image),
    fileName,
    role,
    alt,
    caption,
    pixelsPerCm,
    details,
    registration,
    ...(remote && { remote }),
  };
}
