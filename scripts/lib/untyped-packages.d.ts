// Packages that ship no types of their own.
declare module "relay-compiler" {
  /** Path of the compiler's program for this machine. */
  const program: string;
  export default program;
}

declare module "eslint-plugin-relay" {
  import type { FixupPluginDefinition } from "@eslint/compat";
  const plugin: FixupPluginDefinition;
  export default plugin;
}
