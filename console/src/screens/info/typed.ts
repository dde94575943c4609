import type { Language } from '@sampan/contract/rules'

/** Unsaved text of a page in one language. */
export type Typed = { language: Language; title: string; body_markdown: string }
