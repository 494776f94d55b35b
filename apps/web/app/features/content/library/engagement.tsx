import { useState } from "react";
import { useFetcher } from "react-router";
import { toastWords } from "../../../shell/toast-words.ts";
import { useToastOf } from "../../../shell/use-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { TextInput } from "../../../ui/inputs.tsx";
import { type ToastWords, toast } from "../../../ui/toast-queue.ts";
import * as words from "../../../words/content-library.ts";

interface EngagementProps {
  views: number;
  likes: number;
  shares: number;
  isLiked: boolean;
  /** Address of the page, to be copied. */
  url: string;
}

interface Answer {
  toast?: ToastWords | null;
}

/** How often it was seen, liked and shared, with the two buttons. */
export function Engagement({ views, likes, shares, isLiked, url }: EngagementProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-rule py-3">
      <p className="flex flex-wrap gap-x-4 text-sm text-quiet tabular">
        <span>{words.views({ n: views })}</span>
        <span>{words.likes({ n: likes })}</span>
        <span>{words.shares({ n: shares })}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <LikeButton isLiked={isLiked} />
        <ShareButton key={url} url={url} />
      </div>
    </div>
  );
}

function LikeButton({ isLiked }: { isLiked: boolean }) {
  const fetcher = useFetcher<Answer>();
  useToastOf(fetcher.data);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="like" />
      <Button type="submit" look="secondary" disabled={isLiked || fetcher.state !== "idle"}>
        {isLiked ? words.liked() : words.like()}
      </Button>
    </fetcher.Form>
  );
}

/** Copies the address; where the browser cannot, the address stands there to be copied by hand. */
function ShareButton({ url }: { url: string }) {
  const fetcher = useFetcher<Answer>();
  const hydrated = useHydrated();
  const [byHand, setByHand] = useState(false);
  if (!hydrated || byHand) {
    return (
      <label className="flex flex-wrap items-center gap-2 text-sm">
        {words.copyThis()}
        <TextInput
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="w-72 max-w-full"
        />
      </label>
    );
  }
  const share = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setByHand(true);
      return;
    }
    toast(toastWords("linkCopied"));
    await fetcher.submit({ intent: "share" }, { method: "post" });
  };
  return (
    <Button look="secondary" disabled={fetcher.state !== "idle"} onClick={() => void share()}>
      {words.share()}
    </Button>
  );
}
