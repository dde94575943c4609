import { classNames } from '@sampan/front/class-names'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import css from './button.module.css'
import { Spinner } from './spinner.tsx'

type ButtonTone = 'filled' | 'soft' | 'plain' | 'quiet' | 'bad'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /**
   * `filled`: the main button, one per screen; `soft`: a button next to a filled button; `plain`: the second choice;
   * `quiet`: inside text; `bad`: for deleting.
   */
  tone?: ButtonTone
  size?: 'regular' | 'small'
  wide?: boolean
  /** Fills the free space of a row. */
  grow?: boolean
  /** Shows a spinner and ignores taps while work is in progress, but stays focusable. */
  busy?: boolean
  /**
   * For a button that commits money or goods. The button ignores taps for the first 800 ms, because a double tap on the
   * previous screen would hit it.
   */
  commits?: boolean
  icon?: ReactNode
  /** Renders a link that looks like a button. */
  href?: string
  /** The link leads to another site and opens a new tab. */
  newTab?: boolean
  children: ReactNode
}

export function Button({
  tone = 'filled',
  size = 'regular',
  wide,
  grow,
  busy = false,
  commits,
  icon,
  href,
  newTab,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const look = classNames(
    css.button,
    css[tone],
    size === 'small' && css.small,
    wide && css.wide,
    grow && css.grow,
    commits && css.commits,
    className,
  )
  const inside = (
    <>
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </>
  )
  if (href !== undefined && !rest.disabled) {
    return (
      <Anchor
        href={href}
        className={look}
        aria-label={rest['aria-label']}
        {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {inside}
      </Anchor>
    )
  }
  return (
    <button
      {...rest}
      className={look}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {inside}
    </button>
  )
}
