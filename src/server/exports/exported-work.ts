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

/** Schema of the language of a record in exports. */
export const languageSchema = v.nullable(
  v.pipe(
    v.string(),
    v.check((tag) => readLanguage(tag) !== null, "It is no language tag such as en or pt-BR"),
    v.transform((tag) => readLanguage(tag) ?? tag),
  ),
);

/** Schema of an image's details in exports. */
export const detailsSchema = v.array(
  v.strictObject({
    region: v.strictObject({ x: whole, y: whole, width: whole, height: whole }),
    caption: text,
    description: optionalText,
  }),
);

/** Schema of an image's registration in exports. */
export const registrationSchema = v.nullable(v.array(v.strictObject({ from: place, to: place })));

/** Schema of metadata in exports. */
export const metadataSchema = v.array(v.strictObject({ label: text, values: v.array(text) }));

/** Schema of an image's role. */
export const roleSchema = v.picklist([
  "FRONT",
  "BACK",
  "DETAIL",
  "XRAY",
  "INFRARED",
  "OVERLAY",
  "OTHER",
]);

/** Schema of a work's publication status. */
export const statusSchema = v.picklist(["DRAFT", "PUBLISHED", "WITHDRAWN"]);

const imageSchema = v.strictObject({
  /** Path relative to the file that names it. */
  file: v.pipe(text, v.nonEmpty()),
  /** Name in the source. */
  fileName: optionalText,
  role: v.optional(roleSchema, "OTHER"),
  alt: optionalText,
  caption: optionalText,
  pixelsPerCm: optionalNumber,
  details: v.optional(detailsSchema, []),
  registration: v.optional(registrationSchema, null),
  /** Location of an image stored at another site; its file is then a small copy. */
  remote: v.exactOptional(remotePlaceSchema),
});

/** Schema of a work as a line of JSON Lines: all fields of its source, without data derived from its images. */
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

/** Work in an export. */
export type ExportedWork = Omit<WorkInput, "images"> & { images: ExportedImage[] };

/** Image in an export: the name of its file, and its metadata. */
export type ExportedImage = { file: string } & SaidOfImage;

/** Metadata of an image in a source, besides its file. */
export type SaidOfImage = Pick<
  ImageInput,
  "fileName" | "role" | "alt" | "caption" | "pixelsPerCm" | "details" | "registration" | "remote"
>;

/** Converts a work for an export, with its fields in a fixed order. */
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
