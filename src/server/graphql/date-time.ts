import { GraphQLScalarType } from "graphql";
import { badInput } from "./errors.ts";

/** The scalar `DateTime`: ISO 8601 in UTC, with milliseconds. */
export const dateTime = new GraphQLScalarType<string, string>({
  name: "DateTime",
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError("A DateTime must be a Date.");
  },
  parseValue(value) {
    const time = typeof value === "string" ? Date.parse(value) : NaN;
    if (Number.isNaN(time))
      throw badInput("A DateTime must be written as 2026-11-21T09:30:00.000Z.");
    return new Date(time).toISOString();
  },
});
