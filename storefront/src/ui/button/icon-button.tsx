import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react'
import { Anchor } from '../layout/anchor.tsx'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import { CountBadge } from '../text/count-badge.tsx'
import css from './icon-button.module.css'

type IconButtonProps = {
  /** What it does, for readers; they hear the count after it. */
  label: string
  /** The icon. */
  children: ReactNode
  /** `float` stands on a picture. */
  tone?: 'bare' | 'fill' | 'float'
  /** A thing that is on or off, such as a saved heart: drawn filled and ticking once when it turns on. */
  pressed?: boolean
  count?: number
  /** A point that says there is something new. */
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
    event.currentTarget.dataset.tapped = '' // a heart ticks when it is tapped, not when a page of saved hearts appears
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
