import { classNames } from '@sampan/front/class-names'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import { useLayoutEffect, useState } from 'react'
import typography from '../styles/typography.module.css'
import css from './picture.module.css'
import { pictureAt, pictureSet } from './picture-address.ts'

type Ratio = 'square' | 'card' | 'gallery' | 'wide' | 'fill'

type PictureProps = {
  src: string | null | undefined
  /** Empty if the text next to the picture has the same meaning. */
  alt: string
  /** `card` is 4:5, `gallery` 1:1.06, `wide` 16:9. `fill` takes the height of the surrounding box. */
  ratio?: Ratio
  /**
   * The displayed width, from which the browser chooses a file: `thumb` is up to 92 px, `tile` 160 px, `card` half the
   * column, `full` the column.
   */
  show?: 'thumb' | 'tile' | 'card' | 'full'
  /** The displayed width as an HTML `sizes` value, if no value of `show` fits. */
  sizes?: string
  /** The picture is loaded with priority, because it is the largest picture of the first view. */
  priority?: boolean
  shape?: 'card' | 'thumb' | 'round' | 'flat'
  className?: string
}

const SIZES = {
  thumb: '92px',
  tile: '160px',
  card: '(min-width: 1024px) 240px, (min-width: 640px) 200px, (min-width: 560px) 32vw, 46vw',
  full: '(min-width: 640px) 640px, 100vw',
}

// A ratio and a shape are both named `card`, but their classes differ.
const SHAPES = { card: 'rounded', thumb: 'thumb', round: 'round', flat: 'flat' }

// The heights for a width of 480 reserve the space before a picture is loaded.
const HEIGHTS = { square: 480, card: 600, gallery: 509, wide: 270, fill: 480 }

/**
 * Delays of the retries. There are several, because browsers report that the network is back before every server can be
 * reached.
 */
const TRIES_AT_MS = [0, 2_000, 6_000]

/** The picture that failed to load. It is loaded again when the connection is back. */
function useImageError() {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  // A layout effect, so that no event is missed between the commit and a later effect.
  useLayoutEffect(() => {
    if (brokenSrc === null) return
    const retry = () => TRIES_AT_MS.map((after_ms) => setTimeout(setBrokenSrc, after_ms, null))
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [brokenSrc])
  return [brokenSrc, setBrokenSrc] as const
}

/** A picture from the server in a suitable width. Its space is reserved, and it is dimmed in dark mode. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 'square', show = 'card', sizes = SIZES[show], priority, shape = 'card', className } = props
  const [brokenSrc, setBrokenSrc] = useImageError()
  const look = classNames(css.picture, css[ratio], css[SHAPES[shape]], className)
  if (!src || src === brokenSrc) {
    return (
      <span className={classNames(look, css.missing)}>
        <IconPhotoOff aria-hidden="true" />
        {alt && <span className={typography.srOnly}>{alt}</span>}
      </span>
    )
  }
  const srcSet = pictureSet(src)
  return (
    <span className={look}>
      <img
        src={pictureAt(src, show === 'full' ? 800 : 480)}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={480}
        height={HEIGHTS[ratio]}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={() => setBrokenSrc(src)}
        // On a server-rendered page the error may have happened before hydration, so it is checked here.
        ref={(image) => void (image?.complete && image.naturalWidth === 0 && setBrokenSrc(src))}
      />
    </span>
  )
}
