import { classNames } from '@sampan/front/class-names'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import icon from '../media/icon.module.css'
import { Anchor } from './anchor.tsx'
import css from './chip.module.css'

type ChipProps = {
  children: ReactNode
  /** Whether the chip is chosen; undefined for a chip that only triggers an action. */
  pressed?: boolean
  /** Shows a small cross. A tap on the chip then removes the filter. */
  removable?: boolean
  /** The chip is unavailable and struck through, such as a sold-out colour. */
  disabled?: boolean
  /**
   * The chip can be chosen, but this changes another choice: for example, a size does not exist in the chosen colour.
   */
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

/** A row of chips that scrolls sideways. With `wrap`, the chips are on several lines instead. */
export function Chips({ label, wrap, children }: { label: string; wrap?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are plain buttons
    <div role="group" aria-label={label} className={classNames(css.chips, wrap && css.wrap)}>
      {children}
    </div>
  )
}
