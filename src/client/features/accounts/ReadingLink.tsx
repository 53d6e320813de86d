import { Spinner } from "../../ui/Spinner.tsx";

/** Placeholder of a page that depends on the URL's fragment, which only a browser with scripts can read. */
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
