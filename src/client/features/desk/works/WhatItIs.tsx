import { FormLine } from "./FormLine.tsx";
import { FormSection } from "./FormSection.tsx";
import { RowsOfWork } from "./RowsOfWork.tsx";
import { SizeOfWork } from "./SizeOfWork.tsx";
import { TermsOfWork } from "./TermsOfWork.tsx";
import { TextOfWork } from "./TextOfWork.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

/** The form section for title, creators, type and technique. */
export function WhatItIs() {
  const { written, write } = useWorkForm();
  return (
    <FormSection title="What it is">
      <TextOfWork field="title" rows={1} />
      <RowsOfWork
        field="creators"
        thing="creator"
        rows={written.creators}
        onRows={(rows) => write("creators", rows)}
        empty={(key) => ({ key, name: "", role: "" })}
        nameOf={({ name }) => name}
      >
        {(row, at, change) => (
          <div className="work-form__pair">
            <FormLine
              label={`Name of creator ${at + 1}`}
              isLabelHidden
              placeholder="Name"
              place={`creators.${at}.name`}
              value={row.name}
              terms="CREATOR"
              onChange={(name) => change({ ...row, name })}
            />
            <FormLine
              label={`Part of creator ${at + 1}`}
              isLabelHidden
              placeholder="Part, such as engraver"
              place={`creators.${at}.role`}
              value={row.role}
              onChange={(role) => change({ ...row, role })}
            />
          </div>
        )}
      </RowsOfWork>
      <TextOfWork
        field="workType"
        terms="TYPE"
        description="Such as painting, map or photograph."
      />
      <TextOfWork field="technique" terms="TECHNIQUE" description="Such as oil on canvas." />
      <SizeOfWork />
      <TermsOfWork field="subjects" thing="subject" terms="SUBJECT" />
    </FormSection>
  );
}
