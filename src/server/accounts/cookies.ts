/** Cookie with a token that identifies a browser. */
export type TokenCookie = {
  name: string;
  /** Format of the token; other values are ignored. */
  pattern: RegExp;
};

/** Cookie of an anonymous visitor. */
export const visitorCookie: TokenCookie = { name: "vitrine_visitor", pattern: /^[\w-]{22}$/ };

/** Cookie of a signed-in member, valid as long as the server stores the session. */
export const sessionCookie: TokenCookie = { name: "vitrine_session", pattern: /^[\w-]{43}$/ };

/** Lifetime of a cookie in seconds: 400 days, the maximum in browsers. */
const kept = 400 * 24 * 60 * 60;

/** Returns the token in a request's `Cookie` header, or null. */
export function readCookie(header: string | undefined, cookie: TokenCookie, secure: boolean) {
  const name = nameOf(cookie, secure);
  for (const pair of header?.split(";") ?? []) {
    const [found, value] = pair.trim().split("=");
    if (found === name && value && cookie.pattern.test(value)) return value;
  }
  return null;
}

/** Returns the `Set-Cookie` header that stores a token or, without one, deletes the cookie. */
export function writeCookie(cookie: TokenCookie, token: string | null, secure: boolean): string {
  const age = token === null ? 0 : kept;
  const text = `${nameOf(cookie, secure)}=${token ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

/**
 * Returns the name of a cookie. The prefix keeps other sites of the same domain from setting it, but requires https.
 */
function nameOf({ name }: TokenCookie, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
