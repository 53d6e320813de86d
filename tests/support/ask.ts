/** A GraphQL response of the server under test. */
export type Answer = {
  status: number;
  headers: Headers;
  /** The response's data; tests check it with `expect`. */
  data: Record<string, never> | null;
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
};

type Asked = {
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Sends an operation by POST. */
export async function ask(url: string, query: string, asked: Asked = {}): Promise<Answer> {
  const response = await fetch(new URL("/graphql", url), {
    method: "POST",
    headers: { "content-type": "application/json", ...asked.headers },
    body: JSON.stringify({ query, variables: asked.variables }),
  });
  return answerOf(response);
}

/** Sends a persisted operation's id by GET. */
export async function askById(url: string, id: string, asked: Asked = {}): Promise<Answer> {
  const search = new URLSearchParams({ id, variables: JSON.stringify(asked.variables ?? {}) });
  return answerOf(await fetch(`${url}/graphql?${search}`, { headers: asked.headers }));
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { data = null, errors = [] } = text === "" ? {} : JSON.parse(text);
  return { status: response.status, headers: response.headers, data, errors };
}
