import current from "../../../__generated__/operations.json" with { type: "json" };

/** The texts of persisted operations, by the SHA-256 of the text. */
export type Operations = ReadonlyMap<string, string>;

/** Operations that only tests send. */
const ofTests = /^\s*(query|mutation|subscription)\s+\w*Test[A-Z]\w*/;

/** The operations of this build's client. */
export function loadOperations(): Operations {
  const own = Object.entries<string>(current);
  return new Map(own.filter(([, text]) => !ofTests.test(text)));
}
