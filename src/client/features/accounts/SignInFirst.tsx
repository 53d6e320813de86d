import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { askToSignIn } from "./sign-in-request.ts";

/** Replaces a page that requires a signed-in user. */
export function SignInFirst({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <Button variant="primary" onClick={() => askToSignIn()}>
          Sign in
        </Button>
      }
    >
      <p>{children}</p>
    </EmptyState>
  );
}
