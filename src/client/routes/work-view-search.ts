import type { WorkViewSearch } from "../../view/address.ts";

const names = ["image", "region", "rotation", "adjust", "lens", "layers"] as const;

/** What the address of a work may hold; anything else in it is passed over. */
export function workViewSearch(search: Record<string, unknown>): WorkViewSearch {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [value] = [search[name]].flat();
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}
