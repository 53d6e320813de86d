import { makeDatabase } from "./new-database.ts";

// Creates a new database in the folder named on the command line. The build ships one ready-made, because creating it
// takes seconds and a gigabyte of memory, and copying it takes neither.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say where the new database is to be.");
await makeDatabase(folder);
