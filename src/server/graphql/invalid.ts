/** An input that cannot be used, for one reason. */
export function invalid(field: string, message: string) {
  return { __typename: "InvalidInput" as const, problems: [{ field, message }] };
}
