import { Link } from "@tanstack/react-router";
import { useHasDesk } from "../works/useHasDesk.ts";

/**
 * The ways to works on a site that shows none, for members who have the desk: to import some, and to those that are there as
 * drafts. Nothing for visitors.
 */
export function ImportWay() {
  const hasDesk = useHasDesk();
  if (!hasDesk) return null;
  return (
    <>
      <Link to="/desk/imports" className="button button--primary">
        Import images or a spreadsheet
      </Link>
      <Link to="/desk/works" className="button button--plain">
        Show all works, drafts too
      </Link>
    </>
  );
}
