import { graphql } from "react-relay";

/** Query for the site's data in the frame. */
export const rootSite = graphql`
  query rootSiteQuery {
    site {
      title
      ...ImportProgress_site
    }
  }
`;

/** Query for everything that depends on the current user, so that all other queries can be cached. */
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
