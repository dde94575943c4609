import type { Row } from './source-rows.ts'

export type Variant = { row: Row; options: [string, string][]; article_number: string; isCounted: boolean }
