import { getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { rootFields } from "../../../src/server/graphql/root-fields.ts";

function namesIn(text: string): string[] {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation ? rootFields(document, operation).map(({ name }) => name.value) : [];
}

test("root-fields: the fields of an operation include those in fragments", () => {
  const text = `{ a ... on Query { b ...More } c } fragment More on Query { d { e } }`;
  expect(namesIn(text)).toEqual(["a", "b", "d", "c"]);
});

test("root-fields: fragments that are spread repeatedly are visited once", () => {
  const fragments = Array.from(
    { length: 16 },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
  );
  const text = `{ ...F0 } ${fragments.join(" ")} fragment F16 on Query { a }`;
  expect(namesIn(text)).toEqual(["a"]);
});
