import { ImageProblem } from "./problem.ts";

/** Accepted image file type, named by its usual file extension. */
export type ImageFileType = "jpg" | "png" | "gif" | "webp" | "tif" | "avif";

/** Number of bytes of a file that `fileType` examines. */
export const SNIFFED_BYTES = 1024;

type Signature = { offset: number; bytes: string };

const readable: [ImageFileType, Signature[]][] = [
  ["jpg", [{ offset: 0, bytes: "\xff\xd8\xff" }]],
  ["png", [{ offset: 0, bytes: "\x89PNG\r\n\x1a\n" }]],
  ["gif", [{ offset: 0, bytes: "GIF8" }]],
  [
    "webp",
    [
      { offset: 0, bytes: "RIFF" },
      { offset: 8, bytes: "WEBP" },
    ],
  ],
  ["tif", [{ offset: 0, bytes: "II*\0" }]],
  ["tif", [{ offset: 0, bytes: "MM\0*" }]],
  ["tif", [{ offset: 0, bytes: "II+\0" }]],
  ["tif", [{ offset: 0, bytes: "MM\0+" }]],
];

const known: [string, Signature[]][] = [
  ["a PDF document", [{ offset: 0, bytes: "%PDF" }]],
  ["a JPEG 2000 picture", [{ offset: 4, bytes: "jP  " }]],
  ["a JPEG 2000 picture", [{ offset: 0, bytes: "\xff\x4f\xff\x51" }]],
  ["a JPEG XL picture", [{ offset: 0, bytes: "\xff\x0a" }]],
  ["a JPEG XL picture", [{ offset: 4, bytes: "JXL " }]],
  ["a Photoshop document", [{ offset: 0, bytes: "8BPS" }]],
  ["a BMP picture", [{ offset: 0, bytes: "BM" }]],
  ["a ZIP archive", [{ offset: 0, bytes: "PK\x03\x04" }]],
];

const accepted = "JPEG, PNG, TIFF, WebP, AVIF and GIF are taken in.";

/**
 * Returns the type of an image file by its content; ignores names and extensions.
 *
 * SVG is rejected on purpose: it is a program of shapes rather than an image. It can refer to other files, cause any
 * amount of work from a few bytes, and has no pixels to zoom into.
 *
 * @param head the file's first SNIFFED_BYTES bytes, or all of a shorter file
 * @throws ImageProblem `empty`, `unsupported-type` or `not-an-image`
 */
export function fileType(head: Buffer): ImageFileType {
  if (head.length === 0) throw new ImageProblem("empty", "The file is empty.");
  const text = head.toString("latin1");
  const has = (signature: Signature) => text.startsWith(signature.bytes, signature.offset);

  const type = readable.find(([, signatures]) => signatures.every(has))?.[0];
  if (type !== undefined) return type;
  if (text.startsWith("ftyp", 4)) return heifType(text);

  const name = known.find(([, signatures]) => signatures.every(has))?.[0];
  if (name !== undefined) throw unsupported(`The file is ${name}.`);
  if (/<svg[\s>]/i.test(head.toString("utf8")) || /<svg[\s>]/i.test(head.toString("utf16le"))) {
    throw new ImageProblem(
      "unsupported-type",
      "The file is an SVG drawing, which has no pixels of its own and may load other files. Export it as PNG.",
    );
  }
  throw new ImageProblem("not-an-image", `The file is not a picture. ${accepted}`);
}

/** AVIF and HEIC share a container; the brands at its start distinguish them. */
function heifType(text: string): ImageFileType {
  const boxLength = Buffer.from(text.slice(0, 4), "latin1").readUInt32BE(0);
  const brands = text.slice(8, Math.min(boxLength, text.length));
  if (/avif|avis/.test(brands)) return "avif";
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands))
    throw unsupported("The file is a HEIC picture.");
  throw new ImageProblem("not-an-image", `The file is a film or sound. ${accepted}`);
}

function unsupported(what: string): ImageProblem {
  return new ImageProblem("unsupported-type", `${what} Export it as JPEG, PNG or TIFF.`);
}
