import { useRouter } from "@tanstack/react-router";
import { useRef, type ComponentProps, type MouseEvent } from "react";
import { savesData } from "../../ui/saves-data.ts";

/** How long a pointer must rest on a link before its page is preloaded, in milliseconds. */
const restsFor = 40;

type WorkLinkProps = Omit<ComponentProps<"a">, "href"> & { slug: string };

/**
 * A link to a work. Lists hold a hundred of them, so unlike the router's `Link` it does not subscribe to the location,
 * which would cost time in every link on each navigation. Hover, focus or touch preload the page.
 */
export function WorkLink({ slug, children, ...rest }: WorkLinkProps) {
  const router = useRouter();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = { to: "/works/$slug", params: { slug } } as const;
  const leave = () => clearTimeout(resting.current);

  function preload() {
    leave();
    // A click loads again, and shows the error.
    if (!savesData()) router.preloadRoute(target).catch(() => undefined);
  }

  function preloadSoon() {
    leave();
    resting.current = setTimeout(preload, restsFor);
  }

  function go(event: MouseEvent) {
    const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    leave();
    void router.navigate(target);
  }

  return (
    <a
      {...rest}
      href={`/works/${encodeURIComponent(slug)}`}
      onClick={go}
      onMouseEnter={preloadSoon}
      onMouseLeave={leave}
      onFocus={preloadSoon}
      onBlur={leave}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}
