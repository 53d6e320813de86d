import { describe, expect, it } from "vitest";
import { isObjectType } from "graphql";
import { permissions } from "../../../src/server/accounts/permissions.ts";
import { schema } from "../../../src/server/graphql/schema.ts";

describe("the table of permissions", () => {
  it("names fields that the contract has", () => {
    const unknown = Object.keys(permissions).filter((coordinate) => {
      const [typeName = "", field = ""] = coordinate.split(".");
      const type = schema.getType(typeName);
      return !isObjectType(type) || !type.getFields()[field];
    });
    expect(unknown).toEqual([]);
  });

  it("names every mutation", () => {
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => !(`Mutation.${name}` in permissions))).toEqual([]);
  });
});
