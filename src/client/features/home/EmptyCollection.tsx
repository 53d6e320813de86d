import { EmptyState } from "../../ui/EmptyState.tsx";

/** What a site without any works says: how to bring some in. */
export function EmptyCollection() {
  return (
    <div className="page">
      <EmptyState title="Nothing hangs here yet">
        <p>Bring in a folder of pictures, or a spreadsheet with the pictures it names beside it:</p>
        <pre className="empty-collection__command">
          <code>npm run import -- PATH</code>
        </pre>
        <p>
          Works appear on this page as they come in. To look around first, start the server with{" "}
          <code>VITRINE_SAMPLE=on</code>: it draws a small atlas to try things with.
        </p>
      </EmptyState>
    </div>
  );
}
