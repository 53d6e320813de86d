import { Spinner } from "../../ui/Spinner.tsx";

/** Stands for a page that depends on what an address has behind `#`, which only a browser with scripts reads. */
export function ReadingLink() {
  return (
    <>
      <Spinner label="Reading the link" />
      <noscript>
        <p>This link needs a browser that runs scripts.</p>
      </noscript>
    </>
  );
}
