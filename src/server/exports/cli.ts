import { runExportCommand } from "./command.ts";

// Files are readable only by this user: an export contains drafts too.
process.umask(0o077);

const { env, stdout: out, stderr: err } = process;
process.exit(await runExportCommand({ args: process.argv.slice(2), env, out, err }));
