import { FilterWords } from '@sampan/contract'
import { KEYWORD_LIMIT } from '@sampan/contract/rules'
import { z } from 'zod'

/** The filters that a keyword names. `searched`: the words that are searched with these filters; empty for none. */
export const Worded = FilterWords.extend({ searched: z.string().max(KEYWORD_LIMIT) })
export type Worded = z.output<typeof Worded>
