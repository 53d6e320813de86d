import Send from "lucide-react/icons/send-horizontal";
import { useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useSayInTour } from "./useSayInTour.ts";

/** Maximum length of a message, in UTF-16 code units. */
const longest = 500;

/** A form with which the guide of a tour sends messages. The text stays until it was sent. */
export function SayForm({
  tourId,
  onRefused,
}: {
  tourId: string;
  onRefused: (refusal: Refusal | null) => void;
}) {
  const { sayInTour, isSaying } = useSayInTour(tourId);
  const [words, setWords] = useState("");
  return (
    <form
      className="tour-say"
      onSubmit={(event) => {
        event.preventDefault();
        const said = words.trim();
        if (said === "" || isSaying) return;
        onRefused(null);
        sayInTour(said, {
          onDone: () => setWords((now) => (now.trim() === said ? "" : now)),
          onRefused,
        });
      }}
    >
      <input
        className="text-field__input"
        aria-label="Say something"
        placeholder="Say something"
        autoComplete="off"
        maxLength={longest}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <IconButton type="submit" icon={Send} label="Say it" aria-disabled={words.trim() === ""} />
    </form>
  );
}
