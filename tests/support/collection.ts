import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const types = ["painting", "print", "photograph"];
const makers = ["Ada Vries", "Béla Kő", "Chiyo Mori", "Dag Øst"];
const subjects = ["sea", "harbour", "night", "garden", "portrait"];
/** Wide, tall, square and very wide, as in real collections. */
const shapes = [
  { width: 1600, height: 1000 },
  { width: 900, height: 1400 },
  { width: 1200, height: 1200 },
  { width: 2400, height: 800 },
];

/** The sizes of the first two works, whose images have 20 and 10 pixels per centimetre. */
const sizes = ["50 x 80 cm", "140 x 90 cm"];

/**
 * Writes a folder to import: images of several shapes and a works.csv.
 *
 * @param options.pictures number of works with an image; the first of them has two
 * @param options.plain number of further works without images
 */
export async function writeCollection(
  folder: string,
  options: { pictures: number; plain: number },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows = [
    "identifier,title,creator,date,year,type,medium,subjects,credit,images,Found in,Dimensions",
  ];
  for (let i = 0; i < options.pictures + options.plain; i++) {
    const files =
      i < options.pictures ? [`work-${i}.jpg`, ...(i === 0 ? ["work-0-back.jpg"] : [])] : [];
    for (const [turn, file] of files.entries())
      await writePicture(path.join(folder, file), i + turn * 7);
    rows.push(
      [
        `T.${i + 1}`,
        `"Study no. ${i + 1}, ${subjects[i % subjects.length]}"`,
        makers[i % makers.length],
        `c. ${1800 + i}`,
        1800 + i,
        types[i % types.length],
        "oil on canvas",
        `${subjects[i % subjects.length]}|${subjects[(i + 2) % subjects.length]}`,
        "Given by a friend",
        files.join("|"),
        `Box ${i % 7}`,
        sizes[i] ?? "",
      ].join(","),
    );
  }
  await writeFile(path.join(folder, "works.csv"), `${rows.join("\r\n")}\r\n`);
}

/** Writes an image whose regions all differ, so that a wrong crop is detectable. */
async function writePicture(file: string, seed: number): Promise<void> {
  const { width, height } = shapes[seed % shapes.length] ?? { width: 1000, height: 1000 };
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      pixels[i] = (x * 255) / width;
      pixels[i + 1] = (y * 255) / height;
      pixels[i + 2] = ((x >> 5) + (y >> 5) + seed) % 2 ? 60 + ((seed * 40) % 150) : 200;
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toFile(file);
}
