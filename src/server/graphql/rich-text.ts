import { GraphQLScalarType } from "graphql";

/** The scalar `RichText`, which is passed through unchanged. `readRichText` validates inputs where they are used. */
export const richText = new GraphQLScalarType<unknown, object>({
  name: "RichText",
  serialize(value) {
    if (typeof value === "object" && value !== null) return value;
    throw new TypeError("A RichText must be an object.");
  },
  parseValue: (value) => value,
});
