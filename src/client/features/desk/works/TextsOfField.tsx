type TextsOfFieldProps = {
  texts: readonly string[];
  /** Announced by screen readers before the texts of a comparison. */
  what?: "Before" | "After";
};

/** The values of a work's field, one per line. */
export function TextsOfField({ texts, what }: TextsOfFieldProps) {
  return (
    <dd className="field-texts" data-what={what}>
      {what && <span className="visually-hidden">{what}: </span>}
      {texts.length === 0 && <span className="field-texts__nothing">Nothing</span>}
      {texts.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </dd>
  );
}
