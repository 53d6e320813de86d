/** Transaction status of a session: none, open, or failed. */
export type TransactionStatus = "I" | "T" | "E";

/** Returns a complete message of the PostgreSQL protocol with this type and content. */
export function message(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(5, type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Returns a simple query message. */
export const queryMessage = (sql: string) => message("Q", text(sql));

/** Returns the ReadyForQuery message. */
export const ready = (status: TransactionStatus) => message("Z", Buffer.from(status));

/** Returns a PostgreSQL error message with severity, five-character code and text. */
export const failure = (severity: "ERROR" | "FATAL", code: string, sentence: string) =>
  message(
    "E",
    text(`S${severity}`),
    text(`V${severity}`),
    text(`C${code}`),
    text(`M${sentence}`),
    Buffer.alloc(1),
  );

/** Returns the reply to a startup message. The cancellation key is unused, since the proxy cannot cancel queries. */
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
