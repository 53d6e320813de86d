import Radio from "lucide-react/icons/radio";
import { useState } from "react";
import type { View } from "../../../view/view.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { StartTourPart } from "./StartTourPart.tsx";

/** A button that starts a tour with the current view. */
export function TourButton({ title, view }: { title: string; view: View }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Radio}
        label="Start a tour"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <StartTourPart title={title} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
