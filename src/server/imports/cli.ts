import { runImportCommand } from "./command.ts";

// Files are readable by this user only: they hold password hashes, drafts and private albums.
process.umask(0o077);

const stop = new AbortController();
let asked: NodeJS.Signals | null = null;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Asked a second time, it stops at once: what is written so far is whole in any case.
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
// Pictures still under way are of no use any more; their folders are whole or absent.
process.exit(code);
