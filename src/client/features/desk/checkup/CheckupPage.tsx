import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { CheckupPage_viewer$key } from "../../../../../__generated__/relay/CheckupPage_viewer.graphql.ts";
import { hasDesk } from "../../accounts/words.ts";
import { formatCount } from "../../works/label.ts";
import { NotForYou } from "../NotForYou.tsx";
import { problemWords } from "./problem-words.ts";
import { RemoteCheck } from "./RemoteCheck.tsx";

/** The page at `/desk/checkup`: the issues of the collection, with links to fix them. */
export function CheckupPage({ viewer: key }: { viewer: CheckupPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CheckupPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        desk {
          checkup {
            problem
            count
          }
        }
        ...RemoteCheck_viewer
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const role = viewer.account?.member.role;
  if (!viewer.desk || !role || !hasDesk(role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  const { checkup } = viewer.desk;
  if (!checkup) {
    return (
      <>
        <h1>Check-up</h1>
        <p role="alert">What the collection wants for could not be counted. Load the page again.</p>
      </>
    );
  }
  const counts = new Map(checkup.map(({ problem, count }) => [problem, count]));
  const isWell = [...counts.values()].every((count) => count === 0);
  return (
    <>
      <h1>Check-up</h1>
      <p className="checkup__sum" role="status">
        {isWell
          ? "The collection wants for nothing that can be counted."
          : "What the collection wants for, drafts included. What is withdrawn wants for nothing."}
      </p>
      <ul className="checkup">
        {problemWords.map(({ problem, name, title, why, remedy }) => {
          const count = counts.get(problem) ?? 0;
          return (
            <li key={problem} className="checkup__card" data-well={count === 0 || undefined}>
              <p className="checkup__count numeric">{formatCount(count)}</p>
              <h2>
                {count === 0 ? (
                  title
                ) : (
                  <Link to="/desk/works" search={{ problem: name }}>
                    {title}
                  </Link>
                )}
              </h2>
              <div className="checkup__words">
                <p>{why}</p>
                {count > 0 && <p>{remedy}</p>}
                {problem === "DEAD_REMOTE_IMAGE" && <RemoteCheck viewer={viewer} />}
              </div>
              {count > 0 && (
                <Link
                  to="/desk/works"
                  search={{ problem: name }}
                  className="button button--plain checkup__way"
                  aria-label={`Mend: ${title}`}
                >
                  Mend
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
