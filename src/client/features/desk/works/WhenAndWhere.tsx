import { parseDate } from "../../../../record/dates/parse-date.ts";
import { FormSection } from "./FormSection.tsx";
import { Proposal } from "./Proposal.tsx";
import { TermsOfWork } from "./TermsOfWork.tsx";
import { TextOfWork } from "./TextOfWork.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

/** The form section for date and places. The date's text proposes the years. */
export function WhenAndWhere() {
  const { written, write } = useWorkForm();
  const span = parseDate(written.date);
  const earliest = String(span?.earliestYear ?? "");
  const latest = String(span?.latestYear ?? "");
  const isNews =
    earliest + latest !== "" &&
    (earliest !== written.earliestYear || latest !== written.latestYear);
  return (
    <FormSection title="When and where">
      <div className="work-form__group">
        <TextOfWork field="date" description="As displayed, such as c. 1850 or 19th century." />
        {isNews && (
          <Proposal
            onTake={() => {
              write("earliestYear", earliest);
              write("latestYear", latest);
            }}
          >
            {earliest === latest
              ? `The date says ${earliest}.`
              : `The date says ${earliest} to ${latest}.`}
          </Proposal>
        )}
        <div className="work-form__two">
          <TextOfWork field="earliestYear" inputMode="numeric" />
          <TextOfWork field="latestYear" inputMode="numeric" />
        </div>
      </div>
      <TermsOfWork field="places" thing="place" terms="PLACE" />
    </FormSection>
  );
}
