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
  /** The current search words. */
  value: string;
  /** Called when the search is submitted, and with `live` also after typing pauses. */
  onSearch: (words: string) => void;
  /** Called when a creator or subject is selected; by default the field opens the works that have it. */
  onChoose?: (term: ChosenTerm) => void;
  live?: boolean;
  /** Hidden fields for a submission without the program. */
  children?: ReactNode;
};

/** Debounce of a live search, in milliseconds. */
const pause = 300;

/**
 * The search field of the collection. The suggestions, with a large part of react-aria, load when the user focuses the
 * field, and then replace it; until then, and if they fail to load, it is a plain input.
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
  // Replacing the input would lose the text of an input method, such as a Japanese word.
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

  // Adopts text and focus from before hydration.
  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    if (input.value !== "") setText(input.value);
    if (document.activeElement === input) reach();
  }, []);

  // Search words that changed otherwise, such as by the browser's back button, replace the text. Words that result from
  // the field's own search must not, because the user may have typed more.
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
