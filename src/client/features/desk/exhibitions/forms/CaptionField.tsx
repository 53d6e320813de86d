import { FormField } from "./FormField.tsx";

type CaptionFieldProps = {
  caption: string | null | undefined;
  isLabelHidden?: boolean;
  problem: string | null;
  onChange: (caption: string | null) => void;
};

/** A field for the caption of an image. */
export function CaptionField({ caption, onChange, ...rest }: CaptionFieldProps) {
  return (
    <FormField
      {...rest}
      label="Caption"
      placeholder="Words below it"
      rows={2}
      maxLength={1_000}
      value={caption ?? ""}
      onChange={(written) => onChange(written || null)}
    />
  );
}
