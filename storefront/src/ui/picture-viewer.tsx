import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { pictureAt } from './picture-address.ts'
import css from './picture-viewer.module.css'
import { useLingering, useModal } from './use-modal.ts'

type PictureViewerProps = {
  label: string
  pictures: readonly { src: string; alt: string }[]
  /** The place of the picture to begin with; null while closed. */
  at: number | null
  onClose: () => void
}

/** Pictures over the whole screen, to look at closely. */
export function PictureViewer({ label, pictures, at, onClose }: PictureViewerProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const open = at !== null
  const isDrawn = useLingering(open)
  useModal(dialog, { open, onClose })
  useLayoutEffect(() => {
    if (at !== null && strip.current) strip.current.scrollLeft = at * strip.current.clientWidth
  }, [at])
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={label}>
      {isDrawn && (
        <>
          <span className={css.close}>
            <IconButton label={t`Close`} tone="float" onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          </span>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ul ref={strip} className={css.strip} tabIndex={0} aria-label={label}>
            {pictures.map((picture) => (
              <li key={picture.src}>
                <img src={pictureAt(picture.src, 800)} alt={picture.alt} width="800" height="800" />
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  )
}
