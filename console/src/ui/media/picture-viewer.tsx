import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { type PointerEvent, useRef, useState } from 'react'
import { useKeys } from '../keys/keys.ts'
import css from './picture-viewer.module.css'

const ZOOMS = [1, 1.5, 2, 3, 4, 6]
const QUARTER = 90
const ROUND = 360

type PictureViewerProps = {
  src: string | undefined
  alt: string
  /** Width of the original picture. */
  width: number
  height: number
}

/** A picture that fills its container, with zoom, rotation and panning, so that text on it can be read. */
export function PictureViewer({ src, alt, width, height }: PictureViewerProps) {
  const { t } = useLingui()
  const { ref, width: room_width, height: room_height } = useElementSize<HTMLDivElement>()
  const [zoom, setZoom] = useState(0)
  const [degrees, setDegrees] = useState(0)
  const step = (by: number) => setZoom((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1))
  const turn = () => setDegrees((now) => (now + QUARTER) % ROUND)
  useKeys({
    '+': { label: t`Zoom in`, run: () => step(1) },
    '-': { label: t`Zoom out`, run: () => step(-1) },
    '.': { label: t`Rotate picture`, run: turn },
  })
  const move = useDrag()
  const [shown_width, shown_height] = degrees % 180 === 0 ? [width, height] : [height, width]
  const fit = Math.min(room_width / shown_width, room_height / shown_height)
  const scale = fit * (ZOOMS[zoom] ?? 1)
  const centre = { left: px(((shown_width - width) * scale) / 2), top: px(((shown_height - height) * scale) / 2) }
  return (
    <div className={css.viewer}>
      <section
        ref={ref}
        className={css.room}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        aria-label={alt}
        data-large={zoom > 0 || undefined}
        {...move}
      >
        {src && fit > 0 ? (
          <div
            className={css.sheet}
            ref={placedBy({ width: px(shown_width * scale), height: px(shown_height * scale) })}
          >
            <img
              className={css.picture}
              src={src}
              alt={alt}
              draggable={false}
              onDoubleClick={() => setZoom((now) => (now === 0 ? 2 : 0))}
              ref={placedBy({
                width: px(width * scale),
                height: px(height * scale),
                ...centre,
                rotate: `${degrees}deg`,
              })}
            />
          </div>
        ) : (
          <Skeleton className={css.waiting} />
        )}
      </section>
      <div className={css.tools}>
        <ActionIcon variant="default" size="md" aria-label={t`Zoom out`} disabled={zoom === 0} onClick={() => step(-1)}>
          <IconZoomOut size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="md"
          aria-label={t`Zoom in`}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => step(1)}
        >
          <IconZoomIn size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="md" aria-label={t`Rotate picture`} onClick={turn}>
          <IconRotateClockwise size={16} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}

const px = (size: number) => `${size}px`
/** Sizes are set by script, because the content security policy forbids style attributes. */
const placedBy = (style: Partial<CSSStyleDeclaration>) => (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, style)
}

/** Pans an enlarged picture with the mouse; touch devices scroll natively. */
function useDrag() {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  return {
    onPointerDown: ({ currentTarget: room, pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') from.current = { x, y, left: room.scrollLeft, top: room.scrollTop }
    },
    onPointerMove: ({ currentTarget: room, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
      if (!from.current) return
      if (buttons === 0) {
        from.current = undefined
        return
      }
      room.scrollLeft = from.current.left - (clientX - from.current.x)
      room.scrollTop = from.current.top - (clientY - from.current.y)
    },
  }
}
