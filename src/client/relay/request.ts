import type { RequestParameters, Variables } from "relay-runtime";

const longestAddress = 2000;
/**
 * Characters of a mutation up to which the browser goes on sending it when its page is left. Browsers refuse more than
 * 64 KiB of such requests at once (Fetch Standard, HTTP-network-or-cache fetch).
 */
const longestKept = 8000;
const accepted = "application/graphql-response+json, application/json";

/**
 * How an operation is asked for over HTTP: a query by GET, so that any cache can serve it; a mutation,
 * or a query whose variables would make the address too long for some proxies, by POST.
 *
 * @param endpoint path of the GraphQL endpoint
 * @param key by which a mutation that is sent again is known to be the same
 * @throws if the operation was not persisted when the artifacts were made
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
