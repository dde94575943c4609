import type { Language } from '@sampan/contract/rules'

export type Typed = { language: Language; title: string; body_markdown: string }
