import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { longestSearch } from "./desk-works-search.ts";

type DeskSearchFieldProps = {
  /** The words now searched for. */
  value: string;
  /** Called a moment after typing paused, and when the search is sent. */
  onSearch: (words: string | undefined) => void;
};

/** How long typing pauses before the search is sent, in milliseconds. */
const pause = 300;

/** The field for words by which works are found at the desk. */
export function DeskSearchField({ value, onSearch }: DeskSearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [before, setBefore] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Words that changed by other means take the field over; one's own, and those they are on their way to replace, must
  // not, for typing may have gone on.
  if (value !== before) {
    setBefore(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  function send(words: string) {
    clearTimeout(timer.current);
    const trimmed = words.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    onSearch(trimmed || undefined);
  }

  function change(words: string) {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(words), pause);
  }

  return (
    <form
      className="search-field"
      role="search"
      aria-label="The desk"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Search className="search-field__mark" aria-hidden size={20} strokeWidth={1.5} />
      <input
        ref={field}
        type="search"
        className="search-field__input"
        aria-label="Search the works of the desk"
        placeholder="Identifier, title or creator"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {text !== "" && (
        <IconButton
          icon={X}
          label="Clear the search"
          onClick={() => {
            setText("");
            send("");
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}
