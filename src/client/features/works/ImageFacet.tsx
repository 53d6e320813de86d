import { graphql, useFragment } from "react-relay";
import type { ImageFacet_facets$key } from "../../../../__generated__/relay/ImageFacet_facets.graphql.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FacetFold } from "./FacetFold.tsx";
import { formatCount } from "./label.ts";
import type { SearchChange, WorksSearch } from "./works-search.ts";

type ImageFacetProps = {
  facets: ImageFacet_facets$key;
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
};

/** Filters works with or without an image; nothing if all works are the same in that respect. */
export function ImageFacet({ facets: key, search, onSearchChange }: ImageFacetProps) {
  const { withImage, withoutImage } = useFragment(
    graphql`
      fragment ImageFacet_facets on WorkFacets @throwOnFieldError {
        withImage
        withoutImage
      }
    `,
    key,
  );
  const { image } = search;
  const choices = [
    { value: "yes", label: "With image", count: withImage },
    { value: "no", label: "Without image", count: withoutImage },
  ] as const;
  return (
    <FacetFold
      title="Image"
      isOffered={image !== undefined || (withImage > 0 && withoutImage > 0)}
      chosen={image === undefined ? 0 : 1}
      inWords={image === "no" ? "without" : "with"}
      isOpenFirst={false}
    >
      <ul>
        {choices.map(({ value, label, count }) => (
          <li key={value}>
            {/* Both together would match all works, so selecting one deselects the other. */}
            <Checkbox
              name="image"
              value={value}
              label={label}
              detail={formatCount(count)}
              checked={image === value}
              onChange={(isChecked) => onSearchChange({ image: isChecked ? value : undefined })}
            />
          </li>
        ))}
      </ul>
    </FacetFold>
  );
}
