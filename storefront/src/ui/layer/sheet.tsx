import { useLingui } from '@lingui/react/macro'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import css from './sheet.module.css'
import { useDragDown } from './use-drag-down.ts'
import { useLingering, useModal } from './use-modal.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title?: ReactNode
  /** Its name for readers when it shows no title. */
  label?: string
  /** In the head's left corner; the title then stands in the middle. */
  start?: ReactNode
  /** In the head's right corner in place of the cross that closes. */
  end?: ReactNode
  /** Stays in view under what scrolls. */
  foot?: ReactNode
  /** Work is in progress, so the sheet can't be closed. */
  locked?: boolean
  /** The scrim comes at once and the sheet a moment after it: for one with much to draw. */
  fillsLater?: boolean
  children: ReactNode
}

/** Rises from the bottom over the screen; pulled down, tapped beside, Escape and Back close it. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, label, start, end, foot, locked = false, fillsLater = false, children } = props
  const { t } = useLingui()
  const title_id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isDrawn = useLingering(open)
  const isDrawnLater = useDeferredValue(isDrawn)
  const isFilled = fillsLater ? isDrawnLater && isDrawn : isDrawn
  useModal(dialog, { open, onClose, locked })
  const drag = useDragDown(dialog, () => {
    if (!locked) onClose()
  })
  const cross = (
    <IconButton label={t`Close`} onClick={onClose} disabled={locked}>
      <IconX aria-hidden="true" />
    </IconButton>
  )
  return (
    <dialog
      ref={dialog}
      className={classNames(css.sheet, !isFilled && css.empty)}
      aria-labelledby={title === undefined ? undefined : title_id}
      aria-label={title === undefined ? label : undefined}
    >
      {isDrawn && (
        <div className={css.inside}>
          <div className={css.grip} {...drag}>
            {title !== undefined && (
              <div className={classNames(css.head, start !== undefined && css.middle)}>
                {start}
                <h2 id={title_id} className={start === undefined ? typography.title2 : typography.title3}>
                  {title}
                </h2>
                {end ?? cross}
              </div>
            )}
          </div>
          {title === undefined && <div className={css.hiddenClose}>{cross}</div>}
          {isFilled && <div className={css.body}>{children}</div>}
          {isFilled && foot && <div className={css.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  )
}
