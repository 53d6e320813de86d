import { ask } from "./ask.ts";
import type { Answer } from "./ask.ts";

/** A user with a separate browser, which stores cookies. */
export type Caller = {
  cookies: Map<string, string>;
  /** Returns the `Cookie` header of requests. */
  cookieHeader(): string;
  send(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Sends a mutation with one `input` and returns its result. */
  change(name: string, input: Record<string, unknown>, selection?: string): Promise<Result>;
};

/** The result of a mutation; tests check it with `expect`. */
export type Result = { __typename: string } & Record<string, never>;

/** Opens a browser without cookies; it sends `headers` with every request. */
export function openCaller(url: string, headers: Record<string, string> = {}): Caller {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function send(query: string, variables: Record<string, unknown> = {}) {
    const cookie = cookieHeader();
    const answer = await ask(url, query, {
      variables,
      headers: cookie === "" ? headers : { ...headers, cookie },
    });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  async function change(name: string, input: Record<string, unknown>, selection = "") {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const refusals = `... on InvalidInput { problems { field message } }`;
    const answer = await send(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${refusals} ${selection} } }`,
      { input },
    );
    if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
    return (answer.data as Record<string, unknown> | null)?.[name] as Result;
  }

  return { cookies, cookieHeader, send, change };
}
