import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  icon: LucideIcon;
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** Whether the icon is filled, as for a marked favourite. */
  filled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A round button that shows an icon and always has an accessible name; its touch target is 44 px. */
export function IconButton({
  icon: Icon,
  label,
  filled = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={["icon-button", className].filter(Boolean).join(" ")}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} fill={filled ? "currentColor" : "none"} />
    </button>
  );
}
