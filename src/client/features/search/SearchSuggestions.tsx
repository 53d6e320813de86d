import { useRouter } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import {
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  Popover,
  type Key,
} from "react-aria-components";
import { goOnIn, type LeftCaret } from "./caret.ts";
import type { ChosenTerm } from "./chosen-term.ts";
import { markerOf } from "./marker.ts";
import { MarkerContext } from "./MarkedText.tsx";
import { searchInput } from "./search-input.ts";
import { Item, SuggestedItems } from "./SuggestedItems.tsx";
import { useStayingHeard } from "./useStayingHeard.ts";
import { useSuggestions } from "./useSuggestions.ts";

export type SearchSuggestionsProps = {
  text: string;
  /** Whether something was typed that is not searched for yet. */
  isTyping: boolean;
  /** Where somebody wrote in the field this one takes over from. */
  caret: LeftCaret;
  field: RefObject<HTMLInputElement | null>;
  /** What the suggestions stand below. */
  form: RefObject<HTMLFormElement | null>;
  onTextChange: (text: string) => void;
  /** Searches for what is typed. */
  onSearch: () => void;
  onClear: () => void;
  /** Called when a suggestion is gone to: what was typed is not searched for. */
  onLeave: () => void;
  onChoose?: ((term: ChosenTerm) => void) | undefined;
};

/** The field for words with suggestions below it. Import it lazily: it brings a good part of react-aria with it. */
export function SearchSuggestions({
  text,
  isTyping,
  caret,
  field,
  form,
  onTextChange,
  onSearch,
  onClear,
  onLeave,
  onChoose,
}: SearchSuggestionsProps) {
  const router = useRouter();
  const close = useRef<() => void>(null);
  const [isWanted, setWanted] = useState(isTyping);
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<"start" | "end">("start");
  useStayingHeard(form, isOpen);
  // A choice that somebody stands on stays where it is.
  const mayChange = () => !field.current?.hasAttribute("aria-activedescendant");
  const shown = useSuggestions(isWanted ? text : null, mayChange);
  const marker = useMemo(() => markerOf(text), [text]);

  useLayoutEffect(() => {
    if (caret.current && field.current) goOnIn(field.current, caret.current);
    caret.current = null;
  }, [caret, field]);

  function dismiss() {
    setWanted(false);
    close.current?.();
  }

  function search() {
    dismiss();
    onSearch();
  }

  function choose(key: Key | null) {
    if (key === null) return;
    const [kind = "", ...rest] = String(key).split(":");
    const value = rest.join(":");
    if (kind === "search") return search();
    dismiss();
    onLeave();
    if (kind === "work") void router.navigate({ to: "/works/$slug", params: { slug: value } });
    if (kind !== "creator" && kind !== "subject") return;
    if (onChoose) onChoose({ facet: kind, value });
    else void router.navigate({ to: "/works", search: { [kind]: [value] } });
  }

  // Before react-aria, for which Enter without a choice does nothing, and Escape never clears.
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setWanted(true);
    if (event.key === "Escape" && isOpen) setWanted(false);
    const isSearch = event.key === "Enter" && mayChange();
    const isClear = event.key === "Escape" && !isOpen && text !== "";
    if (!isSearch && !isClear) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSearch) search();
    else onClear();
  }

  return (
    <div className="search-field__combo" onKeyDownCapture={press}>
      <MarkerContext value={marker}>
        <ComboBox
          aria-label={searchInput["aria-label"]}
          allowsCustomValue
          name="q"
          inputValue={text}
          onInputChange={(typed) => {
            if (typed === text) return;
            setWanted(true);
            if (!isOpen) makeRoomBelow(form.current);
            onTextChange(typed);
          }}
          selectedKey={null}
          onSelectionChange={choose}
          onBlur={() => setWanted(false)}
          onOpenChange={(opens) => {
            setOpen(opens);
            if (opens) setSide(sideOf(form.current));
          }}
          defaultFilter={() => true}
        >
          <Input {...searchInput} ref={field} type="text" />
          <Popover
            className="popover suggestions"
            triggerRef={form}
            placement={`bottom ${side}`}
            shouldFlip={false}
            offset={4}
          >
            <section aria-label="Suggestions">
              <ListBox className="suggestions__list">
                {shown !== null && text.trim() !== "" && <SuggestedItems suggestions={shown} />}
                {shown !== null && text.trim() !== "" && (
                  <Item id="search" said={[`Search for “${text.trim()}”`]}>
                    <Search className="suggestion__mark" aria-hidden size={18} strokeWidth={1.5} />
                    <span className="suggestion__label">Search for “{text.trim()}”</span>
                  </Item>
                )}
              </ListBox>
            </section>
          </Popover>
          <ListControl isWanted={isWanted} close={close} />
        </ComboBox>
      </MarkerContext>
    </div>
  );
}

/** With which side of the field the list, which may be wider, is in line. */
function sideOf(field: HTMLElement | null): "start" | "end" {
  const { left = 0 } = field?.getBoundingClientRect() ?? {};
  return left > window.innerWidth / 2 ? "end" : "start";
}

/** How much room the list wants, in pixels. */
const roomWanted = 320;

/** Moves the field up where there would be hardly any list below it, before that is there. */
function makeRoomBelow(field: HTMLElement | null) {
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field && height - field.getBoundingClientRect().bottom < roomWanted) {
    field.scrollIntoView({ block: "start", behavior: "instant" });
  }
}

type ListControlProps = { isWanted: boolean; close: RefObject<(() => void) | null> };

/** Opens the list once there is something in it that is wanted, and lets it be closed from outside. */
function ListControl({ isWanted, close }: ListControlProps) {
  const state = use(ComboBoxStateContext);
  useImperativeHandle(close, () => () => state?.close(), [state]);
  // Whenever the list has changed: it opens by itself only while somebody types.
  useEffect(() => {
    if (isWanted && state?.isFocused && !state.isOpen) state.open(null, "input");
  });
  return null;
}
