import type { LucideIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  Menu as AriaMenu,
  Button,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components";
import { useFocusInside } from "./use-focus-inside.ts";

/** A menu item: an action or a link. */
export type MenuEntry =
  | { id: string; label: string; icon?: LucideIcon; onAction: () => void; href?: never }
  | {
      id: string;
      label: string;
      icon?: LucideIcon;
      href: string;
      /** Whether the link downloads a file, and under which name. */
      download?: boolean | string;
      onAction?: never;
    }
  | { id: string; separator: true };

type MenuProps = {
  /** The name of the button that opens the menu. */
  label: string;
  icon?: LucideIcon;
  /** Whether the button shows only the icon; its name is then for screen readers. */
  iconOnly?: boolean;
  /** Class of a button that shows its name. */
  className?: string;
  entries: readonly MenuEntry[];
  /** Whether it is open on mount, for a menu that was loaded because its button was pressed. */
  defaultOpen?: boolean;
};

/** A button and the menu it opens. Import it lazily: it loads a large part of react-aria. */
export function Menu({
  label,
  icon: Icon,
  iconOnly = false,
  className = "button--plain",
  entries,
  defaultOpen = false,
}: MenuProps) {
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
      <Button
        className={iconOnly ? "icon-button" : `button ${className}`}
        aria-label={iconOnly ? label : undefined}
        ref={button}
      >
        {Icon && <Icon aria-hidden size={20} strokeWidth={1.5} />}
        {!iconOnly && <span className="button__text">{label}</span>}
      </Button>
      <Popover className="popover" placement="bottom end">
        <AriaMenu ref={menu} className="menu" aria-label={label}>
          {entries.map((entry) => {
            if ("separator" in entry) {
              return <Separator key={entry.id} className="menu__line" />;
            }
            const { id, label: text, icon: EntryIcon } = entry;
            const target =
              entry.href === undefined
                ? { onAction: entry.onAction }
                : { href: entry.href, download: entry.download };
            return (
              <MenuItem key={id} id={id} className="menu__item" textValue={text} {...target}>
                {EntryIcon && <EntryIcon aria-hidden size={18} strokeWidth={1.5} />}
                {text}
              </MenuItem>
            );
          })}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
