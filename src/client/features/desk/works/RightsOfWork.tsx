import { parseRights } from "../../../../record/rights.ts";
import { ChangedMark } from "./ChangedMark.tsx";
import { FormLine } from "./FormLine.tsx";
import { FormSection } from "./FormSection.tsx";
import { Proposal } from "./Proposal.tsx";
import { TextOfWork } from "./TextOfWork.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

/** The fields for rights and credit line of a work. */
export function RightsOfWork() {
  const { written, write } = useWorkForm();
  const { rights } = written;
  const { uri } = parseRights(rights.label);
  return (
    <FormSection title="Rights and credit">
      <TextOfWork field="creditLine" rows={1} />
      <div className="work-form__group">
        <FormLine
          label="Rights"
          place="rights.label"
          value={rights.label}
          terms="RIGHTS"
          description="In words, such as CC BY 4.0 or In copyright."
          onChange={(label) => write("rights", { ...rights, label })}
          mark={<ChangedMark field="rights" />}
        />
        {uri !== null && uri !== rights.uri && (
          <Proposal onTake={() => write("rights", { ...rights, uri })}>
            {`This has an address: ${uri}`}
          </Proposal>
        )}
        <FormLine
          label="Address of the statement"
          place="rights.uri"
          value={rights.uri}
          inputMode="url"
          description="At RightsStatements.org or Creative Commons, if it is one of theirs."
          onChange={(address) => write("rights", { ...rights, uri: address })}
        />
      </div>
    </FormSection>
  );
}
