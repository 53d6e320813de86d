import { Link } from "@tanstack/react-router";
import { useHasDesk } from "../works/useHasDesk.ts";

/**
 * Links on a site without visible works, for members with access to the dashboard: to the import, and to works that are
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
