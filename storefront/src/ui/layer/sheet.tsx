import { useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import typography from '../styles/typography.module.css'
import css from './sheet.module.css'
import { useDragDown } from './use-drag-down.ts'
import { useLingering, useModal } from './use-modal.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title?: ReactNode
  /** The accessible name of a sheet without a title. */
  label?: string
  /** Shown at the left of the head. The title is centred if this is set. */
  start?: ReactNode
  /** Shown at the right of the head instead of the close button. */
  end?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** The sheet can't be closed, because work is in progress. */
  locked?: boolean
  /** Shows the scrim first and the content a moment later, for content that is slow to render. */
  deferContent?: boolean
  children: ReactNode
}

/**
 * A modal sheet at the bottom of the screen. The shopper closes it by dragging it down, by a tap outside, by Escape or
 * by Back.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, label, start, end, footer, locked = false, deferContent = false, children } = props
  const { t } = useLingui()
  const title_id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isRendered = useLingering(open)
  const isDeferredRendered = useDeferredValue(isRendered)
  const isFilled = deferContent ? isDeferredRendered && isRendered : isRendered
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
      {isRendered && (
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
          {isFilled && footer && <div className={css.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
