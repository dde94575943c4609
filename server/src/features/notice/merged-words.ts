import type { Language } from '@sampan/contract/rules'
import { sentence } from '../../language/sentence.ts'

/** The number of notices that are due at the same time from which one mail or push message names them all. */
export const MERGED_FROM = 4

/** The page that lists all notices. */
export const ALL_NOTICES = '/notification'

/** The text of a mail or push message about several notices. */
export const mergedText = (count: number, language: Language): { title: string; body: string } => ({
  title: sentence('notice.merged.title')[language].replace('{count}', String(count)),
  body: sentence('notice.merged.body')[language],
})
