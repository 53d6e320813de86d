import { runImportCommand } from "./command.ts";

// Files are readable by this user only: they contain password hashes, drafts and private albums.
process.umask(0o077);

const stop = new AbortController();
let asked: NodeJS.Signals | null = null;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // A second signal stops the process at once: everything written so far is complete in any case.
    if (asked) process.exit(130);
    asked = signal;
    process.stderr.write("\nStopping after the works under way …\n");
    stop.abort();
  });
}

const code = await runImportCommand({
  args: process.argv.slice(2),
  env: process.env,
  signal: stop.signal,
  out: process.stdout,
  err: process.stderr,
});
// Images still being prepared are no longer needed; their folders are complete or absent.
process.exit(code);
