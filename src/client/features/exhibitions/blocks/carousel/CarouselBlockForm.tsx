import { useRef } from "react";
import type { CarouselBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { CaptionField } from "../../../desk/exhibitions/forms/CaptionField.tsx";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";
import { ItemList } from "../../../desk/exhibitions/forms/ItemList.tsx";
import { newKey } from "../../../desk/exhibitions/forms/new-key.ts";
import { PickButton } from "../../../desk/exhibitions/forms/PickButton.tsx";
import { TakeButton } from "../../../desk/exhibitions/forms/TakeButton.tsx";
import { ViewField } from "../../../desk/exhibitions/forms/ViewField.tsx";
import { rememberShown, shownOf } from "../../../desk/exhibitions/views/shown-views.ts";
import { takenWhole } from "../../../desk/exhibitions/views/taken-look.ts";

type Slide = CarouselBlockInput["slides"][number];

/** Maximum number of slides. */
const most = 500;

/** The form of a carousel: its slides and their order. */
export function CarouselBlockForm(props: BlockFormProps<CarouselBlockInput>) {
  const { content, onChange, problemOf, viewShown } = props;
  const { label, slides } = content;
  const titleOf = ({ view }: Slide) => (viewShown(view) ?? shownOf(view))?.title;
  const withSlides = (next: readonly Slide[]) => onChange({ ...content, slides: next });
  const fresh = useRef<string | null>(null);
  const add = (view: Slide["view"], key = newKey(slides)) =>
    withSlides([...slides, { key, view, caption: null }]);
  const change = (slide: Slide, part: Partial<Slide>) =>
    withSlides(slides.map((each) => (each === slide ? { ...slide, ...part } : each)));
  const isFull = slides.length >= most;
  return (
    <div className="block-form">
      <FormField
        label="What the slides are"
        description="The carousel’s name, such as “Maps of the poles”."
        maxLength={200}
        value={label}
        problem={problemOf("label")}
        onChange={(written) => onChange({ ...content, label: written })}
      />
      {slides.length === 0 && <p className="block-form__none">There are no slides yet.</p>}
      <ItemList
        label="Slides"
        items={slides}
        fresh={fresh}
        nameOf={(slide, place) => titleOf(slide) ?? `slide ${place + 1}`}
        render={(slide, place) => (
          <>
            <ViewField
              label={`Slide ${place + 1}`}
              view={slide.view}
              viewShown={viewShown}
              problem={problemOf(`slides.${place}.view`)}
              onTake={(view) => change(slide, { view })}
            />
            <CaptionField
              isLabelHidden
              caption={slide.caption}
              problem={problemOf(`slides.${place}.caption`)}
              onChange={(caption) => change(slide, { caption })}
            />
          </>
        )}
        onChange={withSlides}
      />
      {problemOf("slides") !== null && <p className="text-field__problem">{problemOf("slides")}</p>}
      {isFull ? (
        <p className="block-form__none">There can be at most {most} slides.</p>
      ) : (
        <div className="block-form__acts">
          <PickButton
            onPick={({ work, image, place }) => {
              if (!image) return `“${work.title}” has no picture.`;
              const { view, shown } = takenWhole({ work, image, place });
              rememberShown(view, shown);
              add(view);
              return `Added “${work.title}”.`;
            }}
          >
            Add pictures
          </PickButton>
          <TakeButton
            title="A detail for the carousel"
            onTake={(view) => {
              fresh.current = newKey(slides);
              add(view, fresh.current);
            }}
          >
            Add a detail
          </TakeButton>
        </div>
      )}
    </div>
  );
}
