import type { ImageRow, WorkRow } from "../store/works.ts";
import { own, text } from "./language-map.ts";
import type { LanguageMap } from "./language-map.ts";
import type { CreditedWork } from "./work-record.ts";

const roleNames: Partial<Record<ImageRow["role"], string>> = {
  FRONT: "Front",
  BACK: "Back",
  DETAIL: "Detail",
  XRAY: "X-ray",
  INFRARED: "Infrared",
};

/**
 * Returns distinct labels for the canvases in a work's own manifest: the captions, or the roles of the images. A single
 * image without a caption gets the work's title.
 */
export function labelsOfWork(work: WorkRow, images: readonly ImageRow[]): LanguageMap[] {
  const isAlone = images.length === 1;
  const named = images.map((image, at) => ({ ...nameOf(image, at + 1), work, number: at + 1 }));
  const names = toldApart(named);
  return named.map(({ isCaption }, at) => {
    if (isAlone && !isCaption) return text(work.title, work.recordLanguage);
    const name = names[at] ?? "";
    return isCaption ? text(name, work.recordLanguage) : own(name);
  });
}

/**
 * Returns distinct labels for canvases of several works in one manifest: the work's title and, for a work with several
 * images, the name of the image.
 */
export function labelsAmongWorks(
  pictures: readonly { work: CreditedWork; image: ImageRow }[],
): LanguageMap[] {
  const named = pictures.map(({ work, image }) => {
    const number = image.position + 1;
    const { name, isCaption } = nameOf(image, number);
    const isOne = work.imageCount <= 1;
    // A title in one language with an English word appended is in no single language.
    const language = isOne || isCaption ? work.recordLanguage : null;
    return { name: isOne ? work.title : `${work.title}, ${name}`, language, work, number };
  });
  return toldApart(named).map((name, at) => text(name, named[at]?.language));
}

/**
 * Returns the name of an image in its work.
 *
 * @param number its position in the work, from 1
 */
function nameOf({ caption, role }: ImageRow, number: number) {
  return { name: caption || (roleNames[role] ?? `Image ${number}`), isCaption: Boolean(caption) };
}

type Named = { name: string; work: Pick<WorkRow, "id" | "identifier">; number: number };

/**
 * Makes names unique: appends the identifier to names shared by several works, and the image number within one work.
 */
function toldApart(named: readonly Named[]): string[] {
  const byWork = appended(
    named,
    ({ work }) => work.id,
    ({ work }) => work.identifier,
  );
  return appended(
    byWork,
    ({ number }) => number,
    ({ number }) => `image ${number}`,
  ).map(({ name }) => name);
}

/** Appends `mark` to names that stand for different things. */
function appended(
  named: readonly Named[],
  thing: (one: Named) => unknown,
  mark: (one: Named) => string,
): Named[] {
  const things = new Map<string, Set<unknown>>();
  for (const one of named) {
    things.set(one.name, (things.get(one.name) ?? new Set()).add(thing(one)));
  }
  return named.map((one) =>
    (things.get(one.name)?.size ?? 0) > 1 ? { ...one, name: `${one.name}, ${mark(one)}` } : one,
  );
}
