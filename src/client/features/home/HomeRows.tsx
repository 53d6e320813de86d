import { graphql, useFragment } from "react-relay";
import type {
  HomeRows_site$data,
  HomeRows_site$key,
} from "../../../../__generated__/relay/HomeRows_site.graphql.ts";
import { SubjectTile } from "./SubjectTile.tsx";
import { TypeRow } from "./TypeRow.tsx";

/** Minimum number of works for a row, and for a subject. */
const rowFrom = 4;
const subjectFrom = 2;

type HomeRowsProps = {
  site: HomeRows_site$key;
  /** Ids of the works in the hero. */
  shownAbove: readonly string[];
};

/** A row of works for each of the most common types, and a tile for each of the most common subjects. */
export function HomeRows({ site: key, shownAbove }: HomeRowsProps) {
  const site = useFragment(
    graphql`
      fragment HomeRows_site on Site @throwOnFieldError {
        types: terms(kind: TYPE, first: 3) {
          id
          workCount
          ...TypeRow_term
        }
        subjects: terms(kind: SUBJECT, first: 8) {
          id
          workCount
          works(first: 6) {
            edges {
              node {
                id
                primaryImage {
                  ...SubjectTile_image
                }
              }
            }
          }
          ...SubjectTile_term
        }
      }
    `,
    key,
  );
  const types = site.types.filter(({ workCount }) => workCount >= rowFrom);
  const subjects = site.subjects.filter(({ workCount }) => workCount >= subjectFrom);
  const images = imagesOf(subjects, shownAbove);
  return (
    <>
      {types.map((type) => (
        <TypeRow key={type.id} term={type} />
      ))}
      {subjects.length > 0 && (
        <section className="strip-section page" aria-labelledby="home-subjects">
          <header className="strip-section__head">
            <h2 id="home-subjects">Subjects</h2>
          </header>
          <ul className="home-subjects">
            {subjects.map((subject) => (
              <li key={subject.id}>
                <SubjectTile term={subject} image={images.get(subject.id) ?? null} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Subject = HomeRows_site$data["subjects"][number];

/**
 * Returns an image for each subject, by its id: of the first work that is not shown above, or of the first if all are.
 */
function imagesOf(subjects: readonly Subject[], shownAbove: readonly string[]) {
  const shown = new Set(shownAbove);
  return new Map(
    subjects.map(({ id, works: { edges } }) => {
      const work = (edges.find(({ node }) => !shown.has(node.id)) ?? edges[0])?.node;
      if (work) shown.add(work.id);
      return [id, work?.primaryImage];
    }),
  );
}
