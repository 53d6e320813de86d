import { useEffect, useId, useRef, type ReactNode } from "react";

type AccountSectionProps = {
  title: string;
  /** Status message after an action, which a screen reader announces. */
  said?: string;
  children: ReactNode;
};

/** A section of a settings page, with a title. */
export function AccountSection({ title, said = "", children }: AccountSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A completed form is removed, possibly with the focus in it.
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
