import { expect, it } from "vitest";
import { anythingHappened, readAnnouncement } from "../../../src/server/store/announcements.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";

it.each<StoreEvent>([
  { kind: "works", addedIds: ["a"], added: 30, changedIds: [] },
  { kind: "import", id: "a" },
  { kind: "import", id: "a", isPublic: false },
  { kind: "album", id: "a", change: 3, entryIds: null, isPublic: true },
  { kind: "exhibition", id: "a", change: 3, by: null, blockIds: ["b"], isPublic: false },
  { kind: "notes", imageId: "a", ids: ["b"] },
])("readAnnouncement: reads an announcement of kind $kind", (event) => {
  expect(readAnnouncement(JSON.stringify(event))).toEqual(event);
});

it.each([
  ["is no JSON", "{"],
  ["lacks something", '{"kind":"works"}'],
  ["is of a kind of a newer version", '{"kind":"weather"}'],
  ["has something in another form", '{"kind":"sessions-ended","ids":"a"}'],
])("readAnnouncement: falls back to “anything happened” for a payload that %s", (_, payload) => {
  expect(readAnnouncement(payload)).toEqual(anythingHappened);
});
