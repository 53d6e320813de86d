import type { WorkField } from "../store/work-difference.ts";
import type { DetailInput, ImageInput, WorkInput, WorkStatus } from "../store/work-input.ts";

/** The value of a field as people read it, one text for each thing in it; none if there is nothing. */
export function textsOf(state: WorkInput, field: WorkField): string[] {
  return writers[field](state);
}

const one = (value: string | number | null) => (value === null ? [] : [String(value)]);

const statuses: Readonly<Record<WorkStatus, string>> = {
  DRAFT: "Draft",
  PUBLISHED: "Published",
  WITHDRAWN: "Withdrawn",
  REMOVED: "Taken out",
};

const writers: Readonly<Record<WorkField, (state: WorkInput) => string[]>> = {
  identifier: ({ identifier }) => one(identifier),
  title: ({ title }) => one(title),
  creators: ({ creators }) =>
    creators.map(({ name, role }) => (role === null ? name : `${name} (${role})`)),
  date: ({ date }) => one(date),
  earliestYear: ({ earliestYear }) => one(earliestYear),
  latestYear: ({ latestYear }) => one(latestYear),
  workType: ({ workType }) => one(workType),
  technique: ({ technique }) => one(technique),
  subjects: ({ subjects }) => subjects,
  places: ({ places }) => places,
  dimensions: ({ dimensions }) => {
    if (!dimensions) return [];
    const { text, heightCm, widthCm, depthCm } = dimensions;
    const sides = [
      ["height", heightCm],
      ["width", widthCm],
      ["depth", depthCm],
    ] as const;
    const known = sides.flatMap(([side, cm]) => (cm === null ? [] : [`${side} ${cm} cm`]));
    return known.length > 0 ? [text, known.join(", ")] : [text];
  },
  description: ({ description }) => one(description),
  creditLine: ({ creditLine }) => one(creditLine),
  rights: ({ rights }) => (rights ? [rights.label, ...one(rights.uri)] : []),
  metadata: ({ metadata }) =>
    metadata.map(({ label, values }) =>
      [label, ...(values.length > 0 ? [values.join("; ")] : [])].join(": "),
    ),
  status: ({ status }) => [statuses[status]],
  images: ({ images }) =>
    images.flatMap((image, index) => [imageText(image, index), ...partsOf(image)]),
};

function imageText(image: ImageInput, index: number): string {
  const { key, width, height, role, alt, caption, fileName, pixelsPerCm, registration } = image;
  const parts = [
    // A file that was replaced under its name is another picture.
    `${fileName ?? "picture"} ${key.slice(0, 8)}`,
    role.toLowerCase(),
    `${width} × ${height} pixels`,
    alt === null ? "no alternative text" : alt === "" ? "decorative" : `alternative text “${alt}”`,
    ...(caption === null ? [] : [`caption “${caption}”`]),
    ...(pixelsPerCm === null ? [] : [`${pixelsPerCm} pixels per cm`]),
    ...(registration
      ? [
          `aligned at ${registration.map(({ from, to }) => `${from.x}, ${from.y} → ${to.x}, ${to.y}`).join("; ")}`,
        ]
      : []),
  ];
  return `${index + 1}. ${parts.join(", ")}`;
}

function partsOf({ details }: ImageInput): string[] {
  return details.map(({ region, caption, description }: DetailInput) => {
    const { x, y, width, height } = region;
    const place = `${x}, ${y}, ${width} × ${height}`;
    return `Detail “${caption}” at ${place}${description === null ? "" : `: ${description}`}`;
  });
}
