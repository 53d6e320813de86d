import { act, screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ImportReadingTestQuery } from "../../../../../__generated__/relay/ImportReadingTestQuery.graphql.ts";
import { ImportReading } from "../../../../../src/client/features/desk/imports/ImportReading.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";
import { someImport, someReading } from "./some-import.ts";

const render = (moved: object = {}) =>
  renderWithRelay<ImportReadingTestQuery>(
    {
      query: graphql`
        query ImportReadingTestQuery @relay_test_operation {
          node(id: "import-1") {
            ...ImportReading_run @alias(as: "run")
          }
        }
      `,
      render: ({ node }) => node?.run && <ImportReading run={node.run} />,
    },
    { Query: () => ({ node: { __typename: "Import", ...someImport(moved) } }) },
  );

type Rendered = Awaited<ReturnType<typeof render>>;
const table = ({ lastAsked }: Rendered) =>
  (lastAsked().variables["input"] as { table: unknown }).table;
const answer = ({ environment }: Rendered, moved: object) =>
  answerMutation(environment, {
    changeImport: {
      __typename: "ChangeImportSuccess",
      import: { __typename: "Import", ...someImport(moved) },
    },
  });
const select = (name: RegExp | string) => screen.getByLabelText<HTMLSelectElement>(name);
const written = { encoding: "windows-1252", delimiter: ";", quote: '"', sheet: null };

describe("ImportReading: how a table is read", () => {
  it("is shown, with how sure that is", async () => {
    await render();
    expect(select("Encoding (likely)").value).toBe("windows-1252");
    expect(select("Between cells").value).toBe(";");
    expect(select("Around cells").value).toBe('"');
    expect(select("Names of columns").value).toBe("1");
    screen.getByText("The encoding is a guess.");
    screen.getByText("3 of 4 columns are fields of a work");
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows[2]).toMatch(/^Was.*Ship$/);
    expect(rows[3]).toMatch(/empty$/);
  });

  it("can be said otherwise: what is seen stays, but the columns are found out anew", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select(/Encoding/), "Mac Roman");
    expect(table(rendered)).toEqual({ ...written, encoding: "macintosh" });
  });

  it("names the header's row however far down it is", async () => {
    await render({ reading: someReading({ headerRow: 14 }) });
    expect(select("Names of columns").selectedOptions[0]?.textContent).toBe("Row 14");
  });

  it("can be found out again", async () => {
    const rendered = await render({ reading: someReading({ headerRowSureness: "ASKED" }) });
    await rendered.user.selectOptions(select("Between cells"), "Find out");
    expect(table(rendered)).toEqual({ ...written, delimiter: null, headerRow: 1 });
    await answer(rendered, {});
    await rendered.user.selectOptions(select(/^Names of columns/), "There are none");
    expect(table(rendered)).toEqual({ ...written, headerRow: 0 });
  });

  it("is corrected column by column, with all others as they are", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select("What Tags says of a work"), "Subjects");
    expect(table(rendered)).toEqual({
      ...written,
      headerRow: 1,
      columns: [
        { number: 1, field: "IDENTIFIER", mark: null },
        { number: 2, field: "TITLE", mark: null },
        { number: 3, field: "SUBJECTS", mark: null },
        { number: 4, field: "PLACES", mark: "|" },
      ],
    });
  });

  it("shows at once what was said, and adds to it what is said before that is read", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select("What Tags says of a work"), "Subjects");
    expect(select("What Tags says of a work").value).toBe("SUBJECTS");
    await answer(rendered, { state: "READING", reading: null });
    await rendered.user.selectOptions(select("What Orte says of a work"), "Description");
    expect(table(rendered)).toMatchObject({
      columns: [{}, {}, { number: 3, field: "SUBJECTS" }, { number: 4, field: "DESCRIPTION" }],
    });
    await answer(rendered, { state: "READING", reading: null });
    await rendered.user.selectOptions(select("Around cells"), "Single quotes");
    expect(table(rendered)).toEqual({ ...written, quote: "'", headerRow: 1 });
    await answer(rendered, { state: "CHECKED" });
    expect(select("Around cells").value).toBe('"');
    expect(select("What Tags says of a work").value).toBe("BESIDE");
  });

  it("sends what was said while a request was under way in one request after it", async () => {
    const rendered = await render();
    const underWay = () => rendered.environment.mock.getAllOperations().length;
    await rendered.user.selectOptions(select("What Tags says of a work"), "Subjects");
    await rendered.user.selectOptions(select("What Orte says of a work"), "Description");
    await rendered.user.selectOptions(select("What Orte says of a work"), "Date");
    expect(underWay()).toBe(1);
    await answer(rendered, { state: "READING", reading: null });
    expect(underWay()).toBe(1);
    expect(table(rendered)).toMatchObject({
      columns: [{}, {}, { number: 3, field: "SUBJECTS" }, { number: 4, field: "DATE" }],
    });
    await answer(rendered, { state: "READING", reading: null });
    expect(underWay()).toBe(0);
  });

  it("sends again all that was said when no answer came", async () => {
    const rendered = await render();
    const { environment, user } = rendered;
    await user.selectOptions(select("What Tags says of a work"), "Subjects");
    await user.selectOptions(select("What Orte says of a work"), "Description");
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error("Nothing was sent.");
    act(() => environment.mock.reject(operation, new Error("The connection was lost.")));
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(table(rendered)).toMatchObject({
      columns: [{}, {}, { number: 3, field: "SUBJECTS" }, { number: 4, field: "DESCRIPTION" }],
    });
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  it("tells what stands between values where there may be several, and forgets it where not", async () => {
    const rendered = await render();
    expect(screen.queryByLabelText("What Was holds")).toBeNull();
    await rendered.user.selectOptions(select("What Orte holds"), "Several, by ,");
    expect(table(rendered)).toMatchObject({
      columns: expect.arrayContaining([{ number: 4, field: "PLACES", mark: "," }]) as unknown,
    });
    await answer(rendered, {});
    await rendered.user.selectOptions(select("What Orte says of a work"), "Description");
    expect(table(rendered)).toMatchObject({
      columns: expect.arrayContaining([{ number: 4, field: "DESCRIPTION", mark: null }]) as unknown,
    });
  });

  it("stays in sight while it is read anew, with the focus where it was", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select(/Encoding/), "UTF-8");
    select(/Encoding/).focus();
    await answer(rendered, { state: "READING", reading: null });
    screen.getByText("Being read anew …");
    expect(document.activeElement).toBe(select(/Encoding/));
    expect(select("What Was says of a work").value).toBe("TITLE");
  });

  it("says why it cannot be read like that", async () => {
    const { user, environment } = await render();
    await user.selectOptions(select(/Encoding/), "UTF-8");
    const message = "The text is not UTF-8.";
    await answerMutation(environment, {
      changeImport: { __typename: "InvalidInput", problems: [{ field: "table", message }] },
    });
    screen.getByText(message);
  });

  it("is of a sheet in a spreadsheet, whose header is found out anew for another sheet", async () => {
    const reading = someReading({
      encoding: null,
      encodingSureness: null,
      delimiter: null,
      quote: null,
      sheet: "2024",
      otherSheets: ["2025"],
      headerRowSureness: "ASKED",
    });
    const rendered = await render({ reading });
    expect(screen.queryByLabelText(/Encoding/)).toBeNull();
    await rendered.user.selectOptions(select("Sheet"), "2025");
    expect(table(rendered)).toEqual({
      encoding: null,
      delimiter: null,
      quote: null,
      sheet: "2025",
    });
  });

  it("can be said where nothing could be found out", async () => {
    const rendered = await render({ state: "FAILED", reading: null });
    expect(select("Encoding").value).toBe("find-out");
    await rendered.user.selectOptions(select("Encoding"), "Latin-1");
    expect(table(rendered)).toEqual({ encoding: "ISO-8859-1" });
  });

  it("can only be looked at once works were brought in", async () => {
    const { user } = await render({ state: "DONE" });
    await user.click(screen.getByText("How it is read"));
    const groups = within(screen.getByRole("table")).getAllByRole("group");
    expect(groups.every((group) => group.matches(":disabled"))).toBe(true);
  });

  it("is not told of what has no table", async () => {
    const { container } = await render({ reading: null });
    expect(container.textContent).toBe("");
  });
});
