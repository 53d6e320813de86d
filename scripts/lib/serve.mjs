/** How Node runs the built server: what is for a short time stays small, which costs little and holds 30 MB less. */
export const serverArguments = ["--max-semi-space-size=6", "build/server/main.mjs"];

/** With its usual number of arenas, glibc keeps twice the memory that pictures were prepared in. */
export const serverVariables = { MALLOC_ARENA_MAX: "2" };
