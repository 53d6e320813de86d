import Hand from "lucide-react/icons/hand";
import { useRef, useState } from "react";
import type { RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { reconnectLive } from "../../relay/environment-options.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";
import { useLowerHand } from "./useLowerHand.ts";
import { useRaiseHand } from "./useRaiseHand.ts";
import type { TourRoom } from "./tourRoom.ts";
import type { Guest } from "./useGuest.ts";

/** The most characters of a name. */
const longestName = 60;

/** The same function each time, so that it is called once: when the field comes. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Lets somebody who follows raise their hand, and lower it; a visitor says what to call them. */
export function RaiseHand({ room: { id, hands }, guest }: { room: TourRoom; guest: Guest | null }) {
  const environment = useRelayEnvironment();
  const { raiseHand, isRaising } = useRaiseHand(id);
  const { lowerHand, isLowering } = useLowerHand(id);
  const [isNaming, setNaming] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const guestId = guest?.id ?? null;
  const isRaised = hands.some(({ memberId }) => memberId === guestId);
  const isBusy = isRaising || isLowering;
  const refused = { onRefused: setRefusal };

  function raise(name: string | null) {
    setRefusal(null);
    raiseHand(name, {
      ...refused,
      onDone() {
        setNaming(false);
        // The live connection may be older than their cookie, also where this page knows them already.
        if (!guest?.isSignedIn) void reconnectLive(environment);
      },
    });
  }

  function press() {
    if (isBusy) return;
    setRefusal(null);
    if (isRaised) lowerHand(null, refused);
    else if (guest?.isSignedIn) raise(null);
    else setNaming(!isNaming);
  }

  return (
    <div className="raise-hand">
      <Button ref={button} aria-pressed={isRaised} aria-disabled={isBusy} onClick={press}>
        <Hand aria-hidden size={18} strokeWidth={1.5} />
        {isRaised ? "Lower your hand" : "Raise your hand"}
      </Button>
      {isNaming && !isRaised && (
        <NameForm heir={button} onName={(name) => !isBusy && raise(name)} />
      )}
      <p className="raise-hand__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </div>
  );
}

type NameFormProps = {
  /** Given the focus when the form goes. */
  heir: RefObject<HTMLElement | null>;
  onName: (name: string) => void;
};

function NameForm({ heir, onName }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusHeir(form, heir);
  return (
    <form
      ref={form}
      className="raise-hand__form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(String(new FormData(event.currentTarget).get("name") ?? ""));
      }}
    >
      <input
        className="text-field__input"
        name="name"
        aria-label="Your name"
        placeholder="Your name"
        autoComplete="nickname"
        maxLength={longestName}
        ref={focusOnce}
      />
      <Button type="submit" variant="primary">
        Raise it
      </Button>
    </form>
  );
}
