import type { ComponentType } from "react";
import type {
  BlockContentInput,
  TakenViewInput,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { BlockKind, ContentOf } from "../../exhibitions/blocks/block-in-hand.ts";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { contentOf, kindOf } from "./block-content.ts";
import type { BlockFormProps, ShownView } from "./block-form.ts";
import { blockForms } from "./block-forms.ts";

type Props = {
  content: BlockContentInput;
  onChange: (content: BlockContentInput) => void;
  /** What is wrong with what it holds, as the server names its fields. */
  problems: Readonly<Record<string, string>> | undefined;
  viewShown: (view: TakenViewInput) => ShownView | null;
};

const forms: { [Kind in BlockKind]?: ComponentType<BlockFormProps<ContentOf<Kind>>> } = blockForms;

/** The form of a block, of whatever type. */
export function BlockForm(props: Props) {
  const kind = kindOf(props.content);
  return kind && <FormOf kind={kind} {...props} />;
}

function FormOf<Kind extends BlockKind>(props: Props & { kind: Kind }) {
  const { kind, content, onChange, problems, viewShown } = props;
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
    </PartBoundary>
  );
}
