import { textsOfField } from "../../record/field-texts.ts";
import type { WorkField } from "../store/work-difference.ts";
import type { DetailInput, ImageInput, WorkInput, WorkStatus } from "../store/work-input.ts";

/** Returns the value of a field in readable form, one text for each item; none if it is empty. */
export function textsOf(state: WorkInput, field: WorkField): string[] {
  if (field === "identifier") return [state.identifier];
  if (field === "status") return [statuses[state.status]];
  if (field === "images") {
    return state.images.flatMap((image, index) => [imageText(image, index), ...partsOf(image)]);
  }
  return textsOfField(state, field);
}

const statuses: Readonly<Record<WorkStatus, string>> = {
  DRAFT: "Draft",
  PUBLISHED: "Published",
  WITHDRAWN: "Withdrawn",
  REMOVED: "Taken out",
};

function imageText(image: ImageInput, index: number): string {
  const { key, width, height, role, alt, caption, fileName, pixelsPerCm, registration } = image;
  const parts = [
    // A file that was replaced under the same name is another image.
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
