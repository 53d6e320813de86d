import { useNavigate } from "@tanstack/react-router";
import LayoutList from "lucide-react/icons/layout-list";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings-2";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import { Menu, type MenuEntry } from "../../ui/Menu.tsx";
import { useSignOut } from "./useSignOut.ts";
import { hasDesk } from "./words.ts";

type AccountMenuProps = { name: string; role: string };

/** Menu of the signed-in member. */
export function AccountMenu({ name, role }: AccountMenuProps) {
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const [refusal, setRefusal] = useState("");
  const entries: MenuEntry[] = [
    {
      id: "account",
      label: "Account",
      icon: Settings,
      onAction: () => void navigate({ to: "/account" }),
    },
    ...(hasDesk(role)
      ? [
          {
            id: "desk",
            label: "Desk",
            icon: LayoutList,
            onAction: () => void navigate({ to: "/desk" }),
          },
        ]
      : []),
    { id: "line", separator: true },
    {
      id: "sign-out",
      label: "Sign out",
      icon: LogOut,
      onAction: () => signOut({ onRefused: ({ message }) => setRefusal(message) }),
    },
  ];
  return (
    <>
      <Menu
        label={name}
        icon={UserRound}
        className="button--quiet account-button"
        entries={entries}
        defaultOpen
      />
      {refusal !== "" && (
        <p className="account-button__refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
