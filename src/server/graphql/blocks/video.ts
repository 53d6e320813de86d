import * as v from "valibot";
import type { VideoBlock, VideoBlockResolvers } from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, VideoBlockModel } from "./contents.ts";
import { neededWords, takenView, webAddress, words } from "./rules.ts";

export const videoRules: v.GenericSchema<unknown, Contents["video"]> = v.object({
  address: webAddress(["https:"]),
  title: neededWords(200, "Say what the video shows."),
  poster: v.nullish(takenView, null),
  transcript: words(20_000),
});

export const videoBlock: Complete<VideoBlock, Omit<VideoBlockModel, "id">, VideoBlockResolvers> = {
  ...blockFields,
  address: ({ content }) => content.address,
  title: ({ content }) => content.title,
  poster: ({ content }) => content.poster,
  transcript: ({ content }) => content.transcript,
};
