/** The fields of our list of works, as the site asks for them. */
export const query = `query Works {
  works {
    totalCount correctedSearch
    edges {
      cursor
      match { field label text }
      node {
        __typename id slug title date identifier workType technique creditLine
        creators { name }
        dimensions { text }
        primaryImage { id service width height alt placeholder derivativeWidths }
      }
    }
    pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
  }
}`;

const address = new URLSearchParams(location.search);

/** Answers with the list that the page names when it is to be kept; later the network is too slow. */
export const answer = () =>
  address.has("fill") ? fetch(`/works-${address.get("works")}.json`) : new Promise(() => {});

/** Shows when the list is there. */
export const noteDrawn = () => {
  requestAnimationFrame(() => performance.mark("drawn"));
};
