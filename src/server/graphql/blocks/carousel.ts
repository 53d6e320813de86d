import * as v from "valibot";
import type { CarouselBlock, CarouselBlockResolvers } from "../../../../__generated__/resolvers.ts";
import type { Complete } from "../complete.ts";
import { blockFields } from "./block-fields.ts";
import type { Contents, CarouselBlockModel } from "./contents.ts";
import { keyed, neededWords, takenView, words } from "./rules.ts";

export const carouselRules: v.GenericSchema<unknown, Contents["carousel"]> = v.object({
  label: neededWords(200, "Say what the slides are: it is the carousel’s name."),
  slides: keyed({ view: takenView, caption: words(1_000) }, 500, "slides"),
});

export const carouselBlock: Complete<
  CarouselBlock,
  Omit<CarouselBlockModel, "id">,
  CarouselBlockResolvers
> = {
  ...blockFields,
  label: ({ content }) => content.label,
  slides: ({ content }) => content.slides,
};
