import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RemoteCheck_viewer$key } from "../../../../../__generated__/relay/RemoteCheck_viewer.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import { formatCount } from "../../works/label.ts";
import { LastAsked } from "./LastAsked.tsx";
import { resultInWords } from "./result-in-words.ts";
import { useCheckRemotePictures } from "./useCheckRemotePictures.ts";
import { useRemoteCheckNews } from "./useRemoteCheckNews.ts";

const notChecked = { isUnderWay: false, done: 0, deadCount: 0, postponedCount: 0 };

/** The last check of remote images, its result, and a button to check all of them now. */
export function RemoteCheck({ viewer: key }: { viewer: RemoteCheck_viewer$key }) {
  const { desk } = useFragment(
    graphql`
      fragment RemoteCheck_viewer on Viewer {
        desk {
          remotePictures {
            count
            uncheckedCount
            checkedSince
            check {
              isUnderWay
              done
              deadCount
              postponedCount
            }
          }
        }
      }
    `,
    key,
  );
  const { checkRemotePictures, isChanging } = useCheckRemotePictures();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { check } = desk?.remotePictures ?? {};
  const { isUnderWay, done, deadCount, postponedCount } = check ?? notChecked;
  useRemoteCheckNews(isUnderWay);
  if (!desk?.remotePictures) return null;
  const { count, uncheckedCount, checkedSince } = desk.remotePictures;
  if (count === 0) return null;
  const asked = Math.min(done + postponedCount, count);

  function change(isWanted: boolean) {
    if (isChanging) return;
    setRefusal(null);
    checkRemotePictures(isWanted, { onRefused: setRefusal });
  }

  return (
    <div className="remote-check">
      {isUnderWay ? (
        <>
          <ProgressBar
            label="Asking the other sites"
            done={asked}
            total={count}
            detail={`${formatCount(asked)} of ${formatCount(count)}`}
          />
          <p>It goes on when you leave this page.</p>
        </>
      ) : (
        <LastAsked count={count} uncheckedCount={uncheckedCount} checkedSince={checkedSince} />
      )}
      <p role="status">
        {check && !isUnderWay && resultInWords({ done, deadCount, postponedCount })}
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
      <Button
        variant="quiet"
        className="remote-check__way"
        aria-disabled={isChanging}
        onClick={() => change(!isUnderWay)}
      >
        {isUnderWay ? "Stop" : "Check now"}
      </Button>
    </div>
  );
}
