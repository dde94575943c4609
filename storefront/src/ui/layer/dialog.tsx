import { type ReactNode, useId, useRef } from 'react'
import typography from '../styles/typography.module.css'
import css from './dialog.module.css'
import { useLingering, useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** One or two buttons. Two buttons are next to each other if they fit. */
  actions?: ReactNode
  locked?: boolean
}

/** A modal question in the middle of the screen. */
export function Dialog({ open, onClose, title, children, actions, locked }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isRendered = useLingering(open)
  useModal(dialog, { open, onClose, locked })
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      {isRendered && (
        <div className={css.inside}>
          <h2 id={`${id}title`} className={typography.title2}>
            {title}
          </h2>
          <div id={`${id}text`} className={css.text}>
            {children}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
