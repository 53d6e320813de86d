// `npm start`: everything from a fresh clone to a site that is open.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { prepare } from "./lib/prepare.mjs";
import { serverArguments, serverVariables } from "./lib/serve.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
prepare();

const env = { ...serverVariables, ...process.env };
const server = spawn(process.execPath, serverArguments, { stdio: "inherit", env });

// At a terminal, Ctrl-C reaches the server by itself: sent on, it would count as the second one.
process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
