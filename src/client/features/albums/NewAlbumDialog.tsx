import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { longestTitle } from "./album-limits.ts";
import { useCreateAlbum } from "./useCreateAlbum.ts";

type NewAlbumDialogProps = {
  /** The lists that the album is prepended to. */
  connections: string[];
  onClose: () => void;
};

/** Asks for the title of a new album, creates it and opens it. */
export function NewAlbumDialog({ connections, onClose }: NewAlbumDialogProps) {
  const { createAlbum, isCreating } = useCreateAlbum();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const navigate = useNavigate();
  return (
    <Dialog title="New album" size="form" isOpen onOpenChange={onClose}>
      <Form
        submit="Make the album"
        sending="Making the album …"
        isSending={isCreating}
        startsInFirstField
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) =>
          createAlbum(
            { title: read("title") },
            {
              connections,
              onMade: ({ id }) => {
                onClose();
                void navigate({ to: "/albums/$id", params: { id } });
              },
              onRefused: setRefusal,
            },
          )
        }
        actions={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField
          label="Title"
          name="title"
          autoComplete="off"
          maxLength={longestTitle}
          missing="Give the album a title."
        />
      </Form>
    </Dialog>
  );
}
