import { classNames } from '@sampan/front/class-names'
import { type ReactNode, useRef } from 'react'
import css from './swipe-row.module.css'

type SwipeRowProps = {
  /** The row's name for screen readers. */
  label: string
  children: ReactNode
  /**
   * Actions that a swipe or the keyboard focus reveals. They must be available in another place too, because not every
   * user can swipe.
   */
  actions: readonly { label: string; icon: ReactNode; tone?: 'bad'; onAct: () => void }[]
}

/**
 * A row with actions that a swipe reveals at its end. It is a native horizontal scroll container with snapping, so that
 * it moves as users expect.
 */
export function SwipeRow({ label, children, actions }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const close = () => row.current?.scrollTo({ left: 0 })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and this is a row of a list
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={css.row}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <div className={css.content}>{children}</div>
      <div className={css.actions}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            aria-label={`${action.label}, ${label}`}
            className={classNames(css.action, action.tone && css.bad)}
            onClick={() => {
              close()
              action.onAct()
            }}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </div>
    </div>
  )
}
