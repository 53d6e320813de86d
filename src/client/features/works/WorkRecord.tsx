import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "@tanstack/react-router";
import type { WorkRecord_work$key } from "../../../../__generated__/relay/WorkRecord_work.graphql.ts";
import { capitalise, recordAttributes } from "./label.ts";

/** Everything that the collection records about a work: its label, its description and its full record. */
export function WorkRecord({
  work: key,
  actions,
}: {
  work: WorkRecord_work$key;
  /** Actions for the work, shown under its label. */
  actions: ReactNode;
}) {
  const work = useFragment(
    graphql`
      fragment WorkRecord_work on Work @throwOnFieldError {
        identifier
        title
        recordLanguage
        creators {
          name
          role
        }
        date
        workType
        technique
        subjects
        places
        dimensions {
          text
        }
        description
        creditLine
        rights {
          uri
          label
        }
        metadata {
          label
          values
        }
      }
    `,
    key,
  );
  const inLanguage = recordAttributes(work.recordLanguage);
  const language = inLanguage?.lang;
  return (
    <div className="work-record">
      <header className="work-record__label">
        <h1 className="work-record__title">
          <cite {...inLanguage}>{work.title}</cite>
        </h1>
        {work.creators.length > 0 && (
          <ul className="work-record__creators">
            {work.creators.map(({ name, role }, place) => (
              <li key={place}>
                <Link to="/works" search={{ creator: name }} className="link-plain">
                  {name}
                </Link>
                {role && <span className="work-record__role"> ({role})</span>}
              </li>
            ))}
          </ul>
        )}
        {work.date && (
          <p className="numeric" lang={language}>
            {work.date}
          </p>
        )}
        {work.technique && (
          <p className="work-record__quiet" lang={language}>
            {work.technique}
          </p>
        )}
        <div className="work-record__actions">{actions}</div>
      </header>
      {work.description && (
        <div className="work-record__description" {...inLanguage}>
          {work.description.split(/\n\s*\n/).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </div>
      )}
      <section className="work-record__data" aria-labelledby="work-record-data">
        <h2 id="work-record-data" className="visually-hidden">
          Record
        </h2>
        <dl className="record-list" lang={language}>
          <Entry label="Type">
            {work.workType && (
              <Link to="/works" search={{ type: work.workType }}>
                {capitalise(work.workType)}
              </Link>
            )}
          </Entry>
          <Entry label="Dimensions">{work.dimensions?.text}</Entry>
          <Entry label="Subjects">
            {work.subjects.length > 0 && (
              <ul className="record-list__terms">
                {work.subjects.map((subject, place) => (
                  <li key={place}>
                    <Link to="/works" search={{ subject }}>
                      {capitalise(subject)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Entry>
          <Entry label={work.places.length === 1 ? "Place" : "Places"}>
            {work.places.length > 0 && work.places.join(", ")}
          </Entry>
          {work.metadata.map(({ label, values }, place) => (
            <Entry key={place} label={label} isRecorded>
              {values.length > 0 && <Values values={values} />}
            </Entry>
          ))}
          <Entry label="Credit">{work.creditLine}</Entry>
          <Entry label="Rights">
            {work.rights &&
              (work.rights.uri ? (
                <a href={work.rights.uri} rel="license external">
                  {work.rights.label}
                </a>
              ) : (
                work.rights.label
              ))}
          </Entry>
          <Entry label="Identifier">{work.identifier}</Entry>
        </dl>
      </section>
    </div>
  );
}

/** An entry of the record; renders nothing if it is empty. */
function Entry({
  label,
  isRecorded,
  children,
}: {
  label: string;
  /** Whether the label is the collection's own, in the language of the record. */
  isRecorded?: boolean;
  children: ReactNode;
}) {
  if (!children) return null;
  return (
    <div className="record-list__entry">
      <dt lang={isRecorded ? undefined : "en"}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Values({ values }: { values: readonly string[] }) {
  if (values.length === 1) return values[0];
  return (
    <ul>
      {values.map((value, place) => (
        <li key={place}>{value}</li>
      ))}
    </ul>
  );
}
