import { Trans, useLingui } from '@lingui/react/macro'
import { dayRangeText } from '@sampan/contract/day-text'
import { languageTag } from '../text/language-tag.ts'

type Props = {
  /** Days of the calendar, `YYYY-MM-DD`. */
  arrival: { from: string; to: string }
  /** The days are counted from today and move on until it is paid. */
  unpaid?: boolean
}

/** The range of days in which something arrives. */
export function ArrivalWords({ arrival, unpaid = false }: Props) {
  const { i18n } = useLingui()
  const days = dayRangeText(arrival, languageTag(i18n))
  if (unpaid) return <Trans>Arrives {days} if you pay today</Trans>
  return <Trans>Arrives {days}</Trans>
}
