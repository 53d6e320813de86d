import { useEffect, useRef, type ComponentType } from "react";
import type {
  BlockContentInput,
  TakenViewInput,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { nextTask } from "../../../ui/next-task.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { BlockKind, ContentOf } from "../../exhibitions/blocks/block-in-hand.ts";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { contentOf, kindOf } from "./block-content.ts";
import type { BlockFormProps, ShownView } from "./block-form.ts";
import { blockForms } from "./block-forms.ts";

type Props = {
  content: BlockContentInput;
  onChange: (content: BlockContentInput) => void;
  /** Errors of the content, by the server's field names. */
  problems: Readonly<Record<string, string>> | undefined;
  viewShown: (view: TakenViewInput) => ShownView | null;
  /** Whether the first field takes the focus from the row's title. */
  isFresh: boolean;
};

const forms: { [Kind in BlockKind]?: ComponentType<BlockFormProps<ContentOf<Kind>>> } = blockForms;

/** The form of a block of any type. */
export function BlockForm(props: Props) {
  const kind = kindOf(props.content);
  return kind && <FormOf kind={kind} {...props} />;
}

function FormOf<Kind extends BlockKind>(props: Props & { kind: Kind }) {
  const { kind, content, onChange, problems, viewShown, isFresh } = props;
  const held = content[kind];
  const Form: ComponentType<BlockFormProps<ContentOf<Kind>>> | undefined = forms[kind];
  if (!Form || held == null) return null;
  return (
    <PartBoundary waiting={<Spinner label="The form is loading" />}>
      <Form
        content={held}
        onChange={(next) => onChange(contentOf(kind, next))}
        problemOf={(field) => problems?.[`content.${kind}.${field}`] ?? null}
        viewShown={viewShown}
      />
      {isFresh && <FocusOnFirstField />}
    </PartBoundary>
  );
}

/**
 * Focuses the first field of the preceding form once it has loaded, unless the user moved the focus out of the row's
 * head.
 */
function FocusOnFirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest(".block-row__form");
    if (!form) return;
    const focus = async () => {
      const field = form.querySelector<HTMLElement>("[role=textbox], input, select, textarea");
      if (!field) return;
      loading.disconnect();
      // By then the row's title has the focus.
      await nextTask();
      const active = document.activeElement;
      if (
        active === document.body ||
        form.parentElement?.querySelector(".block-row__head")?.contains(active)
      )
        field.focus();
    };
    const loading = new MutationObserver(focus);
    loading.observe(form, { childList: true, subtree: true });
    void focus();
    return () => loading.disconnect();
  }, []);
  return <span ref={place} hidden />;
}
