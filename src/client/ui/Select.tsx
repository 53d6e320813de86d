import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useRef, useState } from "react";
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components";

/** An option of the select. */
export type SelectOption = {
  id: string;
  label: string;
  /** Secondary text after the label, such as a count. */
  detail?: string;
};

type SelectProps = {
  label: string;
  options: readonly SelectOption[];
  selected: string;
  onSelect: (id: string) => void;
  /** Whether it is open on mount, for a select that was loaded because it was pressed. */
  defaultOpen?: boolean;
};

/** A labelled field with a list of options. Import it lazily: it loads a large part of react-aria. */
export function Select({ label, options, selected, onSelect, defaultOpen = false }: SelectProps) {
  // The button gets the focus before the list opens, so that closing the list returns it there.
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!defaultOpen) return;
    button.current?.focus();
    setOpen(true);
  }, [defaultOpen]);
  return (
    <AriaSelect
      className="select"
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={selected}
      onChange={(key) => {
        if (key !== null) onSelect(String(key));
      }}
    >
      <Label className="select__label">{label}</Label>
      <Button className="select__button" ref={button}>
        <SelectValue className="select__value" />
        <ChevronDown aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      <Popover className="popover">
        <ListBox className="listbox">
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className="listbox__item"
            >
              {({ isSelected }) => (
                <>
                  <span className="listbox__text">{option.label}</span>
                  {option.detail && (
                    <span className="listbox__detail numeric">{option.detail}</span>
                  )}
                  {isSelected && <Check aria-hidden size={18} strokeWidth={1.5} />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
