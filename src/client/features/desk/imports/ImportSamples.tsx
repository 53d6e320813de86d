import { graphql, useFragment } from "react-relay";
import type { ImportSamples_run$key } from "../../../../../__generated__/relay/ImportSamples_run.graphql.ts";
import { languageName } from "../LanguageSelect.tsx";

/** A preview of the first works of an import. */
export function ImportSamples({ run: key }: { run: ImportSamples_run$key }) {
  const { samples } = useFragment(
    graphql`
      fragment ImportSamples_run on Import {
        samples {
          identifier
          title
          creators
          date
          fields {
            field
            label
            value
          }
          pictures
        }
      }
    `,
    key,
  );
  if (!samples || samples.length === 0) return null;
  return (
    <section className="import-samples" aria-labelledby="import-samples">
      <h2 id="import-samples">As they will look</h2>
      <ul>
        {samples.map(({ identifier, title, creators, date, fields, pictures }) => {
          const language = fields.find(({ field }) => field === "RECORD_LANGUAGE")?.value[0];
          return (
            <li key={identifier} className="import-sample">
              <p>{creators.join(", ") || "Creator unknown"}</p>
              <h3>
                <cite lang={language}>{title}</cite>
                {date && <>, {date}</>}
              </h3>
              <dl>
                {fields.map(
                  ({ field, label, value }) =>
                    !headings.has(field) && (
                      <div key={`${field} ${label}`}>
                        <dt>{label}</dt>
                        {field === "RECORD_LANGUAGE" ? (
                          <dd>{value.map(languageName).join(", ")}</dd>
                        ) : (
                          <dd lang={language}>{value.join(", ")}</dd>
                        )}
                      </div>
                    ),
                )}
                {pictures.length > 0 && (
                  <div>
                    <dt>{pictures.length === 1 ? "Picture" : "Pictures"}</dt>
                    <dd>{pictures.join(", ")}</dd>
                  </div>
                )}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Fields that are shown above the others. */
const headings: ReadonlySet<string> = new Set(["TITLE", "CREATORS", "DATE", "IMAGES"]);
