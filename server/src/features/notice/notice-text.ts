import type { Sentence } from '../../language/sentence.ts'

/** A notice's two lines. `{order_number}` and the like are its values; `{title}` is the product's. */
export type NoticeWords = { title: Sentence; body: Sentence }
