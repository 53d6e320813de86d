import type { ReactNode } from "react";
import { Header, ListBoxItem, ListBoxSection } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import type { SuggestedItems_suggestions$key } from "../../../../__generated__/relay/SuggestedItems_suggestions.graphql.ts";
import { worksCount } from "../works/label.ts";
import { SuggestedTerm } from "./SuggestedTerm.tsx";
import { SuggestedWork } from "./SuggestedWork.tsx";

/** Suggested works, creators and subjects, in sections of a list box. */
export function SuggestedItems({
  suggestions: key,
}: {
  suggestions: SuggestedItems_suggestions$key;
}) {
  const { works, creators, subjects } = useFragment(
    graphql`
      fragment SuggestedItems_suggestions on Suggestions {
        works {
          slug
          title
          creators {
            name
          }
          date
          ...SuggestedWork_work
        }
        creators {
          value
          count
          ...SuggestedTerm_value
        }
        subjects {
          value
          count
          ...SuggestedTerm_value
        }
      }
    `,
    key,
  );
  return (
    <>
      <Section title="Works" size={works?.length ?? 0}>
        {works?.map((work) => (
          <Item
            key={work.slug}
            id={`work:${work.slug}`}
            said={[work.title, ...work.creators.map(({ name }) => name), work.date]}
          >
            <SuggestedWork work={work} />
          </Item>
        ))}
      </Section>
      <Section title="Creators" size={creators.length}>
        {creators.map((creator) => (
          <Item
            key={creator.value}
            id={`creator:${creator.value}`}
            said={[creator.value, worksCount(creator.count)]}
          >
            <SuggestedTerm value={creator} />
          </Item>
        ))}
      </Section>
      <Section title="Subjects" size={subjects.length}>
        {subjects.map((subject) => (
          <Item
            key={subject.value}
            id={`subject:${subject.value}`}
            said={[subject.value, worksCount(subject.count)]}
          >
            <SuggestedTerm value={subject} />
          </Item>
        ))}
      </Section>
    </>
  );
}

function Section({ title, size, children }: { title: string; size: number; children: ReactNode }) {
  if (size === 0) return null;
  return (
    <ListBoxSection className="suggestions__section" aria-label={title}>
      <Header className="suggestions__title">{title}</Header>
      {children}
    </ListBoxSection>
  );
}

type ItemProps = { id: string; said: readonly (string | null | undefined)[]; children: ReactNode };

/** A suggestion; `said` is its text for screen readers. */
export function Item({ id, said, children }: ItemProps) {
  return (
    <ListBoxItem id={id} className="suggestion" textValue={said.filter(Boolean).join(", ")}>
      {children}
    </ListBoxItem>
  );
}
