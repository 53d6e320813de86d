import { useRouter } from "@tanstack/react-router";
import { useRef, type ComponentProps, type MouseEvent } from "react";
import { savesData } from "../../ui/saves-data.ts";

/** How long a pointer rests on a link before its page is asked for, in milliseconds. */
const restsFor = 40;

type WorkLinkProps = Omit<ComponentProps<"a">, "href"> & { slug: string };

/**
 * A link to a work. Lists hold a hundred of them: unlike the router's own it does not watch the address,
 * which would cost every one of them its share of each click. Hover, focus or touch start loading the page.
 */
export function WorkLink({ slug, children, ...rest }: WorkLinkProps) {
  const router = useRouter();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = { to: "/works/$slug", params: { slug } } as const;
  const leave = () => clearTimeout(resting.current);

  function preload() {
    leave();
    // A click asks again, and shows what is wrong.
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
