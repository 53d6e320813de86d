import { useNavigate, useRouterState } from "@tanstack/react-router";
import { SearchField } from "../features/works/SearchField.tsx";

const hasOwn = /^\/(works)?$/;

/** The search field of the frame, on pages without their own. It opens the list of matching works. */
export function FrameSearch() {
  const navigate = useNavigate();
  const isNeeded = useRouterState({ select: ({ location }) => !hasOwn.test(location.pathname) });
  if (!isNeeded) return null;
  return (
    <div className="frame__search">
      <SearchField value="" onSearch={(q) => void navigate({ to: "/works", search: { q } })} />
    </div>
  );
}
