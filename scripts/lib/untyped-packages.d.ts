// Packages without type declarations.
declare module "relay-compiler" {
  /** Path of the compiler's executable for this platform. */
  const program: string;
  export default program;
}

declare module "eslint-plugin-relay" {
  import type { FixupPluginDefinition } from "@eslint/compat";
  const plugin: FixupPluginDefinition;
  export default plugin;
}
