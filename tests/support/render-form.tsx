import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { ComponentType } from "react";
import { vi } from "vitest";
import type { TakenViewInput } from "../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type {
  BlockFormProps,
  ShownView,
} from "../../src/client/features/desk/exhibitions/block-form.ts";

/** Returns a view of a work, whose title is `Work` with its id. */
export function viewOf(workId: string, frame = "full 0"): TakenViewInput {
  return { workId, imageId: `image of ${workId}`, place: 0, width: 600, height: 400, frame };
}

/** Returns what a view from `viewOf` shows. */
export function shownIn({ workId }: TakenViewInput, values: Partial<ShownView> = {}): ShownView {
  const title = `Work ${workId}`;
  return { src: "/cut.jpg", width: 300, height: 200, alt: "", title, isDoubtful: false, ...values };
}

/** Renders the form of a block like the dashboard: passes changed content back to the form. */
export function renderForm<Content>(
  Form: ComponentType<BlockFormProps<Content>>,
  first: NoInfer<Content>,
  props: Partial<Pick<BlockFormProps<Content>, "problemOf" | "viewShown">> = {},
) {
  const onChange = vi.fn<(content: Content) => void>();
  function Desk() {
    const [content, setContent] = useState(first);
    return (
      <Form
        content={content}
        problemOf={() => null}
        viewShown={shownIn}
        {...props}
        onChange={(next) => {
          onChange(next);
          setContent(next);
        }}
      />
    );
  }
  render(<Desk />);
  return { screen, user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] };
}
