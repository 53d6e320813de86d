import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { longestSearch } from "./desk-works-search.ts";

type DeskSearchFieldProps = {
  /** The current search text. */
  value: string;
  /** Called after a typing pause, and when the form is submitted. */
  onSearch: (words: string | undefined) => void;
};

/** Typing pause before the search is sent, in milliseconds. */
const pause = 300;

/** The search field of the dashboard's list of works. */
export function DeskSearchField({ value, onSearch }: DeskSearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [before, setBefore] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A value that changed elsewhere replaces the text. A value that this field sent, or is about to replace, must not:
  // the user may have continued to type.
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
