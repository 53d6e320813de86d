import type { FastifyInstance } from "fastify";
import { parseSearch } from "../../text/query.ts";
import { renderCost } from "../admission.ts";
import { originOf } from "../site/origin.ts";
import type { Made } from "../site/answer.ts";
import { sendDocument } from "../site/documents.ts";
import type { Database } from "../store/connection.ts";
import { everyNoteOfImage } from "../store/notes.ts";
import type { NoteRow } from "../store/note-row.ts";
import type { PageOf } from "../store/page.ts";
import { detailsOfImages, imagesOfWorks, workBySlug } from "../store/works.ts";
import type { ImageRow } from "../store/works.ts";
import { contentSearch } from "./content-search.ts";
import type { SearchedPicture } from "./content-search.ts";
import { SEARCH_PREFIX } from "./manifest.ts";
import { madeDocument, madeNothing, openToEverySite, sendNothing, typeFor } from "./public-json.ts";
import type { ManifestServices } from "./service.ts";

/** Maximum length of a query, in characters. */
const longestSearch = 200;
/** Number of notes of an image, and of images, in one batch. */
const [notesAtOnce, picturesAtOnce] = [100, 20];

type SearchRoute = {
  Params: { slug: string };
  Querystring: Record<string, string | string[] | undefined>;
};

const noSuchWork = "There is no work of this name with pictures.";

/** Serves the IIIF Content Search API 2.0 of every published work with images, to every site. */
export async function registerContentSearch(
  app: FastifyInstance,
  services: ManifestServices,
): Promise<void> {
  const { db, publicOrigin } = services;
  await app.register(
    async (routes) => {
      openToEverySite(routes);
      routes.get<SearchRoute>("/:slug", async (request, reply) => {
        const { params, query: given, url } = request;
        const { q = "" } = given;
        if (typeof q !== "string" || q.length > longestSearch) {
          const message = `Search with one q of at most ${longestSearch} characters.\n`;
          void reply.code(400).header("cache-control", "no-store");
          return reply.type("text/plain; charset=utf-8").send(message);
        }
        const origin = originOf(request, publicOrigin);
        const type = typeFor(request);
        const ignored = Object.keys(given).filter((name) => name !== "q");
        const make = async (): Promise<Made> => {
          const found = await picturesOf(db, params.slug);
          if (!found) return madeNothing(noSuchWork);
          const asked = { address: `${origin}${url}`, ignored, origin };
          const document = await contentSearch(found.work, found.pictures, parseSearch(q), asked);
          return madeDocument(document, type);
        };
        const key = `search ${type} ${origin} ${url}`;
        return sendDocument(request, reply, services, { key, cost: renderCost.large, make });
      });
      // A route instead of a not-found handler, because the site's pages would take precedence over that.
      routes.get("/*", async (_request, reply) => sendNothing(reply, noSuchWork));
    },
    { prefix: SEARCH_PREFIX },
  );
}

async function picturesOf(db: Database, slug: string) {
  const work = await workBySlug(db, slug);
  const [images = []] = work ? await imagesOfWorks(db, [work.id]) : [];
  return work && images.length > 0 ? { work, pictures: searchedPictures(db, images) } : null;
}

async function* searchedPictures(
  db: Database,
  images: readonly ImageRow[],
): AsyncGenerator<SearchedPicture> {
  for (let at = 0; at < images.length; at += picturesAtOnce) {
    const some = images.slice(at, at + picturesAtOnce);
    const ids = some.map(({ id }) => id);
    const details = await detailsOfImages(db, ids);
    const page = { first: notesAtOnce, after: null };
    const firstNotes = await Promise.all(ids.map((id) => everyNoteOfImage(db, id, page)));
    for (const [i, image] of some.entries()) {
      const notes = notesFrom(db, image.id, firstNotes[i]);
      yield { image, details: details[i] ?? [], notes };
    }
  }
}

/** Yields the notes of an image, starting with a page; further pages are read on demand. */
async function* notesFrom(
  db: Database,
  imageId: string,
  page: PageOf<NoteRow> | undefined,
): AsyncGenerator<NoteRow> {
  for (let current = page; current !== undefined;) {
    yield* current.rows;
    const after = current.cursors.at(-1) ?? null;
    if (!current.hasNextPage || after === null) return;
    current = await everyNoteOfImage(db, imageId, { first: notesAtOnce, after });
  }
}
