import { clamp } from "../../../view/geometry.ts";

/** How someone likes the lens; remembered on this device. */
export type LensSettings = {
  readonly shape: "round" | "square";
  /** Width and height of the glass in CSS pixels. */
  readonly size: number;
  /** Times larger than the picture is shown; null for what suits the picture. */
  readonly strength: number | null;
};

export const lensSizes = { least: 120, most: 480, step: 40 } as const;

const storageKey = "vitrine.lens";
const usual: LensSettings = { shape: "round", size: 240, strength: null };

/** The size, kept within what the lens can be. */
export function clampLensSize(size: number): number {
  return clamp(size, lensSizes.least, lensSizes.most);
}

/** What is remembered; the usual lens where nothing is, or nothing can be read. */
export function rememberedLens(): LensSettings {
  try {
    return readLens(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return usual;
  }
}

/** Remembers the lens; a full or forbidden storage is no reason to complain. */
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
