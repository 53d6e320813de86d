import { useNavigate } from "@tanstack/react-router";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ClipboardEvent, DragEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { chosenFiles, droppedFiles, type GivenFile } from "./given-files.ts";
import { Sending } from "./Sending.tsx";
import { upload } from "./upload.ts";
import { usePrepareImport } from "./usePrepareImport.ts";

const nothing = { step: "none" } as const;

/** The one box for all that brings works in: files, folders and addresses. */
export function BringIn() {
  const sending = useSyncExternalStore(
    upload.subscribe,
    () => upload.state,
    () => nothing,
  );
  const navigate = useNavigate();
  const { prepareImport, isPreparing } = usePrepareImport();
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const askForFolder = useCallback((input: HTMLInputElement | null) => {
    folder.current = input;
    // React does not know the attribute.
    if (input) input.webkitdirectory = true;
  }, []);

  function prepare(input: { upload: string } | { address: string }) {
    setRefusal(null);
    prepareImport(input, {
      onPrepared: (id) => {
        upload.cancel();
        void navigate({ to: "/desk/imports/$id", params: { id } });
      },
      onRefused: (next) => {
        // What could not be read is not sent again; what got no answer is.
        if (!next.again) upload.cancel();
        setRefusal(next);
      },
    });
  }

  const sent = sending.step === "sent" ? sending.upload : null;
  const prepareSent = useEffectEvent((id: string) => prepare({ upload: id }));
  useEffect(() => {
    if (sent !== null) prepareSent(sent);
  }, [sent]);

  function give(given: readonly GivenFile[]) {
    setRefusal(null);
    if (given.length > 0) upload.start(given);
    else setRefusal({ message: "There was no file in that. Choose a file or another folder." });
  }

  function take(data: DataTransfer) {
    const address = data.files.length === 0 ? addressIn(data) : null;
    if (address !== null) return prepare({ address });
    droppedFiles(data).then(give, () =>
      setRefusal({
        message:
          "The browser could not read that folder. Choose it by the button, or pack it as a ZIP.",
      }),
    );
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer);
  }

  function paste(event: ClipboardEvent) {
    // Text goes into the field, as everywhere.
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData);
  }

  if (sending.step !== "none") {
    return (
      <section className="bring-in" aria-label="Bring works in">
        <Sending state={sending} refusal={refusal} onRefusalOver={() => setRefusal(null)} />
      </section>
    );
  }
  return (
    <section
      className="bring-in"
      aria-label="Bring works in"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(currentTarget.contains(relatedTarget as Node | null))
      }
      onDrop={drop}
      onPaste={paste}
    >
      <div className="bring-in__give">
        <h2 className="bring-in__title">{isOver ? "Let go" : "Bring works in"}</h2>
        <p className="bring-in__what">
          Drop or choose a table (CSV, TSV or XLSX), a folder of pictures with or without one, a
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
