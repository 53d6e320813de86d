import { Checkbox } from "../../../ui/Checkbox.tsx";
import { InPlaceText } from "../../albums/InPlaceText.tsx";
import type { SaveOutcome, Versioned } from "../../albums/use-written-text.ts";
import type { DeskPicture, PictureWords } from "./deskPicture.ts";

type PictureTextsProps = {
  picture: DeskPicture;
  name: string;
  version: number;
  onSay: (words: Partial<PictureWords>, done: string) => void;
  onWrite: (field: "alt" | "caption", made: Versioned, outcome: SaveOutcome) => void;
};

/** The server's maximum length, in characters. */
const longestText = 2000;

/** The alternative text and the caption of an image. They are saved when their field loses the focus. */
export function PictureTexts({ picture, name, version, onSay, onWrite }: PictureTextsProps) {
  const { alt, caption } = picture;
  const isDecorative = alt === "";
  return (
    <div className="picture-row__texts">
      <div className="picture-text">
        <span className="picture-text__label" aria-hidden>
          Alternative text
          {alt === null && <em>Nobody has written it yet</em>}
        </span>
        {!isDecorative && (
          <InPlaceText
            label={`Alternative text of ${name}`}
            placeholder="What is to be seen here?"
            value={alt ?? ""}
            version={version}
            maxLength={longestText}
            onSave={(made, outcome) => onWrite("alt", made, outcome)}
          />
        )}
        <Checkbox
          label="Decorative: it shows nothing that is worth words"
          checked={isDecorative}
          onChange={(isNow) =>
            onSay(
              { alt: isNow ? "" : null },
              isNow ? `“${name}” is decorative.` : `“${name}” waits for its alternative text.`,
            )
          }
        />
      </div>
      <div className="picture-text">
        <span className="picture-text__label" aria-hidden>
          Caption
        </span>
        <InPlaceText
          label={`Caption of ${name}`}
          placeholder="Words to stand under the picture"
          value={caption ?? ""}
          version={version}
          maxLength={longestText}
          onSave={(made, outcome) => onWrite("caption", made, outcome)}
        />
      </div>
    </div>
  );
}
