import type { Language } from '@sampan/contract/rules'

/** A line of goods with its picture, what was chosen, and an amount. */
type GoodsLine = { title: string; note: string; amount: string; image: string | null }
/** A label with its value: a sum, an address, a date. `strong` marks the total. */
type Fact = { label: string; value: string; strong?: boolean }

/** The parts of a mail, in the order in which they are read. Each has a form in HTML and in plain text. */
export type LetterBlock =
  | { block: 'text'; text: string }
  | { block: 'heading'; text: string }
  | { block: 'code'; text: string }
  | { block: 'button'; text: string; href: string }
  | { block: 'goods'; lines: readonly GoodsLine[] }
  | { block: 'sums'; facts: readonly Fact[] }
  | { block: 'facts'; facts: readonly Fact[] }

type LetterLogo = {
  src: string
  /** Size on the screen, in CSS pixels. */
  width: number
  height: number
  /** The background on which the logo is visible. */
  ground: 'any' | 'light' | 'dark'
}

/** The content of a mail. `letterHtml` and `letterText` make both forms of it. */
export type Letter = {
  language: Language
  shop: { name: string; href: string; logo: LetterLogo | null }
  title: string
  blocks: readonly LetterBlock[]
  /** Why the reader gets this mail; null if its text says so. */
  reason: string | null
  /** Links below the reason, such as the settings of notifications. */
  links: readonly { text: string; href: string }[]
}
