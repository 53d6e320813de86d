// `npm start`: takes a fresh clone to a running site.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { prepare } from "./lib/prepare.mjs";
import { serverArguments, serverVariables } from "./lib/serve.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
prepare();

const env = { ...serverVariables, ...process.env };
const server = spawn(process.execPath, serverArguments, { stdio: "inherit", env });

// In a terminal, Ctrl-C also reaches the server directly; a forwarded signal would count as a second one.
process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
