import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../layout/anchor.tsx'
import icon from '../media/icon.module.css'
import { classNames } from '../text/class-names.ts'
import css from './chip.module.css'

type ChipProps = {
  children: ReactNode
  /** Chosen or not; leave it out for a chip that only does something. */
  pressed?: boolean
  /** Draws a small cross: a tap takes the filter away. */
  removable?: boolean
  /** Unavailable, such as a colour that is sold out: struck through. */
  disabled?: boolean
  /** Can be chosen, but changes another choice, such as a size that does not exist in this colour. */
  faint?: boolean
  href?: string
  className?: string | undefined
  onClick?: () => void
}

export function Chip({ children, pressed, removable, disabled, faint, href, className, onClick }: ChipProps) {
  const inside = (
    <>
      {children}
      {removable && <IconX className={icon.small} aria-hidden="true" />}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor href={href} className={css.chip}>
        {inside}
      </Anchor>
    )
  }
  return (
    <button
      type="button"
      className={classNames(css.chip, faint && css.faint, className)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {inside}
    </button>
  )
}

/** A line of chips that scrolls sideways, or several lines with `wrap`. */
export function Chips({ label, wrap, children }: { label: string; wrap?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form control of what is only a group of buttons
    <div role="group" aria-label={label} className={classNames(css.chips, wrap && css.wrap)}>
      {children}
    </div>
  )
}
