import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useId, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "./copy-text.ts";

type CopyTextProps = {
  label: string;
  text: string;
  /** Name and type of the file that it can be saved as, if any. */
  file?: { name: string; type: string };
};

/** A text to copy: shown in full, copied by a button, or selected by hand where the browser does not allow that. */
export function CopyText({ label, text, file }: CopyTextProps) {
  const [tried, setTried] = useState<{ text: string; isCopied: boolean } | null>(null);
  // The result does not apply to another text.
  const isCopied = tried?.text === text ? tried.isCopied : null;
  const headingId = useId();
  return (
    <section className="copy-text" aria-labelledby={headingId}>
      <header className="copy-text__head">
        <h3 id={headingId}>{label}</h3>
        {file && (
          <a
            className="button button--quiet"
            aria-label={`Save as a file: ${label}`}
            href={`data:${file.type};charset=utf-8,${encodeURIComponent(text)}`}
            download={file.name}
          >
            <Download aria-hidden size={18} strokeWidth={1.5} />
            Save
          </a>
        )}
        <Button
          variant="quiet"
          aria-label={`Copy: ${label}`}
          onClick={async () => setTried({ text, isCopied: await copyText(text) })}
        >
          {isCopied ? (
            <Check aria-hidden size={18} strokeWidth={1.5} />
          ) : (
            <Copy aria-hidden size={18} strokeWidth={1.5} />
          )}
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </header>
      <pre className="copy-text__text">{text}</pre>
      <p className="copy-text__result" role="status">
        {isCopied && <span className="visually-hidden">Copied.</span>}
        {isCopied === false && "The browser does not let this page copy. Select the text above."}
      </p>
    </section>
  );
}
