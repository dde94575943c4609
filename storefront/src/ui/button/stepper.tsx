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
  const { shown, change } = useOptimisticQuantity(value, onChange)
  const [draft, setDraft] = useState<string | null>(null)
  const go = (quantity: number) => {
    const wanted = Math.max(min, Math.min(max, quantity))
    if (wanted !== shown) change(wanted)
  }
  const commit = () => {
    if (draft === null) return
    const typed = parseWhole(draft)
    setDraft(null)
    if (typed === null) {
      if (draft.trim() !== '') toast.show(t`Enter a whole number such as 2`)
      return
    }
    if (typed > max) toast.show(t`Maximum ${max}`)
    if (typed < min) toast.show(t`Minimum ${min}`)
    go(typed)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setDraft(null)
    go(shown + (event.key === 'ArrowUp' ? 1 : -1))
  }
  return (
    <fieldset className={css.stepper} aria-label={label} disabled={disabled}>
      <button type="button" aria-label={t`Decrease`} aria-disabled={shown <= min} onClick={() => go(shown - 1)}>
        <IconMinus className={icon.small} aria-hidden="true" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={min}
        aria-valuemax={max}
        size={Math.max(2, String(shown).length)}
        value={draft ?? String(shown)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={t`Increase`} aria-disabled={shown >= max} onClick={() => go(shown + 1)}>
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
  const [wanted, setWanted] = useState<{ quantity: number; over: number; isPromised: boolean } | null>(null)
  const last = useRef(0)
  const isOver = wanted !== null && !wanted.isPromised && wanted.over !== value
  if (isOver) setWanted(null)
  const change = (quantity: number) => {
    const mine = ++last.current
    const answer = onChange(quantity)
    setWanted({ quantity, over: value, isPromised: answer instanceof Promise })
    const settle = () => {
      if (last.current === mine) setWanted(null)
    }
    if (answer instanceof Promise) answer.then(settle, settle)
  }
  return { shown: wanted && !isOver ? wanted.quantity : value, change }
}
