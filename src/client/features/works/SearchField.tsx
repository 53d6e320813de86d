import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { preparePart } from "../parts/missing-part.ts";
import type { Caret } from "../search/caret.ts";
import type { ChosenTerm } from "../search/chosen-term.ts";
import { PlainSearchInput } from "../search/PlainSearchInput.tsx";
import type { SearchSuggestionsProps } from "../search/SearchSuggestions.tsx";
import { useSearchKey } from "../search/useSearchKey.ts";

const loadSuggestions = () => import("../search/SearchSuggestions.tsx");

type SearchFieldProps = {
  /** The words now searched for. */
  value: string;
  /** Called when the search is sent, and with `live` a moment after typing paused. */
  onSearch: (words: string) => void;
  /** Called when a creator or subject is chosen; without it the works that have it are gone to. */
  onChoose?: (term: ChosenTerm) => void;
  live?: boolean;
  /** What is sent besides the words without the program. */
  children?: ReactNode;
};

/** How long typing pauses before a live search is sent, in milliseconds. */
const pause = 300;

/**
 * The field for words to find in the collection. When somebody reaches for it the suggestions are loaded, with a
 * good part of react-aria, and take over; until then, and if they cannot be had, it is a plain field.
 */
export function SearchField({
  value,
  onSearch,
  onChoose,
  live = false,
  children,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(
    null,
  );
  // What is being put together, such as a Japanese word, would be lost with its field.
  const [isComposing, setComposing] = useState(false);
  const caret = useRef<Caret | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSearchKey(field);

  function reach() {
    loadSuggestions().then(
      (part) => setSuggestions(() => part.SearchSuggestions),
      () => undefined,
    );
  }

  // What was typed, and where, before the program was there.
  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    if (input.value !== "") setText(input.value);
    if (document.activeElement === input) reach();
  }, []);

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

  function leave() {
    clearTimeout(timer.current);
    setText(sent);
  }

  return (
    <form ref={form} className="search-field" role="search" action="/works" onSubmit={submit}>
      {children}
      <Search className="search-field__mark" aria-hidden size={20} strokeWidth={1.5} />
      {Suggestions && !isComposing ? (
        <Suggestions
          text={text}
          isTyping={text.trim() !== sent}
          caret={caret}
          field={field}
          form={form}
          onTextChange={change}
          onSearch={() => send(text)}
          onClear={clear}
          onLeave={leave}
          onChoose={onChoose}
        />
      ) : (
        <PlainSearchInput
          text={text}
          onTextChange={change}
          field={field}
          caret={caret}
          onFocus={reach}
          onPointerEnter={() => preparePart(loadSuggestions)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      )}
      {text === "" ? (
        <kbd className="search-field__key" aria-hidden>
          /
        </kbd>
      ) : (
        <IconButton icon={X} label="Clear the search" onClick={clear} />
      )}
    </form>
  );
}
