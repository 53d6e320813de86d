import { codeInWords } from "./tour-address.ts";
import { TourCodeForm } from "./TourCodeForm.tsx";

type NoSuchTourProps = {
  /** The code in the URL. */
  code: string;
  /** Why no tour is shown. */
  sentence: string;
  /** Whether the code is wrong, and not the site unavailable. */
  isWrong: boolean;
};

/** The tours page for a code without a tour. The code stays in its field to be corrected. */
export function NoSuchTour({ code, sentence, isWrong }: NoSuchTourProps) {
  return (
    <div className="page account-page">
      <h1>Tours</h1>
      <section className="tours-page__code">
        {!isWrong && <p role="alert">{sentence}</p>}
        <TourCodeForm
          key={code}
          typed={codeInWords(code)}
          problem={isWrong ? sentence : undefined}
        />
      </section>
    </div>
  );
}
