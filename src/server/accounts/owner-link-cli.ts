import { runOwnerLinkCommand } from "./owner-link-command.ts";

const { env, stdout: out, stderr: err } = process;
process.exit(await runOwnerLinkCommand({ env, out, err }));
