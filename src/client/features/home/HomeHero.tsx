import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "@tanstack/react-router";
import type { HomeHero_site$key } from "../../../../__generated__/relay/HomeHero_site.graphql.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { worksCount } from "../works/label.ts";
import { SearchField } from "../works/SearchField.tsx";
import { HeroSlide } from "./HeroSlide.tsx";

/** From this many characters a description is set to be read, not to be seen from afar. */
const longSentence = 60;

/** What opens the site: a few of its pictures, large, with its name, a sentence and a way in. */
export function HomeHero({ site: key }: { site: HomeHero_site$key }) {
  const { title, description, workCount, highlights } = useFragment(
    graphql`
      fragment HomeHero_site on Site @throwOnFieldError {
        title
        description
        workCount
        highlights(first: 5) {
          id
          ...HeroSlide_work
        }
      }
    `,
    key,
  );
  const navigate = useNavigate();
  return (
    <section className="home-hero page" aria-label="Welcome">
      {highlights.length > 0 && (
        <div className="home-hero__pictures">
          <Carousel label="Highlights" variant="hero" turns>
            {highlights.map((work, place) => (
              <HeroSlide key={work.id} work={work} priority={place === 0 ? "first" : "lazy"} />
            ))}
          </Carousel>
        </div>
      )}
      <div className="home-hero__words">
        {/* The name stands at the head of every page; here the sentence is what is read. */}
        <h1 className="visually-hidden">{title}</h1>
        <p
          className={
            description.length > longSentence
              ? "home-hero__sentence home-hero__sentence--long"
              : "home-hero__sentence"
          }
        >
          {description}
        </p>
        {workCount > 0 && (
          <>
            <Link to="/works" className="button button--primary home-hero__action numeric">
              Browse {worksCount(workCount)}
            </Link>
            <SearchField
              value=""
              onSearch={(q) => void navigate({ to: "/works", search: q ? { q } : {} })}
            />
          </>
        )}
      </div>
    </section>
  );
}
