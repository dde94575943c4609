import { useLingui } from '@lingui/react'
import { dayText, momentText, timeText } from '@sampan/contract/moment-text'
import { languageTag } from '../text/language-tag.ts'
import css from './moment.module.css'

type MomentTextProps = {
  at: string
  /** Only the day; or the time alone where it was today, for dense lists. */
  as?: 'day' | 'moment' | 'near'
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString()

/** A moment in the reader's time zone; the full one stands in the title. */
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
