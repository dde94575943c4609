import type { Language } from '@sampan/contract/rules'

export type ArticleDraft = { language: Language; title: string; body_markdown: string }
