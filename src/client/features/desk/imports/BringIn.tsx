import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ClipboardEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { useDropping } from "../../parts/use-dropping.ts";
import { useTold } from "../../parts/use-told.ts";
import { chosenFiles, droppedFiles, type GivenFile } from "../given-files.ts";
import { Sending } from "./Sending.tsx";
import { upload } from "./upload.ts";
import { usePrepareImport } from "./usePrepareImport.ts";

const nothing = { step: "none" } as const;

/** The drop zone for imports: files, folders and URLs. */
export function BringIn() {
  const sending = useSyncExternalStore(
    upload.subscribe,
    () => upload.state,
    () => nothing,
  );
  const router = useRouter();
  const { prepareImport, isPreparing } = usePrepareImport();
  const [isLooking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = useTold("What you gave is not read.", setRefusal);
  const box = useRef<HTMLElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const askForFolder = useCallback((input: HTMLInputElement | null) => {
    folder.current = input;
    // React does not support this attribute.
    if (input) input.webkitdirectory = true;
  }, []);
  const { step } = sending;
  const before = useRef(step);
  useEffect(() => {
    // The pressed button is gone.
    const isLost = before.current !== step && document.activeElement === document.body;
    if (isLost && step === "none") box.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);

  function prepare(input: { upload: string } | { address: string }) {
    setRefusal(null);
    const isUpload = "upload" in input;
    prepareImport(input, {
      onPrepared: (id) => {
        if (isUpload) upload.cancel();
        // A user who has left the page stays where they are and finds the import in the list.
        if (router.state.location.pathname === "/desk/imports") {
          void router.navigate({ to: "/desk/imports/$id", params: { id } });
        }
      },
      onRefused: (why) => {
        // Without a response the upload stays available for a retry. An upload that the server could not read is
        // discarded.
        if (isUpload && why.again) return upload.unread(why);
        if (isUpload) upload.cancel();
        refuse(why);
      },
    });
  }

  function give(given: readonly GivenFile[]) {
    setRefusal(null);
    if (given.length > 0) upload.start(given, (id) => prepare({ upload: id }));
    else setRefusal({ message: "There was no file in that. Choose a file or another folder." });
  }

  function take(data: DataTransfer) {
    const { state } = upload;
    // One upload at a time: another one would discard the current one.
    if (state.step === "sending" || (state.step === "sent" && !state.refusal)) return;
    const address = data.files.length === 0 ? addressIn(data) : null;
    if (address !== null) return prepare({ address });
    setLooking(true);
    droppedFiles(data)
      .then(give, () =>
        setRefusal({
          message:
            "The browser could not read that folder. Choose it by the button, or pack it as a ZIP.",
        }),
      )
      .finally(() => setLooking(false));
  }

  function paste(event: ClipboardEvent) {
    // Pasted text goes into the focused field.
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData);
  }

  const isOver = useDropping(box, take);

  if (sending.step !== "none") {
    return (
      <section className="bring-in" aria-label="Bring works in">
        <Sending state={sending} />
      </section>
    );
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="bring-in"
      aria-label="Bring works in"
      data-over={isOver || undefined}
      onPaste={paste}
    >
      <div className="bring-in__give">
        <h2 className="bring-in__title">
          {isLooking ? "Looking into it …" : isOver ? "Let go" : "Bring works in"}
        </h2>
        <p className="bring-in__what">
          Drop or choose a table (CSV, TSV, XLSX, ODS), a folder of pictures with or without one, a
          ZIP, an IIIF manifest, a Collection or an <code>info.json</code>. What it is will be found
          out, and nothing changes before you have seen what it would do.
        </p>
        <div className="bring-in__ways">
          <Button variant="primary" onClick={() => files.current?.click()}>
            Choose files …
          </Button>
          <Button onClick={() => folder.current?.click()}>Choose a folder …</Button>
          <input
            ref={files}
            type="file"
            multiple
            hidden
            aria-label="Files"
            onChange={({ target }) => {
              give(chosenFiles(target.files ?? []));
              target.value = "";
            }}
          />
          <input
            ref={askForFolder}
            type="file"
            hidden
            aria-label="A folder"
            onChange={({ target }) => {
              give(chosenFiles(target.files ?? []));
              target.value = "";
            }}
          />
        </div>
      </div>
      <div className="bring-in__address">
        <Form
          submit="Look at it"
          sending="Going there …"
          isSending={isPreparing}
          isOneOfMany
          {...refusal}
          onAgain={() => setRefusal(null)}
          onSubmit={(read) => prepare({ address: read("address").trim() })}
        >
          <TextField
            label="Or give an address"
            description="Of a manifest, a Collection, an info.json, or a file on the web."
            name="address"
            autoComplete="off"
            maxLength={2000}
            missing="Write an address, such as https://example.org/manifest.json."
          />
        </Form>
      </div>
    </section>
  );
}

function addressIn(data: DataTransfer): string | null {
  const text = (data.getData("text/uri-list") || data.getData("text/plain")).trim();
  const [first = ""] = text.split(/\s/);
  return /^https?:\/\//i.test(first) ? first : null;
}
