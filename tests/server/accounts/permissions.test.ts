import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isObjectType } from "graphql";
import { permissions } from "../../../src/server/accounts/permissions.ts";
import { roles } from "../../../src/server/store/roles.ts";
import { schema } from "../../../src/server/graphql/schema.ts";

describe("permissions: the table of permissions", () => {
  it("names only fields of the schema", () => {
    const coordinates = Object.keys(permissions).filter((name) => !name.startsWith("/"));
    const unknown = coordinates.filter((coordinate) => {
      const [typeName = "", field] = coordinate.split(".");
      const type = schema.getType(typeName);
      return !isObjectType(type) || (field !== undefined && !type.getFields()[field]);
    });
    expect(unknown).toEqual([]);
  });

  it("matches the table in the specification", () => {
    const text = readFileSync("docs/specification.md", "utf8");
    const written = [
      ...text.matchAll(
        /^\| `(\w+(?:\.\w+)?|\/[\w/]+)` +\| (\w+) +\| (\w+) +\| (\w+) +\| (\w+) +\|$/gm,
      ),
    ];
    const rows = written.map(([, field = "", ...permits]) => [field, permits]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(
        Object.entries(permissions).map(([field, row]) => [field, roles.map((role) => row[role])]),
      ),
    );
  });

  it("names every mutation", () => {
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => !(`Mutation.${name}` in permissions))).toEqual([]);
  });
});
