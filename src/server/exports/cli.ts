import { runExportCommand } from "./command.ts";

const { env, stdout: out, stderr: err } = process;
process.exit(await runExportCommand({ args: process.argv.slice(2), env, out, err }));
