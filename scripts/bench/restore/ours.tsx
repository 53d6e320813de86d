// The list of works from Vitrine's own snapshot, with the client's own modules. The query string selects the action:
// `fill` writes a snapshot, `bare` only parses the same records, and anything else shows the list.
import { Suspense, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider, useFragment, usePreloadedQuery } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import listedWork from "../../../__generated__/relay/ListedWork_work.graphql.ts";
import type { ListedWork_work$key } from "../../../__generated__/relay/ListedWork_work.graphql.ts";
import workCard from "../../../__generated__/relay/WorkCard_work.graphql.ts";
import type { WorkCard_work$key } from "../../../__generated__/relay/WorkCard_work.graphql.ts";
import workPicture from "../../../__generated__/relay/WorkPicture_image.graphql.ts";
import type { WorkPicture_image$key } from "../../../__generated__/relay/WorkPicture_image.graphql.ts";
import worksList from "../../../__generated__/relay/WorksList_query.graphql.ts";
import type { WorksList_query$key } from "../../../__generated__/relay/WorksList_query.graphql.ts";
import worksPage from "../../../__generated__/relay/WorksPage_query.graphql.ts";
import type { WorksPage_query$key } from "../../../__generated__/relay/WorksPage_query.graphql.ts";
import works from "../../../__generated__/relay/worksQuery.graphql.ts";
import type { worksQuery } from "../../../__generated__/relay/worksQuery.graphql.ts";
import { createServices } from "../../../src/client/relay/environment.ts";
import { readSnapshot, SnapshotWriter } from "../../../src/client/relay/snapshot.ts";
import { finish } from "../../../src/client/relay/steps.ts";
import { answer, noteDrawn } from "../peers/restore/query.js";
import { Row } from "../peers/restore/row.js";

type Service = ReturnType<typeof restore>;

const address = new URLSearchParams(location.search);
const queries = { worksQuery: works };
/** In characters: enough for the measured number of works. */
const budget = 16_000_000;
const bareKey = "bench.records";

performance.mark("start");
if (address.has("fill")) await fill();
else if (address.has("bare")) JSON.parse(localStorage.getItem(bareKey) ?? "");
else show(restore());
performance.mark("end");

function restore() {
  const snapshot = readSnapshot();
  const services = createServices({ snapshot, queries, answers: [] });
  performance.mark("restored");
  return { snapshot, services };
}

async function fill() {
  localStorage.clear();
  const { services } = restore();
  const { environment, source, recent } = services;
  const { data } = await (await answer()).json();
  environment.commitPayload(createOperationDescriptor(getRequest(works), {}), data);
  recent.use(works, {});
  performance.mark("write");
  finish(new SnapshotWriter({ source, recent, queries, restored: null, budget }).write());
  performance.mark("written");
  const kept = readSnapshot();
  const records = JSON.stringify([...(kept?.records.values() ?? [])]);
  if (address.has("bare")) localStorage.clear();
  if (address.has("bare")) localStorage.setItem(bareKey, records);
  Object.assign(globalThis, { kept: { works: data.works.edges.length, length: records.length } });
}

function show({ services }: Service) {
  const { environment, routeQueries } = services;
  const { reference } = routeQueries.load<worksQuery>(works, {});
  function Page() {
    const page = usePreloadedQuery<worksQuery>(works, reference);
    const query = useFragment<WorksPage_query$key>(worksPage, page);
    return <List query={query} />;
  }
  createRoot(document.getElementById("list") ?? document.body).render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <Page />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
}

function List({ query }: { query: WorksList_query$key }) {
  const { works: found } = useFragment<WorksList_query$key>(worksList, query);
  useEffect(noteDrawn, []);
  return (
    <ul>
      {found.edges.map(({ node }) => (
        <Item key={node.id} work={node} />
      ))}
    </ul>
  );
}

function Item({ work: key }: { work: ListedWork_work$key }) {
  const listed = useFragment<ListedWork_work$key>(listedWork, key);
  const work = useFragment<WorkCard_work$key>(workCard, listed);
  const image = useFragment<WorkPicture_image$key>(workPicture, work.primaryImage);
  return <Row work={{ ...work, image }} />;
}
