import { formatCount, worksCount } from "../works/label.ts";
import { offerOf, type Subject } from "./subject.ts";

/** Messages about an offline download. */
export type Words = {
  /** Title of the dialog. */
  title: string;
  offer: string;
  measuring: string;
  taking: string;
  /** What a download provides. */
  promise: string;
  /** What the user can do if there is not enough storage. */
  fewer: string;
  /** Formats a number of its items, and what is stored of it. */
  count: (count: number) => string;
  there: (count: number, size: string) => string;
  goesOn: string;
};

/** Returns the messages for a list. */
export function wordsFor(subject: Subject): Words {
  const name = subject.kind === "favourites" ? "your favourites" : `“${subject.title}”`;
  const title = `Take ${name} with you`;
  const offer = offerOf(subject);
  return { title, offer, ...(subject.kind === "exhibition" ? ofExhibitions : ofWorks) };
}

const ofWorks = {
  measuring: "Finding out how large they are",
  taking: "Taking them with you",
  promise:
    "Their pages and pictures then open on this device without a network, until you remove them. Up to about twice the size of the screen they are sharp; their last detail needs the network.",
  fewer: "Remove something here or on the device, or take fewer works.",
  count: worksCount,
  there: (count: number, size: string) =>
    `${worksCount(count)} ${count === 1 ? "is" : "are"} with you, ${size}.`,
  goesOn: "Taking them again goes on from there.",
};

const partsCount = (count: number) => `${formatCount(count)} ${count === 1 ? "part" : "parts"}`;

const ofExhibitions = {
  measuring: "Finding out how large it is",
  taking: "Taking it with you",
  promise:
    "Its page, its pictures and the steps of its stories then open on this device without a network, until you remove them. The pages of its works, videos and the last detail of pictures need the network.",
  fewer: "Remove something here or on the device.",
  count: partsCount,
  there: (count: number, size: string) =>
    `${partsCount(count)} of it ${count === 1 ? "is" : "are"} with you, ${size}.`,
  goesOn: "Taking it again goes on from there.",
};
