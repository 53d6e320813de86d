/** A cookie by which a browser is known again. */
export type TokenCookie = {
  name: string;
  /** What its token looks like; anything else is passed over. */
  pattern: RegExp;
};

/** By which an anonymous visitor is known again. */
export const visitorCookie: TokenCookie = { name: "vitrine_visitor", pattern: /^[\w-]{22}$/ };

/** By which somebody who signed in is known again, as long as the server keeps the session. */
export const sessionCookie: TokenCookie = { name: "vitrine_session", pattern: /^[\w-]{43}$/ };

/** Seconds a cookie is kept: 400 days, the longest browsers allow. */
const kept = 400 * 24 * 60 * 60;

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
  const age = token === null ? 0 : kept;
  const text = `${nameOf(cookie, secure)}=${token ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

/** With the prefix no other site of the same domain can set the cookie; browsers take it over https alone. */
function nameOf({ name }: TokenCookie, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
