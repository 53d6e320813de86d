/** Returns the payload for an invalid input with one problem. */
export function invalid(field: string, message: string) {
  return { __typename: "InvalidInput" as const, problems: [{ field, message }] };
}
