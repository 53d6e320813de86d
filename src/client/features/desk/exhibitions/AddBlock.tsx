import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { BlockKind } from "../../exhibitions/blocks/block-in-hand.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { preparePart } from "../../parts/missing-part.ts";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { blockKinds } from "./block-kinds.ts";
import { madeAtOnce, type NewContent } from "./block-content.ts";
import { NewBlock } from "./NewBlock.tsx";

const loadMenu = () => import("../../../ui/Menu.tsx");
const Menu = lazyPart(async () => (await loadMenu()).Menu);

type AddBlockProps = {
  label: string;
  /** Whether the button shows only its icon. */
  isIcon?: boolean;
  onAdd: (made: NewContent) => void;
};

/** The menu of all block types, with the dialog that asks for required input of the chosen type. */
export function AddBlock({ label, isIcon = false, onAdd }: AddBlockProps) {
  const [isPressed, setPressed] = useState(false);
  const [chosen, setChosen] = useState<BlockKind | null>(null);

  function choose(kind: BlockKind) {
    const made = madeAtOnce(kind);
    setPressed(false);
    if (made) add(made);
    else setChosen(kind);
  }

  /**
   * Menus and dialogs trap the focus and return it one frame after they close. Only then can the new block receive it.
   */
  function add(made: NewContent) {
    requestAnimationFrame(() => requestAnimationFrame(() => onAdd(made)));
  }

  const className = isIcon ? "icon-button" : "button button--plain";
  const waiting = (
    <button
      type="button"
      className={className}
      aria-label={isIcon ? label : undefined}
      title={isIcon ? label : undefined}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isPressed}
      onPointerEnter={() => preparePart(loadMenu)}
      onFocus={() => preparePart(loadMenu)}
      onClick={() => setPressed(true)}
    >
      <Plus aria-hidden size={isIcon ? 20 : 18} strokeWidth={1.5} />
      {!isIcon && label}
    </button>
  );
  return (
    <>
      {isPressed ? (
        <PartBoundary waiting={waiting}>
          <Menu
            label={label}
            icon={Plus}
            iconOnly={isIcon}
            entries={Object.values(blockKinds).map(({ kind, name, icon }) => ({
              id: kind,
              label: name,
              icon,
              onAction: () => choose(kind),
            }))}
            defaultOpen
          />
        </PartBoundary>
      ) : (
        waiting
      )}
      {chosen && (
        <NewBlock
          kind={chosen}
          onMade={(made) => {
            setChosen(null);
            add(made);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
