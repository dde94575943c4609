import { Trans, useLingui } from '@lingui/react/macro'
import { dayRangeText } from '@sampan/contract/day-text'
import { languageTag } from '@sampan/front/language'

type Props = {
  /** Calendar days, `YYYY-MM-DD`. */
  arrival: { from: string; to: string }
  /** For an unpaid order the days are counted from today, so they change each day until the order is paid. */
  unpaid?: boolean
}

export function ArrivalText({ arrival, unpaid = false }: Props) {
  const { i18n } = useLingui()
  const days = dayRangeText(arrival, languageTag(i18n))
  if (unpaid) return <Trans>Arrives {days} if you pay today</Trans>
  return <Trans>Arrives {days}</Trans>
}
