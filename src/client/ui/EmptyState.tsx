import type { ReactNode, Ref } from "react";

type EmptyStateProps = {
  title: string;
  /** 1 if it replaces a whole page. */
  level?: 1 | 2;
  /** Ref of its title, which is focusable with a ref. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What the user can do now, in a sentence or two. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
};

/** Replaces a list or a page when there is nothing to show. */
export function EmptyState({ title, level = 2, titleRef, children, actions }: EmptyStateProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className="state">
      <Title ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="state__title">
        {title}
      </Title>
      {children && <div className="state__words">{children}</div>}
      {actions && <div className="state__actions">{actions}</div>}
    </div>
  );
}
