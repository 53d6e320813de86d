import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { DeskPage_viewer$key } from "../../../../__generated__/relay/DeskPage_viewer.graphql.ts";
import { hasDesk } from "../accounts/words.ts";
import { NotForYou } from "./NotForYou.tsx";

/** Start page of the dashboard. */
export function DeskPage({ viewer: key }: { viewer: DeskPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment DeskPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        desk {
          noteQueueLength
        }
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const role = viewer.account?.member.role;
  if (!role || !hasDesk(role)) return <NotForYou viewer={viewer} whom="curators and owners" />;
  return (
    <>
      <h1>Desk</h1>
      <ul className="desk-ways">
        {role === "OWNER" && (
          <li>
            <Link to="/desk/members" className="desk-ways__way">
              Members
            </Link>
            <p>Who has an account, what they may do, and who may come in.</p>
          </li>
        )}
        <li>
          <Link to="/desk/notes" className="desk-ways__way">
            Notes
          </Link>
          <p>{waitInWords(viewer.desk?.noteQueueLength ?? 0)}</p>
        </li>
        <li>
          <Link to="/desk/works" className="desk-ways__way">
            Works
          </Link>
          <p>Every work with its status, to be found and changed, one or many at once.</p>
        </li>
        <li>
          <Link to="/desk/imports" className="desk-ways__way">
            Imports
          </Link>
          <p>Bring works in, see first what that would do, and undo it.</p>
        </li>
        <li>
          <Link to="/desk/exhibitions" className="desk-ways__way">
            Exhibitions
          </Link>
          <p>Arrange works into something worth walking through: words, pictures, zoom stories.</p>
        </li>
        <li>
          <Link to="/desk/works/new" className="desk-ways__way">
            A new work
          </Link>
          <p>One that is in no table and no folder: you describe it yourself.</p>
        </li>
        <li>
          <Link to="/desk/checkup" className="desk-ways__way">
            Check-up
          </Link>
          <p>What the collection wants for: alternative texts, rights, dates, pictures.</p>
        </li>
      </ul>
    </>
  );
}

function waitInWords(count: number): string {
  if (count === 0) return "None wait for a curator.";
  return count === 1 ? "1 waits for a curator." : `${count} wait for a curator.`;
}
