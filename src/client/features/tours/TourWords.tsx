import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";

/** What somebody said; the same words said again have another number. */
type Said = { readonly number: number; readonly words: string };

/** Milliseconds for which words stay over the picture, and that many more for each sign. */
const shownFor = { least: 6_000, perSign: 80 };

/** What whoever guides a tour says: over the picture for a while, told to a screen reader, and all of it in a list. */
export function TourWords({ said }: { said: Said | null }) {
  const [all, setAll] = useState<readonly Said[]>(said ? [said] : []);
  const [isOpen, setOpen] = useState(false);
  const [past, setPast] = useState(0);
  if (said && !all.some(({ number }) => number === said.number)) setAll([...all, said]);

  useEffect(() => {
    if (!said) return;
    const takes = shownFor.least + shownFor.perSign * said.words.length;
    const timer = setTimeout(() => setPast(said.number), takes);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <div className="tour-words">
      <p className="tour-words__now" role="status">
        {said && said.number > past && <span key={said.number}>{said.words}</span>}
      </p>
      {all.length > 0 && (
        <div className="tour-words__all">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            What was said
          </Button>
          {isOpen && (
            <ol className="tour-words__list">
              {all.map(({ number, words }) => (
                <li key={number}>{words}</li>
              ))}
            </ol>
          )}
        </div>
      )}
    </div>
  );
}
