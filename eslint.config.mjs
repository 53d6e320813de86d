import { fixupPluginRules } from "@eslint/compat";
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import relay from "eslint-plugin-relay";
import globals from "globals";
import typescript from "typescript-eslint";

/**
 * Relay's rules, written for an older ESLint, which fixupPluginRules makes up for; colocation of spreads and the file-name prefix suit Meta's own module system, not this one.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
const relayRules = {
  "relay/graphql-syntax": "error",
  "relay/graphql-naming": "error",
  "relay/unused-fields": "error",
  "relay/no-future-added-value": "error",
  "relay/function-required-argument": "error",
  "relay/hook-required-argument": "error",
};

export default typescript.config(
  {
    ignores: ["__generated__/", "build/", "data/", "node_modules/", "src/server/store/migrations/"],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...typescript.configs.recommended,
  {
    rules: {
      "no-console": "error",
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["error", { max: 400 }],
      // From the package as a whole every page would get all icons.
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "lucide-react", allowTypeImports: true, message: "Use lucide-react/icons/…" },
          ],
        },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["src/client/**/*.{ts,tsx}", "tests/client/**/*.{ts,tsx}"],
    plugins: { relay: fixupPluginRules(relay), "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...relayRules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // Lens and deep zoom are applications of their own: they take the focus and all keys.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "application"] }],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    files: ["tests/**", "src/client/routes/**"],
    rules: { "relay/graphql-naming": "off", "relay/unused-fields": "off" },
  },
  {
    files: ["scripts/**", "tests/support/**"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
);
