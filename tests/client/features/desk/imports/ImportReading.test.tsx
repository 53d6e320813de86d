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
      render: ({ node }) =>
        node?.run && <ImportReading run={node.run} onCorrecting={() => undefined} />,
    },
    { Query: () => ({ node: { __typename: "Import", ...someImport(moved) } }) },
  );

type Rendered = Awaited<ReturnType<typeof render>>;
/** Applies the corrections, and returns the input of the mutation. */
async function applied({ user, lastAsked }: Rendered): Promise<unknown> {
  await user.click(screen.getByRole("button", { name: /^Apply/ }));
  return (lastAsked().variables["input"] as { table: unknown }).table;
}
const answer = ({ environment }: Rendered, moved: object) =>
  answerMutation(environment, {
    changeImport: {
      __typename: "ChangeImportSuccess",
      import: { __typename: "Import", ...someImport(moved) },
    },
  });
const select = (name: RegExp | string) => screen.getByLabelText<HTMLSelectElement>(name);
const written = { encoding: "windows-1252", delimiter: ";", quote: '"', sheet: null };
const made = { identifiersFrom: null };

describe("ImportReading: settings for reading a table", () => {
  it("show the detected values and their confidence", async () => {
    await render();
    expect(select("Encoding (likely)").value).toBe("windows-1252");
    expect(select("Between cells").value).toBe(";");
    expect(select("Around cells").value).toBe('"');
    expect(select("Names of columns").value).toBe("1");
    screen.getByText("3 of 4 columns are fields of a work");
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows[2]).toMatch(/^Was.*Ship$/);
    expect(rows[3]).toMatch(/empty$/);
  });

  it("send a corrected encoding with the other shown values, but without columns", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select(/Encoding/), "Mac Roman");
    expect(await applied(rendered)).toEqual({ ...written, encoding: "macintosh" });
  });

  it("retain corrections of columns when the encoding is corrected", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select("What Tags says of a work"), "Subjects");
    await rendered.user.selectOptions(select(/Encoding/), "Mac Roman");
    expect(select("What Tags says of a work").value).toBe("SUBJECTS");
    screen.getByRole("button", { name: "Apply 2 corrections" });
    expect(await applied(rendered)).toMatchObject({
      encoding: "macintosh",
      identifiersFrom: null,
      columns: [{}, {}, { number: 3, field: "SUBJECTS" }, {}],
    });
  });

  it.each([
    ["Between cells", "Comma ,", "Semicolon ;"],
    ["Around cells", "Find out", "Double quotes"],
    ["Names of columns", "Row 2", "Row 1"],
    ["Sheet", "2025", "2024"],
  ])("disable the columns while “%s” is corrected, with the reason", async (label, other, same) => {
    const sheets = label === "Sheet" ? { sheet: "2024", otherSheets: ["2025"] } : {};
    const { user } = await render({ reading: someReading(sheets) });
    const foundAgain = "The columns are found again once this is applied.";
    const tags = () => select("What Tags says of a work");
    const isFixed = () => tags().closest("fieldset")?.disabled;
    await user.selectOptions(tags(), "Subjects");
    expect(screen.queryByText(foundAgain)).toBeNull();
    await user.selectOptions(select(label), other);
    screen.getByText(foundAgain);
    screen.getByRole("button", { name: "Apply 1 correction" });
    expect(isFixed()).toBe(true);
    await user.selectOptions(select(label), same);
    expect(screen.queryByText(foundAgain)).toBeNull();
    expect(isFixed()).toBe(false);
  });

  it.each([
    ["Encoding (likely)", "UTF-8"],
    ["Between cells", "Comma ,"],
    ["Around cells", "Single quotes"],
    ["Names of columns", "Row 2"],
  ])("retain row numbers as identifiers when “%s” is corrected", async (label, other) => {
    const rendered = await render({ reading: someReading({ identifiersFrom: 0 }) });
    await rendered.user.selectOptions(select(label), other);
    expect(await applied(rendered)).toMatchObject({ identifiersFrom: 0 });
  });

  it("name the header row even if it is far down", async () => {
    await render({ reading: someReading({ headerRow: 14 }) });
    expect(select("Names of columns").selectedOptions[0]?.textContent).toBe("Row 14");
  });

  it("allow automatic detection again, and a table without a header", async () => {
    const rendered = await render({ reading: someReading({ headerRowSureness: "ASKED" }) });
    await rendered.user.selectOptions(select("Between cells"), "Find out");
    expect(await applied(rendered)).toEqual({ ...written, delimiter: null, headerRow: 1 });
    await answer(rendered, {});
    await rendered.user.selectOptions(select(/^Names of columns/), "There are none");
    expect(await applied(rendered)).toEqual({ ...written, headerRow: 0 });
  });

  it("send the corrections of several columns in one mutation, with all other columns", async () => {
    const rendered = await render();
    const { user, environment } = rendered;
    await user.selectOptions(select("What Tags says of a work"), "Subjects");
    await user.selectOptions(select("What Orte says of a work"), "Description");
    await user.selectOptions(select("What Was says of a work"), "Kept under its own name");
    await user.selectOptions(select("What Was says of a work"), "Title");
    expect(environment.mock.getAllOperations()).toEqual([]);
    screen.getByText("2 corrections, not applied yet. The table is read again once.");
    expect(await applied(rendered)).toEqual({
      ...written,
      ...made,
      headerRow: 1,
      columns: [
        { number: 1, field: "IDENTIFIER", mark: null },
        { number: 2, field: "TITLE", mark: null },
        { number: 3, field: "SUBJECTS", mark: null },
        { number: 4, field: "DESCRIPTION", mark: null },
      ],
    });
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  it("return to their values when corrections are discarded or reverted one by one", async () => {
    const { user } = await render();
    await user.selectOptions(select("What Tags says of a work"), "Subjects");
    await user.click(screen.getByRole("button", { name: "Discard corrections" }));
    expect(select("What Tags says of a work").value).toBe("BESIDE");
    await user.selectOptions(select(/Encoding/), "UTF-8");
    await user.selectOptions(select("Around cells"), "Single quotes");
    screen.getByRole("button", { name: "Apply 2 corrections" });
    await user.click(screen.getByRole("button", { name: "Discard corrections" }));
    await user.selectOptions(select("What Tags says of a work"), "Subjects");
    await user.selectOptions(select("What Tags says of a work"), "Kept under its own name");
    expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
  });

  it("show applied corrections until the table is read, and accept further ones meanwhile", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select("What Tags says of a work"), "Subjects");
    await applied(rendered);
    expect(select("What Tags says of a work").value).toBe("SUBJECTS");
    expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
    await answer(rendered, { state: "READING", reading: null });
    await rendered.user.selectOptions(select("What Orte says of a work"), "Description");
    expect(await applied(rendered)).toMatchObject({
      columns: [{}, {}, { number: 3, field: "SUBJECTS" }, { number: 4, field: "DESCRIPTION" }],
    });
    await answer(rendered, { state: "CHECKED" });
    expect(select("What Tags says of a work").value).toBe("BESIDE");
  });

  it("retain corrections that could not be applied, with the reason", async () => {
    const rendered = await render();
    const { environment, user } = rendered;
    await user.selectOptions(select("What Tags says of a work"), "Subjects");
    await applied(rendered);
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error("Nothing was sent.");
    act(() => environment.mock.reject(operation, new Error("The connection was lost.")));
    expect(screen.getByRole("alert").textContent).toMatch(/^That could not be done/);
    expect(await applied(rendered)).toMatchObject({
      columns: [{}, {}, { number: 3, field: "SUBJECTS" }, {}],
    });
    const message = "The text is not UTF-8.";
    await answerMutation(environment, {
      changeImport: { __typename: "InvalidInput", problems: [{ field: "table", message }] },
    });
    expect(screen.getByRole("alert").textContent).toBe(message);
    screen.getByRole("button", { name: "Apply 1 correction" });
  });

  it("can be corrected again after reading the table failed", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select(/Encoding/), "UTF-8");
    await applied(rendered);
    await answer(rendered, { state: "FAILED", reading: null });
    await rendered.user.selectOptions(select(/Encoding/), "Windows-1252");
    expect(await applied(rendered)).toMatchObject({ encoding: "windows-1252" });
  });

  it("include the separator of a column with several values, and clear it otherwise", async () => {
    const rendered = await render();
    expect(screen.queryByLabelText("What Was holds")).toBeNull();
    await rendered.user.selectOptions(select("What Orte holds"), "Several, by ,");
    expect(await applied(rendered)).toMatchObject({
      columns: expect.arrayContaining([{ number: 4, field: "PLACES", mark: "," }]) as unknown,
    });
    await answer(rendered, {});
    await rendered.user.selectOptions(select("What Orte says of a work"), "Description");
    expect(await applied(rendered)).toMatchObject({
      columns: expect.arrayContaining([{ number: 4, field: "DESCRIPTION", mark: null }]) as unknown,
    });
  });

  it("collapse many custom fields unless a required column is missing", async () => {
    const custom = Array.from({ length: 8 }, (_, at) => ({
      number: at + 5,
      label: `Extra ${at}`,
      field: null,
      mark: null,
      sample: ["x"],
    }));
    const columns = [...someReading().columns, ...custom];
    const { user } = await render({ reading: someReading({ columns }) });
    const fold = screen.getByText("9 custom fields").closest("details");
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText("9 custom fields"));
    await user.selectOptions(select("What Extra 3 says of a work"), "Date");
    expect(select("What Extra 3 says of a work").closest("details")).toBe(fold);
    await user.selectOptions(select("What Inv. says of a work"), "Kept under its own name");
    expect(screen.queryByText("9 custom fields")).toBeNull();
  });

  it.each([
    ["creators", "Creators", "CREATORS"],
    ["subjects", "Subjects", "SUBJECTS"],
    ["places", "Places", "PLACES"],
  ])("assign the title to one column only, but %s to several", async (_, label, field) => {
    const rendered = await render();
    const { user } = rendered;
    await user.selectOptions(select("What Inv. says of a work"), "Title");
    expect(select("What Was says of a work").value).toBe("BESIDE");
    await user.selectOptions(select("What Tags says of a work"), label);
    await user.selectOptions(select("What Orte says of a work"), label);
    expect(await applied(rendered)).toMatchObject({
      columns: [
        { number: 1, field: "TITLE" },
        { number: 2, field: null },
        { number: 3, field },
        { number: 4, field },
      ],
    });
  });

  it("offer to generate identifiers if no column contains them", async () => {
    const rendered = await render();
    const { user } = rendered;
    expect(screen.queryByLabelText("Identifiers come from")).toBeNull();
    await user.selectOptions(select("What Inv. says of a work"), "Kept under its own name");
    expect(select("Identifiers come from").selectedOptions[0]?.textContent).toBe(
      "A column: choose it below",
    );
    await user.selectOptions(select("Identifiers come from"), "Was, numbered where it repeats");
    expect(await applied(rendered)).toMatchObject({
      identifiersFrom: 2,
      columns: [{ number: 1, field: null }, { number: 2, field: "TITLE" }, {}, {}],
    });
    await user.selectOptions(select("Identifiers come from"), "The numbers of the rows");
    await user.selectOptions(select("What Tags says of a work"), "Identifier");
    expect(screen.queryByLabelText("Identifiers come from")).toBeNull();
    await answer(rendered, { state: "CHECKED", reading: someReading({ identifiersFrom: 0 }) });
  });

  it("stay visible and focused while the table is read again", async () => {
    const rendered = await render();
    await rendered.user.selectOptions(select(/Encoding/), "UTF-8");
    await applied(rendered);
    select(/Encoding/).focus();
    await answer(rendered, { state: "READING", reading: null });
    screen.getByText("Being read again …");
    expect(document.activeElement).toBe(select(/Encoding/));
    expect(select("What Was says of a work").value).toBe("TITLE");
  });

  it("name the sheet of a spreadsheet, and detect the header of another sheet", async () => {
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
    expect(await applied(rendered)).toEqual({
      encoding: null,
      delimiter: null,
      quote: null,
      sheet: "2025",
    });
  });

  it("can be set if nothing could be detected", async () => {
    const rendered = await render({ state: "FAILED", reading: null });
    expect(select("Encoding").value).toBe("find-out");
    await rendered.user.selectOptions(select("Encoding"), "Latin-1");
    expect(await applied(rendered)).toEqual({ encoding: "ISO-8859-1" });
  });

  it("are read-only after the import", async () => {
    const { user } = await render({ state: "DONE" });
    await user.click(screen.getByText("How it is read"));
    const groups = within(screen.getByRole("table")).getAllByRole("group");
    expect(groups.every((group) => group.matches(":disabled"))).toBe(true);
  });

  it("are hidden if the import has no table", async () => {
    const { container } = await render({ reading: null });
    expect(container.textContent).toBe("");
  });
});
