import type { ButtonHTMLAttributes, Ref } from "react";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` for the main action of a page, `plain` for everything else, `quiet` without a frame. */
  variant?: "primary" | "plain" | "quiet";
  ref?: Ref<HTMLButtonElement>;
};

/** A native button, because lists hold hundreds of them and native ones cost nothing. */
export function Button({ variant = "plain", className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={["button", `button--${variant}`, className].filter(Boolean).join(" ")}
    />
  );
}
