import { runOwnerLinkCommand } from "./owner-link-command.ts";

// Files are readable only by this user: they contain password hashes, drafts and private albums.
process.umask(0o077);

const { env, stdout: out, stderr: err } = process;
process.exit(await runOwnerLinkCommand({ env, out, err }));
