import type { ComponentProps } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const OneTimeLink = lazyPart(async () => (await import("./OneTimeLink.tsx")).OneTimeLink);

/** `OneTimeLink`, loaded lazily. */
export function OneTimeLinkPart(props: ComponentProps<typeof OneTimeLink>) {
  return (
    <PartBoundary waiting={null} onClose={props.onClose}>
      <OneTimeLink {...props} />
    </PartBoundary>
  );
}
