import { useState } from "react";
import { toText } from "../../../view/view-text.ts";
import type { View } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { askToSignIn } from "../accounts/sign-in-request.ts";
import { sightNow } from "./sight.ts";
import { takeTour } from "./tour-in-hand.ts";
import { TourInvite } from "./TourInvite.tsx";
import { useGuest } from "./useGuest.ts";
import { useStartTour } from "./useStartTour.ts";

type StartTourProps = {
  /** Default title of the tour. */
  title: string;
  /** The initial view, if the page provides none. */
  view: View;
  onClose: () => void;
};

/** Maximum length of a title, in UTF-16 code units. */
const longestTitle = 200;

/** A dialog that starts a tour, then shows how others join it. */
export function StartTour({ title, view, onClose }: StartTourProps) {
  const guest = useGuest();
  const { startTour, isStarting } = useStartTour();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [code, setCode] = useState<string | null>(null);

  function start(chosen: string) {
    setRefusal(null);
    startTour(chosen, toText(sightNow()?.view ?? view), {
      onStarted(started) {
        takeTour(started);
        setCode(started);
      },
      onRefused: setRefusal,
    });
  }

  if (code !== null) {
    return (
      <Dialog title="The tour has begun" isOpen onOpenChange={onClose}>
        <div className="tour-start">
          <p>
            Whoever follows sees what you look at, on any page of this site. Let them have the code
            or the link.
          </p>
          <TourInvite code={code} />
          <Button variant="primary" onClick={onClose}>
            Begin to show
          </Button>
        </div>
      </Dialog>
    );
  }
  if (!guest?.isSignedIn) {
    return (
      <Dialog title="Start a tour" isOpen onOpenChange={onClose} size="form">
        <div className="tour-start">
          <p>
            Others follow what you look at, wherever they are. Who guides a tour has an account.
          </p>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              askToSignIn({ sentence: "Sign in, then start the tour from the same menu." });
            }}
          >
            Sign in
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Start a tour" isOpen onOpenChange={onClose} size="form">
      <div className="tour-start">
        <p>Others see what you look at, as you move, and hear what you write.</p>
        <Form
          submit="Start"
          sending="Starting …"
          isSending={isStarting}
          startsInFirstField
          {...refusal}
          onAgain={() => setRefusal(null)}
          onSubmit={(read) => start(read("title"))}
        >
          <TextField
            label="Title"
            name="title"
            autoComplete="off"
            defaultValue={title.slice(0, longestTitle)}
            maxLength={longestTitle}
            missing="Give the tour a title."
          />
        </Form>
      </div>
    </Dialog>
  );
}
