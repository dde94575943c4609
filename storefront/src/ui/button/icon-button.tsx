import { classNames } from '@sampan/front/class-names'
import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react'
import typography from '../styles/typography.module.css'
import { CountBadge } from '../text/count-badge.tsx'
import { Anchor } from './anchor.tsx'
import css from './icon-button.module.css'

type IconButtonProps = {
  /** The accessible name. The count is appended to it. */
  label: string
  children: ReactNode
  /** `float` is for buttons on a picture. */
  tone?: 'bare' | 'fill' | 'float'
  /** For a button that is on or off, such as a heart: filled when on, and animated when a tap turns it on. */
  pressed?: boolean
  count?: number
  /** Shows a dot, which means that there is something new. */
  dot?: boolean
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

export function IconButton(props: IconButtonProps) {
  const { label, children, tone = 'bare', pressed, count = 0, dot, href, onClick, disabled, className, ref } = props
  const look = classNames(css.button, css[tone], className)
  function tap(event: MouseEvent<HTMLElement>) {
    event.currentTarget.dataset.tapped = '' // hearts animate only after a tap, not when a page of saved hearts appears
    onClick?.(event)
  }
  const inside = (
    <>
      {children}
      <span className={typography.srOnly}>{label} </span>
      <CountBadge count={count} />
      {dot && <span className={css.dot} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor href={href} className={look} onClick={onClick}>
        {inside}
      </Anchor>
    )
  }
  return (
    <button ref={ref} type="button" className={look} aria-pressed={pressed} disabled={disabled} onClick={tap}>
      {inside}
    </button>
  )
}
