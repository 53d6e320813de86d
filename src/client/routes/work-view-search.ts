import type { WorkViewSearch } from "../../view/address.ts";

const names = ["image", "region", "rotation", "adjust", "lens", "layers"] as const;

/** Parses the search parameters of a work. Unknown ones are ignored. */
export function workViewSearch(search: Record<string, unknown>): WorkViewSearch {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [value] = [search[name]].flat();
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}
