import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderCost } from "../admission.ts";
import { fromGlobalId } from "../graphql/global-id.ts";
import type { NodeType } from "../graphql/global-id.ts";
import type { Made } from "../site/answer.ts";
import { originOf } from "../site/origin.ts";
import { sendDocument } from "../site/documents.ts";
import type { Database } from "../store/connection.ts";
import { everyNoteOfImage, noteCounts, notesByIds } from "../store/notes.ts";
import { BadCursor } from "../store/problems.ts";
import { detailsOfImages, imagesByIds, worksByIds } from "../store/works.ts";
import { ANNOTATIONS_PREFIX } from "./annotation-address.ts";
import { annotationCollectionOf, annotationPageOf } from "./annotations.ts";
import { detailsPageOf, singleAnnotationOf } from "./annotations.ts";
import type { Canvas } from "./annotations.ts";
import { madeDocument, madeNothing, openToEverySite, sendNothing, typeFor } from "./public-json.ts";
import type { ManifestServices } from "./service.ts";

/** Number of notes in a page of annotations. */
export const annotationsOfPage = 200;

type PageRoute = { Params: { image: string }; Querystring: { after?: string | string[] } };
type NoteRoute = { Params: { image: string; note: string } };

/** Requested document; `make` returns a message if it does not exist. */
type Asked = {
  /** Global id of the image, as in the request. */
  image: string;
  /** Remaining part of the cache key, which distinguishes the documents. */
  about: (string | null)[];
  make: (canvas: Canvas) => Promise<object | string>;
};

const noSuchPicture = "There is no picture of this id.";
const noSuchNote = "There is no note of this id on the picture.";
const noSuchPage = "There is no page of notes at this address. Begin with the first one.";

/** Serves the notes and details of every visible image as W3C Web Annotations, to every site. */
export async function registerAnnotations(
  app: FastifyInstance,
  services: ManifestServices,
): Promise<void> {
  const { db, publicOrigin } = services;
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { image, about, make }: Asked,
  ) => {
    const type = typeFor(request);
    const origin = originOf(request, publicOrigin);
    const whole = async (): Promise<Made> => {
      const canvas = await canvasOf(db, image, origin);
      const made = canvas ? await make(canvas) : noSuchPicture;
      return typeof made === "string" ? madeNothing(made) : madeDocument(made, type);
    };
    const key = JSON.stringify(["annotations", type, origin, image, ...about]);
    const document = { key, cost: renderCost.usual, make: whole };
    return sendDocument(request, reply, services, document);
  };

  await app.register(
    async (routes) => {
      openToEverySite(routes);
      routes.get<PageRoute>("/:image", async (request, reply) => {
        const { after = null } = request.query;
        if (Array.isArray(after)) return sendNothing(reply, noSuchPage);
        const make = (canvas: Canvas) => makePage(db, canvas, after);
        return answer(request, reply, {
          image: request.params.image,
          about: ["page", after],
          make,
        });
      });
      routes.get<PageRoute>("/:image/collection", async (request, reply) => {
        const make = async (canvas: Canvas) => {
          const [total = 0] = await noteCounts(db, [canvas.imageId]);
          return annotationCollectionOf(total, canvas);
        };
        return answer(request, reply, { image: request.params.image, about: ["collection"], make });
      });
      routes.get<PageRoute>("/:image/details", async (request, reply) => {
        const make = async (canvas: Canvas) => {
          const [details = []] = await detailsOfImages(db, [canvas.imageId]);
          return detailsPageOf(details, canvas);
        };
        return answer(request, reply, { image: request.params.image, about: ["details"], make });
      });
      routes.get<NoteRoute>("/:image/:note", async (request, reply) => {
        const { image, note } = request.params;
        const make = async (canvas: Canvas) => {
          const [found] = await notesByIds(db, [idIn("Note", note)]);
          const isShown = found?.isShown && found.imageId === canvas.imageId;
          return isShown ? singleAnnotationOf(found, canvas) : noSuchNote;
        };
        return answer(request, reply, { image, about: ["note", note], make });
      });
      // A route instead of a not-found handler, because the site's pages would take precedence over that.
      routes.get("/*", async (_request, reply) => sendNothing(reply, noSuchPicture));
    },
    { prefix: ANNOTATIONS_PREFIX },
  );
}

async function makePage(db: Database, canvas: Canvas, after: string | null) {
  try {
    const page = { first: annotationsOfPage, after };
    const { rows, cursors, hasNextPage } = await everyNoteOfImage(db, canvas.imageId, page);
    const next = hasNextPage ? (cursors.at(-1) ?? null) : null;
    return annotationPageOf(rows, canvas, { after, next });
  } catch (error) {
    if (error instanceof BadCursor) return noSuchPage;
    throw error;
  }
}

async function canvasOf(db: Database, globalId: string, origin: string): Promise<Canvas | null> {
  const [image] = await imagesByIds(db, [idIn("Image", globalId)]);
  const [work] = image ? await worksByIds(db, [image.workId]) : [];
  if (!image || !work) return null;
  const { id: imageId, position, width, height } = image;
  const { slug, recordLanguage: language } = work;
  return { imageId, position, slug, width, height, language, origin };
}

/** Returns the id within a type; empty for an id of another type, which matches nothing. */
function idIn(type: NodeType, globalId: string): string {
  const key = fromGlobalId(globalId);
  return key?.type === type ? key.id : "";
}
