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
  /** Whether the typed text has not been searched for yet. */
  isTyping: boolean;
  /** Caret position of the field that this one replaces. */
  caret: LeftCaret;
  field: RefObject<HTMLInputElement | null>;
  /** The element below which the suggestions appear. */
  form: RefObject<HTMLFormElement | null>;
  onTextChange: (text: string) => void;
  /** Searches for the typed text. */
  onSearch: () => void;
  onClear: () => void;
  /** Called when the user selects a suggestion: the typed text is discarded. */
  onLeave: () => void;
  onChoose?: ((term: ChosenTerm) => void) | undefined;
};

/** The search field with suggestions below it. Import it lazily: it loads a large part of react-aria. */
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
  // While a suggestion has the virtual focus, the list does not change.
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

  // Runs before react-aria, where Enter without a selection does nothing, and Escape never clears the field.
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

/** Returns with which side of the field the list aligns; the list may be wider. */
function sideOf(field: HTMLElement | null): "start" | "end" {
  const { left = 0 } = field?.getBoundingClientRect() ?? {};
  return left > window.innerWidth / 2 ? "end" : "start";
}

/** Desired height of the list, in pixels. */
const roomWanted = 320;

/** Scrolls the field up if there is hardly any space for the list below it, before the list opens. */
function makeRoomBelow(field: HTMLElement | null) {
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field && height - field.getBoundingClientRect().bottom < roomWanted) {
    field.scrollIntoView({ block: "start", behavior: "instant" });
  }
}

type ListControlProps = { isWanted: boolean; close: RefObject<(() => void) | null> };

/** Opens the list once it has suggestions and is wanted, and lets it be closed from outside. */
function ListControl({ isWanted, close }: ListControlProps) {
  const state = use(ComboBoxStateContext);
  useImperativeHandle(close, () => () => state?.close(), [state]);
  // Runs whenever the list has changed, because react-aria opens the list by itself only while the user types.
  useEffect(() => {
    if (isWanted && state?.isFocused && !state.isOpen) state.open(null, "input");
  });
  return null;
}
