import { findDialect } from "./dialect.ts";
import { announcedEncoding, askedEncoding, decoderFor, guessEncoding } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { readBytes } from "./source-bytes.ts";
import type { TableContents } from "./table.ts";
import { tableRows } from "./table-rows.ts";
import type { TableSettings } from "./table-settings.ts";

const headLength = 1024 ** 2;
const sampleLength = 1024 ** 2;

/**
 * Opens a text table and detects its format.
 *
 * @throws ImportFailure if it is not text, or its encoding is not clear
 */
export async function openTextTable(path: string, asked: TableSettings): Promise<TableContents> {
  const { encoding, head, isCut } = await findEncoding(path, asked.encoding ?? null);
  const { delimiter, quote, isPadded } = findDialect(head, isCut, asked);
  const format = { encoding, delimiter: delimiter.value, quote: quote.value, isPadded };
  const sure = { mark: "certain", "utf-8": "certain", guess: "likely", asked: "asked" } as const;
  return {
    written: {
      form: "text",
      encoding: { value: encoding.name, sure: sure[encoding.from] },
      delimiter,
      quote,
      lineEnd: lineEndOf(head),
    },
    rows: () => tableRows(path, format),
    notes: () => (isPadded ? ["Spaces in front of cells in quotation marks are left out."] : []),
  };
}

function lineEndOf(text: string): "\r\n" | "\n" | "\r" | null {
  const found = /\r\n|\n|\r/.exec(text)?.[0];
  return found === "\r\n" || found === "\n" || found === "\r" ? found : null;
}

async function findEncoding(
  path: string,
  asked: string | null,
): Promise<{ encoding: Encoding; head: string; isCut: boolean }> {
  const head: Buffer[] = [];
  let headBytes = 0;
  const sample: Buffer[] = [];
  let sampleBytes = 0;
  let encoding = asked === null ? null : askedEncoding(asked);
  const utf8 = decoderFor({ name: "UTF-8", from: "utf-8" });
  const invalidFrom = (decode: () => string): boolean => {
    try {
      decode();
      return false;
    } catch {
      return true;
    }
  };
  for await (const bytes of readBytes(path)) {
    if (headBytes === 0) encoding ??= announcedEncoding(bytes);
    if (headBytes < headLength) head.push(bytes);
    headBytes += bytes.length;
    if (encoding) {
      if (headBytes >= headLength) break;
    } else if (sampleBytes > 0 || invalidFrom(() => utf8.write(bytes))) {
      sample.push(bytes);
      sampleBytes += bytes.length;
      if (sampleBytes >= sampleLength) break;
    }
  }
  if (!encoding && sampleBytes === 0) {
    encoding = invalidFrom(() => utf8.end())
      ? guessEncoding(Buffer.concat(head))
      : { name: "UTF-8", from: "utf-8" };
  }
  encoding ??= guessEncoding(Buffer.concat(sample));
  const text = decoderFor(encoding).write(Buffer.concat(head));
  return { encoding, head: text, isCut: headBytes >= headLength };
}
