import { Spinner } from "../ui/Spinner.tsx";

/** Stands for a page that takes its time; as tall as the window, so that the footer stays away. */
export function PendingPage() {
  return (
    <div className="page frame__pending">
      <Spinner label="Loading the page" />
    </div>
  );
}
