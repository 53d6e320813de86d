import { makeDatabase } from "./new-database.ts";

// Makes a new database in the folder named on the command line. The build keeps one ready, because
// making it takes seconds and a gigabyte of memory, and copying it neither.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say where the new database is to be.");
await makeDatabase(folder);
