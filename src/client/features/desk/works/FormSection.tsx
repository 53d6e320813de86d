import { useId, type ReactNode } from "react";

/** A part of the form of a work under its title. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="work-form__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="work-form__fields">{children}</div>
    </section>
  );
}
