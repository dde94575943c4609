import { useLingui } from '@lingui/react/macro'
import { parseWhole } from '@sampan/contract/typed-number'
import { isComposing } from '@sampan/front/is-composing'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type KeyboardEvent, useRef, useState } from 'react'
import { toast } from '../layer/toast.ts'
import icon from '../media/icon.module.css'
import css from './stepper.module.css'

type StepperProps = {
  /** The name of the counted thing, for screen readers. */
  label: string
  value: number
  min?: number
  max: number
  /**
   * Called with the requested number at each tap. If it returns a promise, the requested number is shown until the
   * promise settles.
   */
  onChange: (quantity: number) => unknown
  disabled?: boolean
}

export function Stepper({ label, value, min = 1, max, onChange, disabled }: StepperProps) {
  const { t } = useLingui()
  // At a limit a button is `aria-disabled`, because a disabled button would lose the focus.
  const { shownQuantity, change } = useOptimisticQuantity(value, onChange)
  const [draft, setDraft] = useState<string | null>(null)
  const go = (quantity: number) => {
    const newQuantity = Math.max(min, Math.min(max, quantity))
    if (newQuantity !== shownQuantity) change(newQuantity)
  }
  const commit = () => {
    if (draft === null) return
    const typedQuantity = parseWhole(draft)
    setDraft(null)
    if (typedQuantity === null) {
      if (draft.trim() !== '') toast.show(t`Enter a whole number such as 2`)
      return
    }
    if (typedQuantity > max) toast.show(t`Maximum ${max}`)
    if (typedQuantity < min) toast.show(t`Minimum ${min}`)
    go(typedQuantity)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setDraft(null)
    go(shownQuantity + (event.key === 'ArrowUp' ? 1 : -1))
  }
  return (
    <fieldset className={css.stepper} aria-label={label} disabled={disabled}>
      <button
        type="button"
        aria-label={t`Decrease`}
        aria-disabled={shownQuantity <= min}
        onClick={() => go(shownQuantity - 1)}
      >
        <IconMinus className={icon.small} aria-hidden="true" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={shownQuantity}
        aria-valuemin={min}
        aria-valuemax={max}
        size={Math.max(2, String(shownQuantity).length)}
        value={draft ?? String(shownQuantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={t`Increase`}
        aria-disabled={shownQuantity >= max}
        onClick={() => go(shownQuantity + 1)}
      >
        <IconPlus className={icon.small} aria-hidden="true" />
      </button>
    </fieldset>
  )
}

/**
 * Shows the requested number until `value` changes or, if `onChange` returned a promise, until the last promise
 * settles.
 */
function useOptimisticQuantity(value: number, onChange: StepperProps['onChange']) {
  const [wantedChange, setWantedChange] = useState<{ quantity: number; over: number; isPromised: boolean } | null>(null)
  const last = useRef(0)
  const isOver = wantedChange !== null && !wantedChange.isPromised && wantedChange.over !== value
  if (isOver) setWantedChange(null)
  const change = (quantity: number) => {
    const mine = ++last.current
    const answer = onChange(quantity)
    setWantedChange({ quantity, over: value, isPromised: answer instanceof Promise })
    const settle = () => {
      if (last.current === mine) setWantedChange(null)
    }
    if (answer instanceof Promise) answer.then(settle, settle)
  }
  return { shownQuantity: wantedChange && !isOver ? wantedChange.quantity : value, change }
}
