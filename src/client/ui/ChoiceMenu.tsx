import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import { useEffect, useRef, useState } from "react";
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useFocusInside } from "./use-focus-inside.ts";

type ChoiceMenuProps = {
  /** The name of the button that opens the menu. */
  label: string;
  icon: LucideIcon;
  className?: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Whether it is open on mount, for a menu that was loaded because its button was pressed. */
  defaultOpen?: boolean;
};

/** A button and a menu with multiple selection, which stays open meanwhile. Import it lazily. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const {
    label,
    icon: Icon,
    className = "",
    options,
    chosen,
    onChange,
    defaultOpen = false,
  } = props;
  // The button gets the focus before the menu opens, so that closing the menu returns it there.
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useFocusInside(menu, isOpen);
  useEffect(() => {
    if (!defaultOpen) return;
    button.current?.focus();
    setOpen(true);
  }, [defaultOpen]);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={`button button--quiet ${className}`} ref={button}>
        <Icon aria-hidden size={18} strokeWidth={1.5} />
        {label}
      </Button>
      <Popover className="popover" placement="bottom end">
        <AriaMenu
          ref={menu}
          className="menu"
          aria-label={label}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={(keys) => onChange(keys === "all" ? [] : [...keys].map(String))}
        >
          {options.map(({ id, label: text }) => (
            <MenuItem key={id} id={id} className="menu__item" textValue={text}>
              {({ isSelected }) => (
                <>
                  <span className="menu__mark">
                    {isSelected && <Check aria-hidden size={18} strokeWidth={1.5} />}
                  </span>
                  {text}
                </>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
