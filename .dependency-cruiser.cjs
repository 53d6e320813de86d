/** Which part of the house may lean on which. See docs/architecture.md. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "client-knows-no-server",
      comment: "The two sides meet in the contract alone.",
      severity: "error",
      from: { path: "^src/client" },
      to: { path: "^src/server" },
    },
    {
      name: "server-knows-no-client",
      severity: "error",
      from: { path: "^src/server" },
      to: { path: "^src/client" },
    },
    {
      name: "ui-knows-no-relay",
      comment: "Presentational parts take props; they know no records and no features.",
      severity: "error",
      from: { path: "^src/client/ui" },
      to: { path: "^src/client/(relay|features|routes)|^__generated__|react-relay|relay-runtime" },
    },
    {
      name: "features-know-no-routes",
      severity: "error",
      from: { path: "^src/client/features" },
      to: { path: "^src/client/routes" },
    },
    {
      name: "store-knows-no-graphql",
      comment: "The store speaks rows; GraphQL is one of those who ask it.",
      severity: "error",
      from: { path: "^src/server/(store|search|images)" },
      to: {
        path: "^src/server/(graphql|live|accounts|imports)|^src/server/(main|app)|(^|/)graphql",
      },
    },
    {
      name: "shared-code-stands-alone",
      severity: "error",
      from: { path: "^src/(text|view|atlas|record)/" },
      to: { path: "^src/(client|server)" },
    },
    {
      name: "sharp-is-set-up-in-one-place",
      comment: "images/sharp.ts blocks the loaders that the project does not accept.",
      severity: "error",
      from: { path: "^src/server", pathNot: "^src/server/images/sharp[.]ts$" },
      to: { path: "node_modules/sharp/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, dependencyTypesNot: ["type-only"] },
    },
    {
      // A source-worker runs only from source, where development packages are there.
      name: "no-undeclared-packages",
      severity: "error",
      from: { path: "^src" },
      to: {
        dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev"],
        dependencyTypesNot: ["type-only"],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
