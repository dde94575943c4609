import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useOnLeave } from '@sampan/front/use-on-leave'
import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from '../button/spinner.tsx'
import { useTopLayer } from '../layer/layer-stack.ts'
import typography from '../styles/typography.module.css'
import css from './keypad.module.css'

type KeypadProps = {
  label: string
  /**
   * Called once with the digits. While the returned promise is pending, the keypad is locked; afterwards the digits are
   * cleared.
   */
  onConfirm: (code: string) => unknown
  confirm?: ReactNode
  min?: number
  max?: number
  /** The length of the code, if known: its last digit then submits the code, so there is no button. */
  length?: number | undefined
  busy?: boolean
  /** The error of the last code. */
  error?: ReactNode
  /** Shown to the left of the zero: a quiet button or a link. */
  forgot?: ReactNode
}

/**
 * A keypad for a secret code, with keys on the screen. The computer's keyboard works too. The digits are in memory
 * only; the page shows dots.
 */
export function Keypad(props: KeypadProps) {
  const { label, confirm, length, min = length ?? 6, max = length ?? 20, busy = false, error, forgot } = props
  const { t } = useLingui()
  const pad = useRef<HTMLFieldSetElement>(null)
  const { count, isWaiting, press, erase, submit } = useCode(props.onConfirm, min, max, busy)
  useSubmitAtLength(length, count, submit)
  usePhysicalKeys(pad, { press, erase, submit })
  const isFaulty = !isWaiting && count === 0 && Boolean(error)
  // Keys are `aria-disabled`, because a disabled key would lose the focus after a wrong code.
  const digit = (value: string) => (
    <button key={value} type="button" aria-disabled={isWaiting} onClick={() => press(value)}>
      {value}
    </button>
  )
  return (
    <fieldset ref={pad} className={css.keypad} aria-label={label} aria-busy={isWaiting}>
      <p className={typography.srOnly} role="status">
        {length === undefined ? (
          <Plural
            value={count}
            one={`# digit entered, ${min} to ${max} allowed`}
            other={`# digits entered, ${min} to ${max} allowed`}
          />
        ) : (
          <Trans>
            {count} of {length} digits entered
          </Trans>
        )}
      </p>
      <Dots count={count} least={min} />
      <div className={css.message}>
        <p className={css.error} role="alert">
          {isFaulty && error}
        </p>
        {length !== undefined && !isFaulty && (isWaiting ? <Spinner /> : <Trans>The last digit confirms.</Trans>)}
      </div>
      <div className={css.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
        <span className={css.forgot}>{forgot}</span>
        {digit('0')}
        <button type="button" className={css.bare} aria-label={t`Delete`} aria-disabled={isWaiting} onClick={erase}>
          <IconBackspace aria-hidden="true" />
        </button>
      </div>
      {length === undefined && (
        <Button wide aria-disabled={count < min && !isWaiting} busy={isWaiting} onClick={submit}>
          {confirm ?? <Trans>Confirm</Trans>}
        </Button>
      )}
    </fieldset>
  )
}

function Dots({ count, least }: { count: number; least: number }) {
  const dot_count = Math.max(least, count)
  return (
    <div className={classNames(css.dots, dot_count > 10 && css.many)} aria-hidden="true">
      {Array.from({ length: dot_count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical dots have no key besides their index
        <i key={place} className={place < count ? css.on : undefined} />
      ))}
    </div>
  )
}

function useCode(onConfirm: KeypadProps['onConfirm'], min: number, max: number, busy: boolean) {
  const [code, setCode] = useState('')
  useOnLeave(() => setCode(''))
  const [isPending, setIsPending] = useState(false)
  const isWaiting = busy || isPending
  const press = (digit: string) => {
    if (!isWaiting) setCode((digits) => (digits.length < max ? digits + digit : digits))
  }
  const erase = () => {
    if (!isWaiting) setCode((digits) => digits.slice(0, -1))
  }
  const submit = () => {
    if (isWaiting || code.length < min) return
    const answer = onConfirm(code)
    if (!(answer instanceof Promise)) return
    setIsPending(true)
    const settle = () => {
      setIsPending(false)
      setCode('')
    }
    answer.then(settle, settle)
  }
  return { count: code.length, isWaiting, press, erase, submit }
}

/** Submits a code of known length with its last digit. */
function useSubmitAtLength(length: number | undefined, count: number, submit: () => void) {
  const submitNow = useEffectEvent(submit)
  const isComplete = count === length
  useEffect(() => {
    if (isComplete) submitNow()
  }, [isComplete])
}

type Keys = { press: (digit: string) => void; erase: () => void; submit: () => void }

/**
 * Listens to the keyboard wherever the focus is, unless the focus is in an input or another layer covers the keypad.
 */
function usePhysicalKeys(pad: RefObject<HTMLElement | null>, { press, erase, submit }: Keys) {
  const topLayer = useTopLayer()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
    if (topLayer && !topLayer.contains(pad.current)) return
    if (/^\d$/.test(event.key)) press(event.key)
    else if (event.key === 'Backspace') erase()
    else if (event.key === 'Enter' && !isButton(event.target)) submit()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

function isButton(target: EventTarget | null) {
  return target instanceof Element && target.closest('button, a') !== null
}
