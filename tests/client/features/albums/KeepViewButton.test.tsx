import { waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, expect, it } from "vitest";
import type { KeepViewButtonTestQuery } from "../../../../__generated__/relay/KeepViewButtonTestQuery.graphql.ts";
// Preloads lazy parts, so that loading them does not count towards a test's timeout.
import "../../../../src/client/features/albums/Keeping.tsx";
import "../../../../src/client/features/albums/view-to-keep.ts";
import { endKeeping, keepRequest } from "../../../../src/client/features/albums/keep-request.ts";
import { KeepPart } from "../../../../src/client/features/albums/KeepPart.tsx";
import { KeepViewButton } from "../../../../src/client/features/albums/KeepViewButton.tsx";
import type { View } from "../../../../src/view/view.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt } from "../viewer/viewer-data.ts";

afterEach(endKeeping);

const image = (service: string) => ({ service, width: 4000, height: 3000 });

/** Opens the modal by a click on the button, while the user looks at a view. */
async function keep(view: View | null) {
  const rendered = await renderWithRelay<KeepViewButtonTestQuery>(
    {
      query: graphql`
        query KeepViewButtonTestQuery @relay_test_operation {
          work(slug: "sea") {
            ...KeepViewButton_work
          }
        }
      `,
      render: ({ work }) =>
        work && (
          <>
            <KeepViewButton work={work} looking={lookingAt({ view })} />
            <KeepPart />
          </>
        ),
    },
    {
      Work: () => ({
        id: "work",
        title: "Sea",
        slug: "sea",
        images: [image("/iiif/image/3/a"), image("/iiif/image/3/b")],
      }),
    },
  );
  const { user, screen, lastAsked } = rendered;
  await user.click(screen.getByRole("button", { name: "Keep this view" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(lastAsked().name).toBe("albumsToChooseQuery"));
  return { ...rendered, dialog };
}

it("KeepViewButton: a zoomed region is added as a detail with a preview image", async () => {
  const view = {
    ...wholeView("sea", 1),
    region: { x: 1000, y: 500, width: 800, height: 600 },
  };
  const { lastAsked, dialog } = await keep(view);
  const word = toText(view);
  expect(lastAsked().variables).toMatchObject({ workId: "work", view: word });
  const picture = dialog.querySelector("img")?.getAttribute("src");
  expect(picture).toBe("/iiif/image/3/b/1000,500,800,600/400,300/0/default.jpg");
});

it.each([
  ["nothing is looked at closely", null],
  ["all of the first picture is seen", wholeView("sea", 0)],
])("KeepViewButton: the work itself is added when %s", async (_, view) => {
  const { lastAsked, dialog } = await keep(view);
  expect(lastAsked().variables).toMatchObject({ workId: "work", view: null });
  expect(dialog.querySelector("img")).toBeNull();
  expect(keepRequest()).toMatchObject({ work: { title: "Sea" }, picture: null });
});
