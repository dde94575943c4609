import { useLingui } from '@lingui/react/macro'
import { untilText } from '@sampan/contract/until-text'
import { languageTag } from '@sampan/front/language'

/** A start or end on the shop's clock; midnight is 24:00 of the day before. */
export function ReductionTime({ at, time_zone }: { at: string; time_zone: string }) {
  const { i18n } = useLingui()
  return <time dateTime={at}>{untilText(at, languageTag(i18n), time_zone)}</time>
}
