/** Room for what lives briefly: more of it makes the server hold 30 MB more and answer no sooner. */
const memory = ["--max-semi-space-size=6"];

/** What Node is started with to run the built server. */
export const serverArguments = [...memory, "build/server/main.mjs"];

/** With its usual number of arenas, glibc keeps twice the memory that pictures were prepared in. */
export const serverVariables = { MALLOC_ARENA_MAX: "2" };
