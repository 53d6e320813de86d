import { codeInWords } from "./tour-address.ts";
import { TourCodeForm } from "./TourCodeForm.tsx";

type NoSuchTourProps = {
  /** The code that was asked for. */
  code: string;
  /** Why no tour is shown. */
  sentence: string;
  /** Whether that is for the code, and not for the site. */
  isWrong: boolean;
};

/** The page of tours where no tour is shown by a code, which stays in its field to be corrected. */
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
