import { GraphQLScalarType } from "graphql";

/** The scalar `RichText`: passed on as it is. What is given is read by `readRichText` where it is used. */
export const richText = new GraphQLScalarType<unknown, object>({
  name: "RichText",
  serialize(value) {
    if (typeof value === "object" && value !== null) return value;
    throw new TypeError("A RichText must be an object.");
  },
  parseValue: (value) => value,
});
