import { useState } from "react";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { TextField } from "../../../ui/TextField.tsx";

/** The statements that the server recognizes by their text, and an option for others. */
const options = [
  { id: "other", label: "In your own words" },
  { id: "CC0 1.0", label: "CC0: no rights reserved" },
  { id: "Public Domain Mark 1.0", label: "Public domain" },
  { id: "CC BY 4.0", label: "CC BY: with attribution" },
  { id: "CC BY-SA 4.0", label: "CC BY-SA: shared alike" },
  { id: "CC BY-NC 4.0", label: "CC BY-NC: not for profit" },
  { id: "CC BY-NC-ND 4.0", label: "CC BY-NC-ND: unchanged" },
  { id: "In Copyright", label: "In copyright" },
  { id: "No Known Copyright", label: "No known copyright" },
  { id: "Copyright Not Evaluated", label: "Copyright not evaluated" },
] as const;

/** The rights field for many works: a known statement, whose URL the server adds, or another text. */
export function RightsFields() {
  const [known, setKnown] = useState<(typeof options)[number]["id"]>("other");
  return (
    <>
      <PlainSelect label="A statement" options={options} selected={known} onSelect={setKnown} />
      <TextField
        key={known}
        label="Rights of all"
        name="rights"
        autoComplete="off"
        description="Words of RightsStatements.org and Creative Commons get their address."
        defaultValue={known === "other" ? "" : known}
      />
    </>
  );
}
