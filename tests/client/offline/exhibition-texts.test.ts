import { loadQuery } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import { expect, it } from "vitest";
import { exhibitionAnswer } from "../../../src/client/offline/exhibition-texts.ts";
import { requestFor } from "../../../src/client/relay/request.ts";
import { query, variables } from "../../../src/client/routes/exhibition.lazy.tsx";

it("exhibition-texts: an exhibition's page asks for its data at the address that is taken along", () => {
  const asked: string[] = [];
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create((operation, given) => {
      asked.push(requestFor("/graphql", operation, given).address);
      return Observable.from(new Promise<never>(() => {}));
    }),
  });
  // As the route asks: what its path names, then what stands behind the `?`.
  loadQuery(environment, query, { slug: "poles", ...variables({}) });
  expect(asked).toEqual([exhibitionAnswer("poles")]);
});
