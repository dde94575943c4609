import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../layout/anchor.tsx'
import icon from '../media/icon.module.css'
import { classNames } from '../text/class-names.ts'
import css from './chip.module.css'

type ChipProps = {
  children: ReactNode
  /** Whether the chip is chosen; undefined for a chip that only triggers an action. */
  pressed?: boolean
  /** Shows a small cross; a tap removes the filter. */
  removable?: boolean
  /** Unavailable and struck through, such as a sold-out colour. */
  disabled?: boolean
  /** Can be chosen but changes another choice, such as a size that does not exist in this colour. */
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

/** A row of chips that scrolls sideways; with `wrap`, several lines. */
export function Chips({ label, wrap, children }: { label: string; wrap?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are plain buttons
    <div role="group" aria-label={label} className={classNames(css.chips, wrap && css.wrap)}>
      {children}
    </div>
  )
}
