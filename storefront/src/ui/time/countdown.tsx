import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import css from './countdown.module.css'
import { currentSecond, subscribeSecond } from './second-clock.ts'

type CountdownProps = {
  /** The deadline, as ISO 8601. */
  until: string
  onEnd?: () => void
  /** Leaves out the role of a timer, which a heading must not contain. */
  inHeading?: boolean
}

/** The time left until a deadline: `14:59`, `1:03:20`. All countdowns of a page change at the same moment. */
export function Countdown({ until, onEnd, inHeading = false }: CountdownProps) {
  const now_ms = useSyncExternalStore(subscribeSecond, currentSecond, () => null)
  const left_s = now_ms === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now_ms) / 1000))
  const end = useEffectEvent(() => onEnd?.())
  const isOver = left_s === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new deadline triggers `onEnd` again
  useEffect(() => {
    if (isOver) end()
  }, [until, isOver])
  return (
    <span role={inHeading ? undefined : 'timer'} className={css.countdown}>
      {left_s === null ? '--:--' : clock(left_s)}
    </span>
  )
}

function clock(left_s: number) {
  const pair = (figure: number) => String(figure).padStart(2, '0')
  const hours = Math.floor(left_s / 3600)
  const rest = `${pair(Math.floor(left_s / 60) % 60)}:${pair(left_s % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
