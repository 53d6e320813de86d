/** What the transaction of a session is at: none, open, or failed. */
export type TransactionStatus = "I" | "T" | "E";

/** A whole message of PostgreSQL's protocol with this type and content. */
export function message(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(5, type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A simple query. */
export const queryMessage = (sql: string) => message("Q", text(sql));

/** The message that says that the database is ready for the next statement. */
export const ready = (status: TransactionStatus) => message("Z", Buffer.from(status));

/** An error as PostgreSQL words it: severity, five-character code, sentence. */
export const failure = (severity: "ERROR" | "FATAL", code: string, sentence: string) =>
  message(
    "E",
    text(`S${severity}`),
    text(`V${severity}`),
    text(`C${code}`),
    text(`M${sentence}`),
    Buffer.alloc(1),
  );

/** What a client hears when it comes in. The key is of no use: nothing can be cancelled. */
export const welcome = (parameters: Readonly<Record<string, string>>) =>
  Buffer.concat([
    message("R", number(0)),
    ...Object.entries(parameters).map(([name, value]) => message("S", text(name), text(value))),
    message("K", number(process.pid), number(0)),
    ready("I"),
  ]);

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
