import { graphql, useFragment } from "react-relay";
import type { HomeRows_site$key } from "../../../../__generated__/relay/HomeRows_site.graphql.ts";
import { SubjectTile } from "./SubjectTile.tsx";
import { TypeRow } from "./TypeRow.tsx";

/** The works of the most common types, a row each, and a picture for each of the common subjects. */
export function HomeRows({ site: key }: { site: HomeRows_site$key }) {
  const { types, subjects } = useFragment(
    graphql`
      fragment HomeRows_site on Site @throwOnFieldError {
        types: terms(kind: TYPE, first: 3) {
          id
          ...TypeRow_term
        }
        subjects: terms(kind: SUBJECT, first: 8) {
          id
          ...SubjectTile_term
        }
      }
    `,
    key,
  );
  return (
    <>
      {types.map((type) => (
        <TypeRow key={type.id} term={type} />
      ))}
      {subjects.length > 0 && (
        <section className="home-row page" aria-labelledby="home-subjects">
          <header className="home-row__head">
            <h2 id="home-subjects">Subjects</h2>
          </header>
          <ul className="home-subjects">
            {subjects.map((subject) => (
              <li key={subject.id}>
                <SubjectTile term={subject} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
