import { Trans, useLingui } from '@lingui/react/macro'
import { untilText } from '@sampan/contract/until-text'
import { languageTag } from '@sampan/front/language'
import { useEffect, useEffectEvent } from 'react'
import { useHydrated } from '../../ui/loading/use-hydrated.ts'
import typography from '../../ui/styles/typography.module.css'

type Props = {
  /** End of a price reduction, as ISO 8601. */
  until: string
  /** Called when the reduction ends while the screen is open. */
  onEnd?: () => void
}

/** Timers beyond this many milliseconds would fire immediately. */
const TIMER_LIMIT_MS = 2 ** 31 - 1
/** The server ends the reduction by its own clock. */
const CLOCKS_DIFFER_MS = 1_000

/**
 * The end of a price reduction, on the reader's clock. The server does not know the reader's time zone, so it renders an
 * empty line.
 */
export function ReducedUntil({ until, onEnd }: Props) {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const left_ms = Date.parse(until) - Date.now() + CLOCKS_DIFFER_MS
    if (left_ms <= 0 || left_ms > TIMER_LIMIT_MS) return undefined
    const timer = setTimeout(end, left_ms)
    return () => clearTimeout(timer)
  }, [until])
  const time = isHydrated ? untilText(until, languageTag(i18n)) : ''
  return (
    <p className={`${typography.mini} ${typography.danger}`}>
      {isHydrated ? <Trans>Reduced until {time}</Trans> : '\u00a0'}
    </p>
  )
}
