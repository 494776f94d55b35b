import type { Video } from "@standing/contract";
import { LinkButton } from "../../../ui/button.tsx";
import * as words from "../../../words/content-library.ts";

/** The player keeps its own origin, which is never ours, and may not lead this page elsewhere. */
const PLAYER_MAY = "allow-scripts allow-same-origin allow-presentation allow-popups";

interface VideoAreaProps {
  video: Video;
  title: string;
  /** The reader has pressed play, so that the page may show the player. */
  playing: boolean;
}

/** A player that loads nothing before it is asked for; another site's video as a link. */
export function VideoArea({ video, title, playing }: VideoAreaProps) {
  if (video.kind === "external") {
    return (
      <div id="video" className="flex flex-col items-start gap-3 border-y border-rule py-8">
        <h2>{words.externalVideo()}</h2>
        <p className="text-quiet">{words.externalVideoText({ host: new URL(video.watch_url).hostname })}</p>
        <LinkButton to={video.watch_url} target="_blank" rel="noreferrer">
          {words.watchVideo()} <span className="sr-only">{words.newTab()}</span>
        </LinkButton>
      </div>
    );
  }
  if (playing) {
    return (
      <iframe
        id="video"
        src={video.player_url}
        title={words.videoFrame({ title })}
        sandbox={PLAYER_MAY}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-md border-0 bg-sunken"
      />
    );
  }
  return (
    <div
      id="video"
      className="flex aspect-video w-full flex-col items-center justify-center gap-4 rounded-md border border-rule bg-sunken p-6 text-center"
    >
      <LinkButton to="?play=1#video" reloadDocument>
        <span aria-hidden="true">▶</span> {words.playVideo()}
      </LinkButton>
      <p className="max-w-md text-sm text-quiet">{words.playerNote(video.provider)}</p>
      <a href={video.watch_url} target="_blank" rel="noreferrer" className="link text-sm">
        {words.watchAt(video.provider)} <span className="sr-only">{words.newTab()}</span>
      </a>
    </div>
  );
}
