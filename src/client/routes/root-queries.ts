import { graphql } from "react-relay";

/** What the frame shows of the site. */
export const rootSite = graphql`
  query rootSiteQuery {
    site {
      title
      ...ImportProgress_site
    }
  }
`;

/** What depends on who is looking: asked by itself, so that everything else can be cached. */
export const rootViewer = graphql`
  query rootViewerQuery {
    viewer {
      ...FavouriteButton_viewer
      ...useGuest_viewer
      account {
        member {
          name
          role
        }
      }
    }
  }
`;
