import { useLingui } from '@lingui/react'
import { dayText, momentText, timeText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import css from './moment.module.css'

type MomentTextProps = {
  at: string
  /** `day`: the date only; `near`: for dense lists, only the time if it is today. */
  as?: 'day' | 'moment' | 'near'
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString()

/** A time in the reader's time zone, with the full date and time as tooltip. */
export function MomentText({ at, as = 'moment' }: MomentTextProps) {
  const { i18n } = useLingui()
  const language = languageTag(i18n)
  const whole = momentText(at, language)
  const near = isToday(at) ? timeText(at, language) : dayText(at, language)
  const text = as === 'day' ? dayText(at, language) : as === 'near' ? near : whole
  return (
    <time className={css.moment} dateTime={at} title={whole}>
      {text}
    </time>
  )
}
