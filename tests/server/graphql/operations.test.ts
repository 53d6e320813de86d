import { parse, validate } from "graphql";
import { expect, it } from "vitest";
import { loadOperations } from "../../../src/server/graphql/operations.ts";
import { schema } from "../../../src/server/graphql/schema.ts";

it("operations: are those of the client, without those of tests, and fit the contract", () => {
  const texts = [...loadOperations().values()];
  const names = texts.map((text) => /\w+ (\w+)/.exec(text)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining(["homeQuery", "worksQuery", "workQuery", "rootViewerQuery"]),
  );
  expect(names.filter((name) => name === undefined || /Test[A-Z]/.test(name))).toEqual([]);
  expect(texts.flatMap((text) => validate(schema, parse(text)))).toEqual([]);
});
