// A decoding process whose disk is full after it has prepared one image.
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { writeFile } = fs;
let room = 1;
fs.writeFile = async (...args) => {
  if (String(args[0]).endsWith("meta.json")) room -= 1;
  if (room < 0) {
    const message = "ENOSPC: no space left on device, write";
    throw Object.assign(new Error(message), { code: "ENOSPC" });
  }
  return writeFile(...args);
};
syncBuiltinESMExports();
await import("../../src/server/images/decoding/source-worker.mjs");
