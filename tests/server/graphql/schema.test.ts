import { buildClientSchema, buildSchema, introspectionFromSchema, printSchema } from "graphql";
import { expect, test } from "vitest";
import { contract } from "../../../__generated__/contract.ts";
import { schema } from "../../../src/server/graphql/schema.ts";

test("schema: introspection returns the whole schema with its descriptions", () => {
  const told = (of: typeof schema) => printSchema(buildClientSchema(introspectionFromSchema(of)));
  expect(told(schema)).toBe(told(buildSchema(contract)));
});
