import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/server/store/tables/*.ts",
  out: "./src/server/store/migrations",
});
