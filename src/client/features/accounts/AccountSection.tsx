import { useEffect, useId, useRef, type ReactNode } from "react";

type AccountSectionProps = {
  title: string;
  /** What a screen reader says, and everybody reads, once something was done. */
  said?: string;
  children: ReactNode;
};

/** A part of a page of settings, under its title. */
export function AccountSection({ title, said = "", children }: AccountSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A form that is done with goes, maybe with the focus.
    if (said !== "" && document.activeElement === document.body) section.current?.focus();
  }, [said]);
  return (
    <section ref={section} tabIndex={-1} className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="account-section__body">
        {children}
        <p className="account-section__said" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}
