/** A part of the program that is loaded when it is needed, and could not be. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";

  constructor(cause: unknown) {
    super("A part of the program could not be loaded.", { cause });
  }
}

/**
 * Loads a part of the program because it is needed now.
 *
 * @throws {MissingPart} if there is no network, or the server has another build and the part no more
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPart(cause);
  }
}

/** Loads a part that may soon be needed; if it cannot be had, that is said when it is. */
export function preparePart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
