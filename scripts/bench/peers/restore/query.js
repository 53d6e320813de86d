/** The query of Vitrine's list of works, with the same fields. */
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

/** Responds with the list that the URL names if the page fills the cache; later the network never responds. */
export const answer = () =>
  address.has("fill") ? fetch(`/works-${address.get("works")}.json`) : new Promise(() => {});

/** Marks the time at which the list is drawn. */
export const noteDrawn = () => {
  requestAnimationFrame(() => performance.mark("drawn"));
};
