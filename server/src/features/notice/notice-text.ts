import type { Sentence } from '../../language/sentence.ts'

/**
 * Title and body of a notice. `{order_number}` and other placeholders are filled from its details; `{title}` is the
 * product's title.
 */
export type NoticeWords = { title: Sentence; body: Sentence }
