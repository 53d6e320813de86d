import { clamp } from "../../../view/geometry.ts";

/** The user's lens settings, stored on this device. */
export type LensSettings = {
  readonly shape: "round" | "square";
  /** Width and height of the glass in CSS pixels. */
  readonly size: number;
  /** Magnification relative to the displayed image; null for the image's usual one. */
  readonly strength: number | null;
};

export const lensSizes = { least: 120, most: 480, step: 40 } as const;

const storageKey = "vitrine.lens";
const usual: LensSettings = { shape: "round", size: 240, strength: null };

/** Limits a size to the range of the lens. */
export function clampLensSize(size: number): number {
  return clamp(size, lensSizes.least, lensSizes.most);
}

/** Returns the stored settings; the defaults if there are none, or they cannot be read. */
export function rememberedLens(): LensSettings {
  try {
    return readLens(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return usual;
  }
}

/** Stores the settings; ignores storage that is full or forbidden. */
export function rememberLens(settings: LensSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    return;
  }
}

function readLens(value: unknown): LensSettings {
  if (typeof value !== "object" || value === null) return usual;
  const { shape, size, strength } = value as Record<string, unknown>;
  return {
    shape: shape === "square" ? "square" : "round",
    size: isNumber(size) ? clampLensSize(size) : usual.size,
    strength: isNumber(strength) && strength > 0 ? strength : null,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
