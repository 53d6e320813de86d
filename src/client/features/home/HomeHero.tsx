import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "@tanstack/react-router";
import type { HomeHero_exhibition$key } from "../../../../__generated__/relay/HomeHero_exhibition.graphql.ts";
import type { HomeHero_site$key } from "../../../../__generated__/relay/HomeHero_site.graphql.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { worksCount } from "../works/label.ts";
import { SearchField } from "../works/SearchField.tsx";
import { HeroExhibition } from "./HeroExhibition.tsx";
import { HeroSlide } from "./HeroSlide.tsx";

/** Number of characters from which a description is set as body text, not as a headline. */
const longSentence = 60;

/** Number of slides in the hero carousel. */
const slidesWanted = 5;

type HomeHeroProps = {
  site: HomeHero_site$key;
  /** The exhibitions that come first in the carousel. */
  exhibitions: HomeHero_exhibition$key;
};

/** The hero of the site: its newest exhibitions and some works, large, with a sentence and a link to the works. */
export function HomeHero({ site: key, exhibitions: keys }: HomeHeroProps) {
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
  const exhibitions = useFragment(
    graphql`
      fragment HomeHero_exhibition on Exhibition @relay(plural: true) {
        id
        ...HeroExhibition_exhibition
      }
    `,
    keys,
  );
  const works = highlights.slice(0, Math.max(0, slidesWanted - exhibitions.length));
  const priorityAt = (place: number) => (place === 0 ? "first" : "lazy");
  const navigate = useNavigate();
  return (
    <section className="home-hero page" aria-label="Welcome">
      {exhibitions.length + works.length > 0 && (
        <div className="home-hero__pictures">
          <Carousel label="Highlights" variant="hero" turns>
            {exhibitions.map((exhibition, place) => (
              <HeroExhibition
                key={exhibition.id}
                exhibition={exhibition}
                priority={priorityAt(place)}
              />
            ))}
            {works.map((work, place) => (
              <HeroSlide
                key={work.id}
                work={work}
                priority={priorityAt(exhibitions.length + place)}
              />
            ))}
          </Carousel>
        </div>
      )}
      <div className="home-hero__words">
        {/* The site's name is in the header of every page, so the visible text here is the sentence. */}
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
