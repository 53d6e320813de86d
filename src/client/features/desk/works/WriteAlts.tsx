import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WriteAlts_works$key } from "../../../../../__generated__/relay/WriteAlts_works.graphql.ts";
import { longest } from "../../../../record/limits.ts";
import { fillTemplate } from "../../../../text/template.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { worksCount } from "../../works/label.ts";
import { WorkPicture } from "../../works/WorkPicture.tsx";
import type { BulkFormProps } from "./ChangeFields.tsx";

export type WriteAltsProps = BulkFormProps & {
  /** Some of the works, as examples. */
  works: WriteAlts_works$key;
};

/** The default template. */
const usual = "{title}, {creator}, {date}, {side}";

/** A bulk editing form that writes missing alternative texts by a template, or marks the images as decorative. */
export function WriteAlts(props: WriteAltsProps) {
  const { count, isSending, refusal, onSend, onAgain, onClose } = props;
  const works = useFragment(
    graphql`
      fragment WriteAlts_works on Work @relay(plural: true) {
        id
        identifier
        title
        creators {
          name
        }
        date
        workType
        technique
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    props.works,
  );
  const [pattern, setPattern] = useState(usual);
  const heading = useId();
  const examples = works.map((work) => ({
    ...work,
    alt: fillTemplate(
      pattern,
      {
        title: work.title,
        creator: work.creators[0]?.name ?? "",
        date: work.date ?? "",
        type: work.workType ?? "",
        technique: work.technique ?? "",
        identifier: work.identifier,
      },
      longest.pictureText,
    ),
  }));
  return (
    <Dialog
      title="Write alternative texts"
      size="form"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        submit={`Write them for ${worksCount(count)}`}
        sending="Writing …"
        isSending={isSending}
        {...refusal}
        onAgain={onAgain}
        onSubmit={(read) => onSend({ missingAlt: read("missingAlt") })}
        actions={
          <Button
            variant="quiet"
            aria-disabled={isSending}
            onClick={() => !isSending && onSend({ missingAlt: "" })}
          >
            They are decorative
          </Button>
        }
      >
        <TextField
          label="Pattern"
          name="missingAlt"
          autoComplete="off"
          maxLength={longest.pictureText}
          defaultValue={usual}
          missing="Write a pattern, or say that they are decorative."
          description="Names in braces stand for what a work says: {title}, {creator}, {date}, {type}, {technique}, {identifier}, and {side} for what the picture shows, such as its back. What a work does not say is left out."
          onChange={setPattern}
        />
        <section className="alt-examples" aria-labelledby={heading}>
          <h3 id={heading}>As they will be read</h3>
          <ul>
            {examples.map(({ id, alt, primaryImage }) => (
              <li key={id} className="alt-examples__one">
                <span className="alt-examples__picture">
                  {primaryImage && <WorkPicture image={primaryImage} sizes="3rem" labelled />}
                </span>
                <span>{alt || "Nothing: it stays without one."}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="change-fields__words">
          Pictures that have an alternative text, and those that are decorative, stay as they are.
        </p>
      </Form>
    </Dialog>
  );
}
