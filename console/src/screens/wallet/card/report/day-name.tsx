import { useLingui } from '@lingui/react'
import { weekdayText } from '@sampan/contract/day-text'
import { languageTag } from '@sampan/front/language'

/** A day with its weekday, in the operator's language. */
export function DayName({ day }: { day: string }) {
  const { i18n } = useLingui()
  return weekdayText(day, languageTag(i18n))
}
