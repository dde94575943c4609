import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { momentText, timeText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'

const DAY_MS = 24 * 60 * 60 * 1000

/** The time of a message: "Today 09:20", "Yesterday 18:05", otherwise the whole date. */
export function messageTimeText(at: string, i18n: I18n, now_ms = Date.now()): string {
  const language = languageTag(i18n)
  const day = new Date(at).toDateString()
  const time = timeText(at, language)
  if (day === new Date(now_ms).toDateString()) return t(i18n)`Today ${time}`
  if (day === new Date(now_ms - DAY_MS).toDateString()) return t(i18n)`Yesterday ${time}`
  return momentText(at, language)
}
