import UserRound from "lucide-react/icons/user-round";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { askToSignIn } from "./sign-in-request.ts";

const loadMenu = () => import("./AccountMenu.tsx");
const loadDialog = () => import("./SignInDialog.tsx");
const AccountMenu = lazyPart(async () => (await loadMenu()).AccountMenu);

type AccountButtonProps = {
  /** The signed-in member; null for an anonymous visitor, or while unknown. */
  member: { readonly name: string | null | undefined; readonly role: string } | null;
};

/** Button for signing in; for a signed-in member, it shows their name and opens the account menu. */
export function AccountButton({ member }: AccountButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSignedIn = member !== null;
  const name = member?.name ?? "Account";
  const load = isSignedIn ? loadMenu : loadDialog;

  useEffect(() => {
    if (isSignedIn || !isWanted) return;
    // The menu with the focused “Sign out” item is removed.
    setWanted(false);
    button.current?.focus();
  }, [isSignedIn, isWanted]);

  const waiting = (
    <Button
      ref={button}
      variant="quiet"
      className="account-button"
      aria-haspopup={isSignedIn ? "menu" : "dialog"}
      aria-busy={isWanted}
      onPointerEnter={() => preparePart(load)}
      onFocus={() => preparePart(load)}
      onClick={() => (isSignedIn ? setWanted(true) : askToSignIn())}
    >
      <UserRound aria-hidden size={20} strokeWidth={1.5} />
      <span className="button__text">{isSignedIn ? name : "Sign in"}</span>
    </Button>
  );
  if (!isSignedIn || !isWanted) return waiting;
  return (
    <PartBoundary waiting={waiting}>
      <AccountMenu name={name} role={member.role} />
    </PartBoundary>
  );
}
