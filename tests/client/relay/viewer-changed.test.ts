import { graphql } from "react-relay";
import { createOperationDescriptor, fetchQuery, getRequest } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createServices } from "../../../src/client/relay/environment.ts";
import { viewerChanges } from "../../../src/client/relay/viewer-changes.ts";
import { eventually } from "../../support/eventually.ts";

const signedIn = graphql`
  query viewerChangedTestQuery @relay_test_operation {
    viewer {
      id
      account {
        id
        email
        member {
          id
        }
      }
      favourites(first: 2) @connection(key: "viewerChangedTest_favourites", filters: []) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`;
const publicQuery = graphql`
  query viewerChangedTestPublicQuery @relay_test_operation {
    site {
      id
      title
    }
  }
`;
const queries = { viewerChangedTestQuery: signedIn, viewerChangedTestPublicQuery: publicQuery };

/** The member that is signed in according to the server, and their favourites. */
let member: string | null;
let favourites: string[];
let asked: string[];

const site = { site: { id: "site", title: "The Atlas" } };

function viewer() {
  return {
    viewer: {
      id: "viewer",
      account: member && {
        id: `account-${member}`,
        email: `${member}@x.org`,
        member: { id: member },
      },
      favourites: {
        edges: favourites.map((id) => ({ cursor: id, node: { id, __typename: "Work" } })),
        pageInfo: { hasNextPage: true, endCursor: favourites.at(-1) ?? null },
      },
    },
  };
}

beforeEach(() => {
  member = "ada";
  favourites = ["a1", "a2"];
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const isPublic = address.includes(getRequest(publicQuery).params.id ?? "?");
    asked.push(isPublic ? "public" : "viewer");
    return new Response(JSON.stringify({ data: isPublic ? site : viewer() }));
  });
});

function open() {
  const onViewer = vi.fn();
  const onViewerChanged = vi.fn();
  const services = createServices({
    snapshot: null,
    queries,
    answers: [],
    onViewer,
    onViewerChanged,
    liveUrl: "ws://nowhere.test/graphql",
  });
  return { ...services, onViewer, onViewerChanged };
}

/** Loads both pages, then queries the viewer, as after a mutation. */
async function showBoth(services: ReturnType<typeof open>) {
  const own = services.routeQueries.load(signedIn, {});
  const other = services.routeQueries.load(publicQuery, {});
  await Promise.all([own.ready, other.ready]);
  const release = [own.hold(), other.hold()];
  asked = [];
  return { own, leave: () => release.forEach((each) => each()) };
}

const tell = ({ environment }: ReturnType<typeof open>) =>
  fetchQuery(environment, signedIn, {}, { fetchPolicy: "network-only" }).toPromise();

describe("viewer-changed: when the viewer changes", () => {
  it("the first known viewer is reported and does not count as a change", async () => {
    const services = open();
    expect(services.viewer.memberId).toBeUndefined();
    await showBoth(services);
    expect(services.onViewer).toHaveBeenCalledExactlyOnceWith("ada");
    expect(services.onViewerChanged).not.toHaveBeenCalled();
  });

  it("only viewer-dependent queries are refetched", async () => {
    const services = open();
    await showBoth(services);
    const before = viewerChanges.count;
    const whoBefore = vi.fn();
    const stop = viewerChanges.subscribe(whoBefore);
    member = "grace";
    await tell(services);
    await eventually(() => expect(asked).toEqual(["viewer", "viewer"]));
    expect(services.onViewer).toHaveBeenLastCalledWith("grace");
    expect(services.onViewerChanged).toHaveBeenCalledTimes(1);
    await eventually(() => expect(viewerChanges.count).toBe(before + 1));
    expect(whoBefore).toHaveBeenCalledExactlyOnceWith("ada");
    stop();
  });

  it("nothing is refetched when the viewer is the same as before", async () => {
    const services = open();
    await showBoth(services);
    await tell(services);
    expect(asked).toEqual(["viewer"]);
    expect(services.onViewerChanged).not.toHaveBeenCalled();
  });

  it("a paginated list retains no items of the previous viewer", async () => {
    const services = open();
    const { own } = await showBoth(services);
    [member, favourites] = ["grace", ["g1"]];
    await tell(services);
    await eventually(() => expect(asked).toHaveLength(2));
    await eventually(() => {
      const { data } = services.environment.lookup(
        createOperationDescriptor(getRequest(signedIn), own.variables).fragment,
      );
      expect(JSON.stringify(data)).toContain("g1");
      expect(JSON.stringify(data)).not.toContain("a1");
    });
  });

  it("a page that is opened again shows no data of the previous viewer", async () => {
    const services = open();
    const before = viewerChanges.count;
    const { leave } = await showBoth(services);
    leave();
    member = null;
    await tell(services);
    await eventually(() => expect(viewerChanges.count).toBe(before + 1));
    const again = services.routeQueries.load(signedIn, {});
    expect(asked.filter((each) => each === "viewer")).toHaveLength(2);
    await again.ready;
  });

  it("sign-out removes the previous viewer's operations immediately, and then their account data", async () => {
    const services = open();
    const before = viewerChanges.count;
    const { leave } = await showBoth(services);
    leave();
    expect(services.recent.all()).toHaveLength(2);
    member = null;
    await tell(services);
    expect(services.recent.all().map(({ stored }) => stored.name)).toEqual([
      "viewerChangedTestPublicQuery",
    ]);
    await eventually(() => expect(viewerChanges.count).toBe(before + 1));
    expect(JSON.stringify(services.source.toJSON())).not.toContain("ada@x.org");
  });
});
