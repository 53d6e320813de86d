type TextsOfFieldProps = {
  texts: readonly string[];
  /** What a screen reader says before them, where there are several. */
  what?: "Before" | "After";
};

/** What a field of a work says, a line for each thing in it. */
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
