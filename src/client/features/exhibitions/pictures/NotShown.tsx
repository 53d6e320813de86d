/** Stands where a picture is not shown any more: what was said of it stays. */
export function NotShown({ caption }: { caption: string | null }) {
  return (
    <figure className="not-shown">
      <p lang="en">This picture is not shown any more.</p>
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
