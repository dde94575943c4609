import { useLingui } from '@lingui/react/macro'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { pictureAt } from '../media/picture-address.ts'
import css from './picture-viewer.module.css'
import { useLingering, useModal } from './use-modal.ts'

type Pictures = readonly { src: string; alt: string }[]
type PictureViewerProps = {
  label: string
  pictures: Pictures
  /** The index of the first picture; null while closed. */
  at: number | null
  onClose: () => void
}

/** A full-screen picture viewer. A double click or the magnifier enlarges a picture. */
export function PictureViewer({ label, pictures, at, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const open = at !== null
  const isRendered = useLingering(open)
  useModal(dialog, { open, onClose })
  // Runs after the dialog was opened, because hidden elements have no width to scroll by.
  useLayoutEffect(() => {
    if (at !== null && strip.current) strip.current.scrollLeft = at * strip.current.clientWidth
  }, [at])
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={label}>
      {isRendered && <Strip ref={strip} label={label} pictures={pictures} onClose={onClose} />}
    </dialog>
  )
}

/**
 * The enlarged picture, and the point of the picture in the middle of the view, as fractions of its width and height.
 */
type Near = { place: number; x: number; y: number }

type StripProps = Omit<PictureViewerProps, 'at'> & { ref: RefObject<HTMLUListElement | null> }

function Strip({ ref: strip, label, pictures, onClose }: StripProps) {
  const { t } = useLingui()
  const [near, setNear] = useState<Near | null>(null)
  useLayoutEffect(() => {
    const slide = near && strip.current?.children[near.place]
    if (!slide) return
    slide.scrollLeft = near.x * slide.scrollWidth - slide.clientWidth / 2
    slide.scrollTop = near.y * slide.scrollHeight - slide.clientHeight / 2
  }, [near, strip])
  const count = pictures.length
  const numbered = (alt: string, place: number) => {
    const current = place + 1
    return [alt, count > 1 && t`Picture ${current} of ${count}`].filter(Boolean).join(', ')
  }
  const toggle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setNear(near ? null : { place: Math.round(scrollLeft / Math.max(1, clientWidth)), x: 0.5, y: 0.5 })
  }
  const comeNear = (place: number) => (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setNear(near ? null : { place, x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  return (
    <>
      <span className={css.tools}>
        <IconButton label={t`Zoom in`} tone="float" pressed={near !== null} onClick={toggle}>
          {near ? <IconZoomOut aria-hidden="true" /> : <IconZoomIn aria-hidden="true" />}
        </IconButton>
        <IconButton label={t`Close`} tone="float" onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </span>
      {/* Scroll containers must be reachable by keyboard, which not every browser does by default: the strip, or the
          enlarged picture. */}
      <ul ref={strip} className={near ? css.held : css.strip} tabIndex={near ? -1 : 0} aria-label={label}>
        {pictures.map(({ src, alt }, place) => (
          // A tapped picture keeps the focus while it is enlarged. Afterwards the arrow keys move the strip again.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture keeps its index when its file changes
            key={place}
            tabIndex={-1}
            {...(near?.place === place && { className: css.near, tabIndex: 0, 'aria-label': numbered(alt, place) })}
          >
            <img
              // An enlarged picture needs the full resolution. Until the large file is loaded, the browser shows the
              // smaller file.
              src={near?.place === place ? src : pictureAt(src, 800)}
              alt={numbered(alt, place)}
              width="800"
              height="800"
              onDoubleClick={comeNear(place)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
