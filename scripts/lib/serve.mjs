/**
 * Memory options of Node for the built server: a small young generation, and garbage collection when the heap has
 * somewhat more than doubled, not when it has quadrupled. This saves about 80 MB; rendering a page takes a fifteenth
 * longer.
 */
const memory = ["--max-semi-space-size=6", "--heap-growing-percent=120"];

/** Arguments of Node to run the built server. */
export const serverArguments = [...memory, "build/server/main.mjs"];

/** With its default number of arenas, glibc retains twice the memory that was used to prepare images. */
export const serverVariables = { MALLOC_ARENA_MAX: "2" };
