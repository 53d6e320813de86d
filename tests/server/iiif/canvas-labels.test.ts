import { describe, expect, it } from "vitest";
import { labelsAmongWorks, labelsOfWork } from "../../../src/server/iiif/canvas-labels.ts";
import type { ImageRow, WorkRow } from "../../../src/server/store/works.ts";
import { imageRow, workRow } from "../../support/work-rows.ts";

describe("labelsOfWork: the canvases of a work's own manifest", () => {
  const labels = (...images: Partial<ImageRow>[]) =>
    labelsOfWork(
      workRow(),
      images.map((given, position) => imageRow({ position, ...given })),
    );

  it("are labelled with their captions, or else with their roles", () => {
    expect(labels({ caption: "Recto" }, { role: "BACK" }, { role: "OTHER" })).toEqual([
      { none: ["Recto"] },
      { en: ["Back"] },
      { en: ["Image 3"] },
    ]);
  });

  it("are labelled like the work if there is only one and it has no caption", () => {
    expect(labels({})).toEqual([{ none: ["Sea"] }]);
    expect(labels({ caption: "Recto" })).toEqual([{ none: ["Recto"] }]);
  });

  it("are numbered if several have the same label", () => {
    const [role, caption] = [{ role: "DETAIL" as const }, { caption: "The sea" }];
    expect(labels(role, caption, { role: "BACK" }, role, caption)).toEqual([
      { en: ["Detail, image 1"] },
      { none: ["The sea, image 2"] },
      { en: ["Back"] },
      { en: ["Detail, image 4"] },
      { none: ["The sea, image 5"] },
    ]);
  });
});

describe("labelsAmongWorks: the canvases of several works in one manifest", () => {
  const labels = (...pictures: [Partial<WorkRow>, Partial<ImageRow>][]) =>
    labelsAmongWorks(
      pictures.map(([work, image]) => ({ work: workRow(work), image: imageRow(image) })),
    );
  const sea = { id: "sea", title: "Sea", identifier: "S", imageCount: 3 };
  const ship = { id: "ship", title: "Ship", identifier: "B" };

  it("are labelled like their works, with the role if the work has several images", () => {
    const back = { position: 1, role: "BACK" as const };
    const german = { ...sea, title: "Meer", recordLanguage: "de" };
    expect(labels([german, back], [{ ...german, imageCount: 1 }, {}])).toEqual([
      { none: ["Meer, Back"] },
      { de: ["Meer"] },
    ]);
    expect(labels([ship, { caption: "The ship" }], [sea, {}], [sea, back])).toEqual([
      { none: ["Ship"] },
      { none: ["Sea, Front"] },
      { none: ["Sea, Back"] },
    ]);
  });

  it("are distinguished by identifiers for equal titles and by numbers for equal labels", () => {
    const other = { ...ship, id: "other", identifier: "C" };
    const caption = "Storm";
    expect(
      labels([ship, {}], [other, {}], [sea, { caption }], [sea, { caption, position: 2 }]),
    ).toEqual([
      { none: ["Ship, B"] },
      { none: ["Ship, C"] },
      { none: ["Sea, Storm, image 1"] },
      { none: ["Sea, Storm, image 3"] },
    ]);
  });
});
