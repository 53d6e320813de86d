import { useMemo } from "react";
import { graphql } from "react-relay";
import type { ChosenWorksFieldQuery } from "../../../../../../__generated__/relay/ChosenWorksFieldQuery.graphql.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { Button } from "../../../../ui/Button.tsx";
import { ItemList } from "../../../desk/exhibitions/forms/ItemList.tsx";
import { PickButton } from "../../../desk/exhibitions/forms/PickButton.tsx";
import { WorkPicture } from "../../../works/WorkPicture.tsx";

type ChosenWorksFieldProps = {
  /** Global ids of the works, in order. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Maximum number of works, and the server's limit per `nodes` field. */
const most = 200;
const atOnce = 100;

/** The selected works of a list, with controls to add, order and remove them. */
export function ChosenWorksField({ ids, onChange }: ChosenWorksFieldProps) {
  const asked = [...ids].sort().join(" ");
  const variables = useMemo(() => {
    const all = asked === "" ? [] : asked.split(" ");
    return { ids: all.slice(0, atOnce), more: all.slice(atOnce) };
  }, [asked]);
  const { answer, isCurrent, isFailed, retry } = useAsked<ChosenWorksFieldQuery>(
    graphql`
      query ChosenWorksFieldQuery($ids: [ID!]!, $more: [ID!]!) @throwOnFieldError {
        nodes(ids: $ids) {
          ... on Work {
            id
            title
            primaryImage {
              ...WorkPicture_image
            }
          }
        }
        more: nodes(ids: $more) {
          ... on Work {
            id
            title
            primaryImage {
              ...WorkPicture_image
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: "store-or-network" },
  );
  const there = answer ? [...answer.nodes, ...answer.more] : [];
  const works = new Map(there.flatMap((work) => (work?.id ? [[work.id, work]] : [])));
  const titleOf = (id: string) => works.get(id)?.title ?? null;
  return (
    <>
      {ids.length === 0 && <p className="block-form__none">No works are chosen yet.</p>}
      {isFailed && (
        <p role="alert">
          The works cannot be loaded now.{" "}
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      <ItemList
        label="Chosen works"
        items={ids.map((key) => ({ key }))}
        nameOf={({ key }, place) => titleOf(key) ?? `work ${place + 1}`}
        render={({ key }) => {
          const work = works.get(key);
          return (
            <span className="chosen-work">
              <span className="chosen-work__picture">
                {work?.primaryImage && <WorkPicture image={work.primaryImage} sizes="4rem" />}
              </span>
              {work?.title ? (
                <cite className="view-field__title">{work.title}</cite>
              ) : (
                isCurrent && <span className="view-field__note">Not shown any more</span>
              )}
            </span>
          );
        }}
        onChange={(items) => onChange(items.map(({ key }) => key))}
      />
      {ids.length >= most ? (
        <p className="block-form__none">There can be at most {most} works.</p>
      ) : (
        <div className="block-form__acts">
          <PickButton
            hasAll
            onPick={({ work }) => {
              if (ids.includes(work.id)) return `“${work.title}” is in the list already.`;
              onChange([...ids, work.id]);
              return `Added “${work.title}”.`;
            }}
          >
            Add works
          </PickButton>
        </div>
      )}
    </>
  );
}
