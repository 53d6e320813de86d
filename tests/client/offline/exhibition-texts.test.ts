import { loadQuery } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import { expect, it } from "vitest";
import { exhibitionAnswer } from "../../../src/client/offline/exhibition-texts.ts";
import { requestFor } from "../../../src/client/relay/request.ts";
import { query, variables } from "../../../src/client/routes/exhibition.lazy.tsx";

it("exhibition-texts: the exhibition page's query uses the same URL as the offline download", () => {
  const asked: string[] = [];
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create((operation, given) => {
      asked.push(requestFor("/graphql", operation, given).address);
      return Observable.from(new Promise<never>(() => {}));
    }),
  });
  // Variables in the order of the route: first those of the path, then those of the query string.
  loadQuery(environment, query, { slug: "poles", ...variables({}) });
  expect(asked).toEqual([exhibitionAnswer("poles")]);
});
