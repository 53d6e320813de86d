/**
 * The address of a worker's program. The build bundles each worker into a `.mjs` beside the
 * bundle that starts it; run from source, the TypeScript file itself is started through tsx.
 *
 * @param built name of the bundled file, such as `database-worker.mjs`
 * @param source address of the TypeScript file, `new URL('./worker.ts', import.meta.url)`
 */
export function workerUrl(built: string, source: URL): { url: URL; execArgv: string[] } {
  const bundled = import.meta.url.endsWith('.mjs');
  return bundled
    ? { url: new URL(`./${built}`, import.meta.url), execArgv: [] }
    : { url: source, execArgv: ['--import', 'tsx'] };
}
