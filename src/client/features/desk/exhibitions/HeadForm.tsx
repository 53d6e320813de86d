import { useId, useState } from "react";
import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import type { ViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import type { ShownView } from "./block-form.ts";
import type { HeadFields } from "./deskHead.ts";
import { FormField } from "./forms/FormField.tsx";
import { languageChoices } from "../LanguageSelect.tsx";

const ViewTaker = lazyPart(async () => (await import("./views/ViewTaker.tsx")).ViewTaker);
const RichTextField = lazyPart(
  async () => (await import("./text/RichTextField.tsx")).RichTextField,
);

const colours = [
  { id: "SITE", label: "As the site is" },
  { id: "NIGHT", label: "Night: dark for everybody" },
  { id: "PAPER", label: "Paper: warm" },
  { id: "GREY", label: "Grey: leaves colours alone" },
] as const;

const typefaces = [
  { id: "SANS", label: "Sans serif" },
  { id: "SERIF", label: "Serif" },
] as const;

type HeadFormProps = {
  head: HeadFields;
  problems: Readonly<Record<string, string>> | undefined;
  viewShown: (view: TakenViewInput) => ShownView | null;
  onChange: (fields: Partial<HeadFields>) => void;
  onTaken: (views: readonly ViewInHand[]) => void;
};

/** The form for the head of an exhibition. */
export function HeadForm({ head, problems, viewShown, onChange, onTaken }: HeadFormProps) {
  const [isChoosing, setChoosing] = useState(false);
  const cover = useId();
  const problemOf = (field: keyof HeadFields) => problems?.[field] ?? null;
  const shown = head.cover && viewShown(head.cover);
  return (
    <div className="head-form">
      <FormField
        label="Title"
        value={head.title}
        maxLength={200}
        problem={problemOf("title")}
        onChange={(title) => onChange({ title })}
      />
      <PartBoundary waiting={null}>
        <RichTextField
          label="Introduction"
          text={head.introduction}
          problem={problemOf("introduction")}
          onChange={(introduction) => onChange({ introduction })}
        />
      </PartBoundary>
      <div className="head-form__cover" role="group" aria-labelledby={cover}>
        <p id={cover} className="text-field__label">
          Cover
        </p>
        {shown && <img src={shown.src} width={shown.width} height={shown.height} alt={shown.alt} />}
        {head.cover && !shown && <p>What was chosen is not shown any more.</p>}
        <div className="head-form__acts">
          <Button onClick={() => setChoosing(true)}>
            {head.cover ? "Choose another" : "Choose a picture"}
          </Button>
          {head.cover && (
            <Button variant="quiet" onClick={() => onChange({ cover: null })}>
              No cover
            </Button>
          )}
        </div>
        {isChoosing && (
          <PartBoundary waiting={null} onClose={() => setChoosing(false)}>
            <ViewTaker
              title="Choose the cover"
              onTake={(view, seen) => {
                setChoosing(false);
                onTaken([{ view, shown: seen }]);
                onChange({ cover: view });
              }}
              onClose={() => setChoosing(false)}
            />
          </PartBoundary>
        )}
      </div>
      <div className="head-form__row">
        <FormField
          label="First day"
          type="date"
          value={head.opensOn ?? ""}
          problem={problemOf("opensOn")}
          onChange={(day) => onChange({ opensOn: day || null })}
        />
        <FormField
          label="Last day"
          type="date"
          value={head.closesOn ?? ""}
          problem={problemOf("closesOn")}
          onChange={(day) => onChange({ closesOn: day || null })}
        />
      </div>
      <div className="head-form__row">
        <PlainSelect
          label="Colours"
          options={colours}
          selected={colours.find(({ id }) => id === head.colours)?.id ?? "SITE"}
          onSelect={(id) => onChange({ colours: id })}
        />
        <PlainSelect
          label="Letters"
          options={typefaces}
          selected={typefaces.find(({ id }) => id === head.typeface)?.id ?? "SANS"}
          onSelect={(id) => onChange({ typeface: id })}
        />
        <PlainSelect
          label="Language"
          options={languageChoices(head.language)}
          selected={head.language}
          onSelect={(language) => onChange({ language })}
        />
      </div>
      <PartBoundary waiting={null}>
        <RichTextField
          label="Credits"
          text={head.credits}
          problem={problemOf("credits")}
          onChange={(credits) => onChange({ credits })}
        />
      </PartBoundary>
    </div>
  );
}
