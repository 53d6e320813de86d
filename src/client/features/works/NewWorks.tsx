import { useCallback, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "./label.ts";
import { useNewWorksSubscription } from "./useNewWorksSubscription.ts";
import { isNarrowed, type WorksSearch } from "./works-search.ts";

type NewWorksProps = {
  search: WorksSearch;
  /** Called to reload the list. */
  onShow: () => void;
};

/** Shows how many works were added since the list was loaded; they appear when the visitor asks for them. */
export function NewWorks({ search, onShow }: NewWorksProps) {
  const [count, setCount] = useState(0);
  useNewWorksSubscription(useCallback((added) => setCount((before) => before + added), []));

  function show() {
    setCount(0);
    onShow();
  }

  const words = isNarrowed(search)
    ? `${formatCount(count)} new in the collection — look again`
    : `${formatCount(count)} new ${count === 1 ? "work" : "works"} — show`;
  return (
    <div className="new-works" role="status">
      {count > 0 && (
        <Button className="numeric" onClick={show}>
          {words}
        </Button>
      )}
    </div>
  );
}
