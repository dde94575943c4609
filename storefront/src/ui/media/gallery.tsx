import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import typography from '../styles/typography.module.css'
import css from './gallery.module.css'
import { Picture } from './picture.tsx'

type GalleryProps = {
  label: string
  pictures: readonly { src: string; alt: string }[]
  /** The URL of the shown picture. If it changes, the gallery scrolls to that picture. */
  shownSrc?: string | undefined
  /** Called when a picture is tapped, for example to enlarge it. */
  onOpen?: (place: number) => void
}

/**
 * Pictures that the shopper swipes through or moves with the arrow keys. Dots show the position; a wide page has
 * thumbnails instead.
 */
export function Gallery({ label, pictures, shownSrc, onOpen }: GalleryProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const count = pictures.length
  const current = at + 1
  const lastSrc = useRef(shownSrc)
  useEffect(() => {
    const place = pictures.findIndex(({ src }) => src === shownSrc)
    const element = strip.current
    if (lastSrc.current === shownSrc || !element || place < 0) return
    lastSrc.current = shownSrc
    element.scrollTo({ left: place * element.clientWidth })
  }, [shownSrc, pictures])
  const turnTo = (place: number) => strip.current?.scrollTo({ left: place * strip.current.clientWidth })
  function leaf(event: KeyboardEvent) {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    const place = Math.min(Math.max(at + direction, 0), count - 1)
    turnTo(place)
    // If the focus is on a picture or a thumbnail, moves the focus to the new picture or its thumbnail.
    const row = strip.current?.contains(document.activeElement) ? strip.current : thumbs.current
    if (row?.contains(document.activeElement)) row.querySelectorAll('button')[place]?.focus({ preventScroll: true })
  }
  function onScroll() {
    const element = strip.current
    if (element) setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }
  return (
    <section className={css.gallery} aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and this is a part of a section */}
      <div
        ref={strip}
        role="group"
        aria-label={label}
        // A scroll container must be reachable by keyboard if no element inside is focusable.
        tabIndex={onOpen ? undefined : 0}
        className={css.strip}
        data-product-picture
        onScroll={onScroll}
        onKeyDown={leaf}
      >
        {pictures.map((picture, place) => (
          <Slide
            key={picture.src}
            picture={picture}
            place={place}
            count={count}
            isShown={place === at}
            onOpen={onOpen}
          />
        ))}
      </div>
      {count > 1 && (
        <>
          <p className={typography.srOnly} role="status">{t`Picture ${current} of ${count}`}</p>
          <ul ref={thumbs} className={css.thumbs} onKeyDown={leaf}>
            {pictures.map((picture, place) => (
              <li key={picture.src}>
                <Thumb src={picture.src} place={place} count={count} isShown={place === at} onTurn={turnTo} />
              </li>
            ))}
          </ul>
          <span className={css.dots} aria-hidden="true">
            {pictures.map((picture, place) => (
              <i key={picture.src} className={place === at ? css.on : undefined} />
            ))}
          </span>
        </>
      )}
    </section>
  )
}

type ThumbProps = { src: string; place: number; count: number; isShown: boolean; onTurn: (place: number) => void }

/** A thumbnail. From 1,024 px thumbnails are shown instead of the dots. */
function Thumb({ src, place, count, isShown, onTurn }: ThumbProps) {
  const { t } = useLingui()
  const current = place + 1
  return (
    <button
      type="button"
      aria-label={t`Picture ${current} of ${count}`}
      aria-current={isShown}
      tabIndex={isShown ? undefined : -1}
      onClick={() => onTurn(place)}
    >
      <Picture src={src} alt="" show="thumb" shape="thumb" />
    </button>
  )
}

type SlideProps = {
  picture: { src: string; alt: string }
  place: number
  count: number
  isShown: boolean
  onOpen: GalleryProps['onOpen']
}

/** One picture of the gallery. Only the shown picture is in the tab order; arrow keys move to the other pictures. */
function Slide({ picture, place, count, isShown, onOpen }: SlideProps) {
  const { t } = useLingui()
  const current = place + 1
  const image = <Picture {...picture} ratio="fill" show="full" shape="flat" priority={place === 0} />
  if (!onOpen) return <div className={css.slide}>{image}</div>
  return (
    <button
      type="button"
      className={css.slide}
      aria-label={[picture.alt, count > 1 && t`Picture ${current} of ${count}`].filter(Boolean).join(', ')}
      tabIndex={isShown ? undefined : -1}
      onClick={() => onOpen(place)}
    >
      {image}
    </button>
  )
}
