import Play from "lucide-react/icons/play";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VideoBlock_block$key } from "../../../../../../__generated__/relay/VideoBlock_block.graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { TakenImage } from "../../pictures/TakenImage.tsx";
import { takenPicture } from "../../pictures/takenPicture.ts";
import { widthSizes } from "../../pictures/width-sizes.ts";
import type { BlockReaderProps } from "../block-reader.ts";
import { playerOf } from "./player.ts";

/** Moves the focus from the pressed button, which disappears, to the player. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * A video at another site. The page requests nothing from that site before the user consents. A video that it cannot
 * play is a link.
 */
export function VideoBlock({ block, isFirst }: BlockReaderProps<VideoBlock_block$key>) {
  const video = useFragment(
    graphql`
      fragment VideoBlock_block on VideoBlock {
        videoAddress: address
        videoTitle: title
        poster {
          ...takenPicture_view
        }
        transcript
      }
    `,
    block,
  );
  const { videoAddress: address, videoTitle: title, transcript } = video;
  /** The URL to which the user consented: the video may change to another site while it is shown. */
  const [agreed, setAgreed] = useState<string | null>(null);
  const isAgreed = agreed === address;
  const poster = video.poster && takenPicture(video.poster);
  const player = playerOf(address);
  const { host } = new URL(address);
  return (
    <figure className="video-block">
      <div className="video-block__stage" data-plays={isAgreed || undefined}>
        {isAgreed && player?.kind === "frame" && (
          <iframe
            ref={takeFocus}
            src={player.address}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        )}
        {isAgreed && player?.kind === "file" && (
          // The transcript contains the text; a file at another site has no captions.
          <video
            ref={takeFocus}
            src={player.address}
            controls
            autoPlay
            playsInline
            aria-label={title}
          >
            <track kind="captions" />
          </video>
        )}
        {!isAgreed && (
          <>
            {poster && (
              <TakenImage
                picture={poster}
                sizes={widthSizes("WIDE")}
                alt=""
                priority={isFirst ? "first" : "lazy"}
              />
            )}
            <div className="video-block__ask">
              <p lang="en">
                This video is at {host}. {player ? "Playing it" : "Going there"} tells that site the
                address of your device.
              </p>
              {player && (
                <Button
                  variant="primary"
                  className="video-block__play"
                  onClick={() => setAgreed(address)}
                >
                  <Play aria-hidden size={18} strokeWidth={1.5} />
                  Play “{title}”
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      <figcaption className="video-block__words">
        <span className="video-block__title">{title}</span>
        <a href={address} className="link" rel="noopener" lang="en">
          Watch it at {host}
        </a>
      </figcaption>
      {transcript != null && (
        <details className="video-block__transcript">
          <summary lang="en">Transcript</summary>
          <p>{transcript}</p>
        </details>
      )}
    </figure>
  );
}
