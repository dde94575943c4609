import type { Language } from '@sampan/contract/rules'

/** What is typed of a page in one language. */
export type Typed = { language: Language; title: string; body_markdown: string }
