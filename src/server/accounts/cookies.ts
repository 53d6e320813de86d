/** A cookie by which a browser is known again. */
export type TokenCookie = {
  name: string;
  /** What its token looks like; anything else is passed over. */
  pattern: RegExp;
  /** Seconds it is kept. */
  kept: number;
  /** Over https it has the prefix `__Host-`: no other site of the same domain can set it. */
  prefixed: boolean;
};

/** By which an anonymous visitor is known again; kept for 400 days, the longest browsers allow. */
export const visitorCookie: TokenCookie = {
  name: "vitrine_visitor",
  pattern: /^[\w-]{22}$/,
  kept: 400 * 24 * 60 * 60,
  prefixed: false,
};

/** By which somebody who signed in is known again; kept for 30 days from the last visit. */
export const sessionCookie: TokenCookie = {
  name: "vitrine_session",
  pattern: /^[\w-]{43}$/,
  kept: 30 * 24 * 60 * 60,
  prefixed: true,
};

/** The token a request's `Cookie` header holds, or null. */
export function readCookie(header: string | undefined, cookie: TokenCookie, secure: boolean) {
  const name = nameOf(cookie, secure);
  for (const pair of header?.split(";") ?? []) {
    const [found, value] = pair.trim().split("=");
    if (found === name && value && cookie.pattern.test(value)) return value;
  }
  return null;
}

/** The `Set-Cookie` header that keeps a token, or without one has the browser forget it. */
export function writeCookie(cookie: TokenCookie, token: string | null, secure: boolean): string {
  const age = token === null ? 0 : cookie.kept;
  const text = `${nameOf(cookie, secure)}=${token ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

function nameOf({ name, prefixed }: TokenCookie, secure: boolean): string {
  return secure && prefixed ? `__Host-${name}` : name;
}
