import { useNavigate } from "@tanstack/react-router";
import { SearchField } from "../features/works/SearchField.tsx";

/** The search in the frame: goes to the works that match. */
export function FrameSearch() {
  const navigate = useNavigate();
  return (
    <div className="frame__search">
      <SearchField value="" onSearch={(q) => void navigate({ to: "/works", search: { q } })} />
    </div>
  );
}
