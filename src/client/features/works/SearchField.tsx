import { Search, X } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { IconButton } from "../../ui/IconButton.tsx";

type SearchFieldProps = {
  /** The words now searched for. */
  value: string;
  /** Called when the search is sent, and with `live` a moment after typing paused. */
  onSearch: (words: string) => void;
  live?: boolean;
};

/** How long typing pauses before a live search is sent, in milliseconds. */
const pause = 300;

/** The field for words to find in the collection. */
export function SearchField({ value, onSearch, live = false }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Words that changed by other means, such as the browser's back button, take the field over;
  // words that come back from one's own search must not, for typing may have gone on.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }

  function send(words: string) {
    clearTimeout(timer.current);
    const trimmed = words.trim();
    if (live && trimmed === sent) return;
    setSent(trimmed);
    onSearch(trimmed);
  }

  function change(words: string) {
    setText(words);
    if (!live) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(words), pause);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(text);
  }

  function clear() {
    setText("");
    if (live) send("");
    field.current?.focus();
  }

  return (
    <form className="search-field" role="search" action="/works" onSubmit={submit}>
      <Search className="search-field__mark" aria-hidden size={20} strokeWidth={1.5} />
      <input
        ref={field}
        className="search-field__input"
        type="search"
        name="q"
        aria-label="Search the collection"
        placeholder="Search the collection"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      {text !== "" && <IconButton icon={X} label="Clear the search" onClick={clear} />}
    </form>
  );
}
