import { ApolloClient, HttpLink, InMemoryCache, gql } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { LocalStorageWrapper, persistCache } from "apollo3-cache-persist";
import { createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { answer, noteDrawn, query } from "./query.js";
import { Row } from "./row.js";

performance.mark("start");
const document_ = gql(query);
const cache = new InMemoryCache();
// Without a limit: the default is 1 MB.
await persistCache({ cache, storage: new LocalStorageWrapper(localStorage), maxSize: false });
const client = new ApolloClient({ cache, link: new HttpLink({ fetch: answer }) });

function List() {
  const { data } = useQuery(document_);
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
  createElement(ApolloProvider, { client }, createElement(List)),
);
