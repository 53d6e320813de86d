// Packages that ship no types of their own.
declare module "relay-compiler" {
  /** Path of the compiler's program for this machine. */
  const program: string;
  export default program;
}

declare module "eslint-plugin-jsx-a11y" {
  import type { ESLint, Linter } from "eslint";
  const plugin: ESLint.Plugin & { flatConfigs: { recommended: { rules: Linter.RulesRecord } } };
  export default plugin;
}

declare module "eslint-plugin-relay" {
  import type { ESLint } from "eslint";
  const plugin: ESLint.Plugin;
  export default plugin;
}
