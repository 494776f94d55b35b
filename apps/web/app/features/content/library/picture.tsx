import { cx } from "../../../ui/class-names.ts";

interface PictureProps {
  url: string;
  /** Which part of the window it fills, for the browser's choice of a size. */
  sizes: string;
  className?: string;
}

/** A picture of an article in the size that fits; it only adorns, so it has no words. */
export function Picture({ url, sizes, className }: PictureProps) {
  const small = /^(.*)-960\.webp$/.exec(url)?.[1];
  return (
    <img
      src={url}
      srcSet={small === undefined ? undefined : `${small}-480.webp 480w, ${url} 960w`}
      sizes={sizes}
      alt=""
      loading="lazy"
      className={cx("w-full rounded-md bg-sunken object-cover", className)}
    />
  );
}
