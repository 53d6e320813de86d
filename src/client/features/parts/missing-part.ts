/** Error for a part of the program that failed to load on demand. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";

  constructor(cause: unknown) {
    super("A part of the program could not be loaded.", { cause });
  }
}

/**
 * Loads a part of the program that is needed now.
 *
 * @throws {MissingPart} if there is no network, or the server has another build without this part
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPart(cause);
  }
}

/** Preloads a part that may soon be needed; a failure is reported when the part is needed. */
export function preparePart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
