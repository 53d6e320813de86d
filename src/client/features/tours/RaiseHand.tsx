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

/** Maximum length of a name, in UTF-16 code units. */
const longestName = 60;

/** A stable ref callback, so that React calls it only on mount. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Lets a follower raise and lower their hand. A visitor must enter a name. */
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
        // The live connection may be older than the follower's cookie, even if this page already knows them.
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
  /** Receives the focus when the form disappears. */
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
