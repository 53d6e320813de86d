import type { SourceEntry } from "./source-parts.ts";

/**
 * Gives the works of a source that say no language of their record the one that was said for all of them.
 *
 * @param language a tag of BCP 47; null if none was said
 */
export async function* inRecordLanguage(
  entries: AsyncGenerator<SourceEntry>,
  language: string | null,
): AsyncGenerator<SourceEntry> {
  for await (const entry of entries) {
    yield language === null ? entry : { ...entry, result: withLanguage(entry.result, language) };
  }
}

function withLanguage(result: SourceEntry["result"], language: string): SourceEntry["result"] {
  if ("problem" in result || result.work.recordLanguage !== null) return result;
  const { unsaid, ...said } = result.work;
  const left = unsaid?.filter((field) => field !== "recordLanguage");
  const work = { ...said, recordLanguage: language, ...(left && { unsaid: left }) };
  return { ...result, work };
}
