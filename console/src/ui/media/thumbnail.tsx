import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import css from './thumbnail.module.css'

type ThumbnailProps = {
  /** The URL of a picture of the shop; without it the place stays empty. */
  src: string | undefined
  /** Width and height in CSS pixels. */
  size: number
}

/** A small square picture next to a text that describes it; screen readers skip it. */
export function Thumbnail({ src, size }: ThumbnailProps) {
  // An SVG element has a size without a style attribute, which the page's policy drops.
  if (!src) return <svg className={css.thumbnail} width={size} height={size} aria-hidden="true" />
  return (
    <img
      className={css.thumbnail}
      width={size}
      height={size}
      src={smallest(src)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** The URL of the picture at the server's smallest width. */
const smallest = (src: string) => `${src}${src.includes('?') ? '&' : '?'}w=${PICTURE_WIDTHS[0]}`
