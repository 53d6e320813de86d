/** Shown instead of an image that is no longer visible. The caption stays. */
export function NotShown({ caption }: { caption: string | null }) {
  return (
    <figure className="not-shown">
      <p lang="en">This picture is not shown any more.</p>
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
