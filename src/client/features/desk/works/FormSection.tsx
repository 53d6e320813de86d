import { useId, type ReactNode } from "react";

/** A titled section of a work's form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="work-form__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="work-form__fields">{children}</div>
    </section>
  );
}
