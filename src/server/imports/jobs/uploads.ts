import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance } from "fastify";
import { hasCode } from "../../file-errors.ts";
import { isOwnOrigin } from "../../site/origin.ts";
import { privateCaching } from "../../site/send-answer.ts";
import type { Database } from "../../store/connection.ts";
import { newId } from "../../store/ids.ts";
import { changeUpload, jobById } from "../../store/import-jobs.ts";
import { memberAtDesk, refusalAtDesk } from "../../site/refusal-at-desk.ts";
import type { GivenFiles } from "./given-files.ts";
import { jobSentences } from "./job-sentences.ts";
import { safePath } from "./safe-path.ts";
import { UploadBounds } from "./upload-bounds.ts";
import type { ReceivedFile } from "./upload-bounds.ts";

/** Services that uploads use. */
export type UploadServices = {
  db: Database;
  files: GivenFiles;
  publicOrigin: string | null;
  /** Maximum size of one file, in bytes. */
  uploadLimit: number;
};

/** Limits of a member: stored uploads, files of one upload, and total size as a multiple of the largest file. */
const [mostUploads, mostFiles, mostTimes] = [1000, 100_000, 50];

/** A rejected file, with the status of the response. */
class UploadRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Receives files for imports: the body is the file, `x-file-name` its name, `?into=` the upload it belongs to. */
export async function registerUploads(
  app: FastifyInstance,
  services: UploadServices,
): Promise<void> {
  const { db, files, publicOrigin, uploadLimit } = services;
  const limits = { uploads: mostUploads, files: mostFiles, bytes: mostTimes * uploadLimit };
  const bounds = new UploadBounds(files, limits);
  const underWay = new Set<AbortController>();
  // A large upload would delay the server's stop.
  app.addHook("preClose", async () => {
    for (const stop of underWay) stop.abort();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, body, done) => done(null, body));
  app.post<{ Querystring: { into?: string } }>(
    "/desk/uploads",
    {
      bodyLimit: Number.MAX_SAFE_INTEGER,
      config: { isLongUpload: true },
      onRequest: async (request, reply) => {
        void reply.header("cache-control", privateCaching);
        const message = isOwnOrigin(request, publicOrigin)
          ? await refusalAtDesk(db, request, publicOrigin, "/desk/uploads")
          : "Pages of other sites cannot do this.";
        // The body is not read, so the connection must be closed.
        if (message !== null) await reply.header("connection", "close").code(403).send({ message });
      },
    },
    async (request, reply) => {
      const stop = new AbortController();
      underWay.add(stop);
      try {
        const { into } = request.query;
        const memberId = (await memberAtDesk(db, request, publicOrigin)) ?? "";
        const from = { headers: request.headers, into, memberId };
        const id = await take(request.raw, from, { ...services, bounds }, stop.signal);
        return await reply.code(201).send({ id });
      } catch (error) {
        void reply.header("connection", "close");
        if (!(error instanceof UploadRefused)) throw error;
        return await reply.code(error.status).send({ message: error.message });
      } finally {
        underWay.delete(stop);
      }
    },
  );
}

async function take(
  body: Readable,
  {
    headers,
    into,
    memberId,
  }: { headers: NodeJS.Dict<string | string[]>; into: unknown; memberId: string },
  services: UploadServices & { bounds: UploadBounds },
  signal: AbortSignal,
): Promise<string> {
  const { db, files, uploadLimit, bounds } = services;
  const path = safePath(headers["x-file-name"]);
  if (path === null) throw new UploadRefused(400, jobSentences.badName);
  const tooLarge = () => new UploadRefused(413, tooLargeSentence(uploadLimit));
  if (Number(headers["content-length"] ?? 0) > uploadLimit) throw tooLarge();
  if (
    into !== undefined &&
    !(typeof into === "string" && (await isOpen(into, memberId, services)))
  ) {
    throw new UploadRefused(404, jobSentences.noUpload);
  }
  const id = typeof into === "string" ? into : newId();
  const whole = join(files.givenOf(id), path);
  const part = join(files.placeOf(id), `part-${randomUUID()}`);
  let received: ReceivedFile | null = null;
  try {
    received = await bounds.begin(memberId, id, into === undefined);
    if (!received) throw tooMuch();
    const { add } = received;
    let bytes = 0;
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > uploadLimit) done(tooLarge());
        else if (!add(chunk.length)) done(tooMuch());
        else done(null, chunk);
      },
    });
    await mkdir(dirname(whole), { recursive: true });
    await pipeline(body, counting, createWriteStream(part, { mode: 0o600 }), { signal });
    // A source must not change while it is being read or after it has been read.
    const isKept = await changeUpload(db, id, () => rename(part, whole));
    if (!isKept) throw new UploadRefused(404, jobSentences.noUpload);
    return id;
  } catch (error) {
    received?.undo();
    await rm(part, { force: true });
    if (into === undefined) await files.remove(id);
    throw refused(error);
  }
}

const tooMuch = () => new UploadRefused(413, jobSentences.tooManyUploads);

/** Returns whether a member can add a file to an upload: it is theirs, and it has no import yet. */
async function isOpen(
  id: string,
  memberId: string,
  { db, files, bounds }: UploadServices & { bounds: UploadBounds },
): Promise<boolean> {
  const isKept = (await files.whole(id)) !== null && (await jobById(db, id)) === null;
  return isKept && bounds.isOf(id, memberId);
}

function refused(error: unknown): unknown {
  if (hasCode(error, "ENOSPC", "EDQUOT")) return new UploadRefused(507, jobSentences.noRoom);
  // The upload was removed meanwhile.
  if (hasCode(error, "ENOENT")) return new UploadRefused(404, jobSentences.noUpload);
  // A file has the name of an existing folder, or the other way round.
  if (hasCode(error, "EEXIST", "ENOTDIR", "EISDIR", "ENOTEMPTY", "ENAMETOOLONG")) {
    return new UploadRefused(400, jobSentences.badName);
  }
  // The client has disconnected, or the server is stopping.
  const hasGone = hasCode(error, "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR");
  return hasGone ? new UploadRefused(400, jobSentences.brokenOff) : error;
}

function tooLargeSentence(limit: number): string {
  const [size, unit] = limit >= 2 ** 30 ? [limit / 2 ** 30, "GB"] : [limit / 2 ** 20, "MB"];
  const most = `${size.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
  return `The file is too large: at most ${most} are taken. Whoever runs this site can bring it in where the site runs.`;
}
