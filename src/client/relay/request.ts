import type { RequestParameters, Variables } from "relay-runtime";

const longestAddress = 2000;
/**
 * Maximum length of a mutation, in characters, that the browser keeps sending after its page is left. Browsers refuse
 * more than 64 KiB of such requests at once (Fetch Standard, HTTP-network-or-cache fetch).
 */
const longestKept = 8000;
const accepted = "application/graphql-response+json, application/json";

/**
 * Builds the HTTP request for an operation: GET for a query, so that any cache can serve it; POST for a mutation, or
 * for a query whose variables would make the URL too long for some proxies.
 *
 * @param endpoint path of the GraphQL endpoint
 * @param key idempotency key, by which the server recognizes a mutation that is sent again
 * @throws if the operation has no persisted id
 */
export function requestFor(
  endpoint: string,
  { id, name, operationKind }: RequestParameters,
  variables: Variables,
  key?: string,
): { address: string; init: RequestInit } {
  if (!id) throw new Error(`The operation ${name} has no persisted id.`);
  const headers = { accept: accepted };
  const parameters = new URLSearchParams({ id });
  if (Object.keys(variables).length > 0) parameters.set("variables", JSON.stringify(variables));
  const address = `${endpoint}?${parameters}`;
  if (operationKind === "query" && address.length <= longestAddress) {
    return { address, init: { method: "GET", headers } };
  }
  const body = JSON.stringify({ id, variables });
  return {
    address: endpoint,
    init: {
      method: "POST",
      keepalive: operationKind === "mutation" && body.length <= longestKept,
      headers: {
        ...headers,
        "content-type": "application/json",
        ...(key !== undefined && { "idempotency-key": key }),
      },
      body,
    },
  };
}
