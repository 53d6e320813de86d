import { offlineExchange } from "@urql/exchange-graphcache";
import { makeDefaultStorage } from "@urql/exchange-graphcache/default-storage";
import { createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Client, Provider, fetchExchange, useQuery } from "urql";
import { answer, noteDrawn, query } from "./query.js";
import { Row } from "./row.js";

performance.mark("start");
const storage = makeDefaultStorage();
const keys = { WorkConnection: () => null, WorkEdge: () => null, Creator: () => null };
const client = new Client({
  url: "/graphql",
  fetch: answer,
  exchanges: [offlineExchange({ storage, keys }), fetchExchange],
});

function List() {
  const [{ data }] = useQuery({ query });
  useEffect(() => {
    if (data) noteDrawn();
  }, [data]);
  if (!data) return null;
  const rows = data.works.edges.map(({ node }) =>
    createElement(Row, { key: node.id, work: { ...node, image: node.primaryImage } }),
  );
  return createElement("ul", null, rows);
}

createRoot(document.getElementById("list")).render(
  createElement(Provider, { value: client }, createElement(List)),
);
