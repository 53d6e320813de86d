import Icon from "lucide-react/icons/video";
import { graphql, readInlineData } from "react-relay";
import type { videoInHand_block$key } from "../../../../../../__generated__/relay/videoInHand_block.graphql.ts";
import { takenViewInHand } from "../../takenViewInHand.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the video block. */
export const videoInHand: KindInHand<"video", videoInHand_block$key> = {
  kind: "video",
  name: "Video",
  icon: Icon,
  purpose: "A moving picture at another site",
  begin: {
    questions: [
      {
        name: "address",
        label: "Its web address",
        description: "It begins with https://",
        maxLength: 2_000,
        missing: "Give the video’s address.",
        check: (answer) =>
          /^https:\/\/[^\s/]/i.test(answer) && URL.canParse(answer)
            ? null
            : "This is no web address. It begins with https:// and has no spaces.",
      },
      {
        name: "title",
        label: "What it shows",
        maxLength: 200,
        missing: "Say what the video shows.",
      },
    ],
    make: (_, { address = "", title = "" }) =>
      address && title ? { address, title, poster: null, transcript: null } : null,
  },
  read: (key) => {
    const {
      videoAddress: address,
      videoTitle: title,
      poster,
      transcript,
    } = readInlineData(
      graphql`
        fragment videoInHand_block on VideoBlock @inline {
          videoAddress: address
          videoTitle: title
          poster {
            ...takenViewInHand_view
          }
          transcript
        }
      `,
      key,
    );
    const taken = poster ? takenViewInHand(poster) : null;
    return {
      content: { address, title, poster: taken?.view ?? null, transcript: transcript ?? null },
      views: taken ? [taken] : [],
    };
  },
  summary: ({ title }) => title,
};
