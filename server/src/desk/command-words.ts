import { Misuse } from './misuse.ts'

/** What follows a command's name: words, and options with their values. */
export type Words = readonly string[]
type Text =
  | 'status'
  | 'page'
  | 'arrived'
  | 'transaction'
  | 'log'
  | 'to'
  | 'state'
  | 'return-to'
  | 'amount'
  | 'pieces'
  | 'before'
  | 'picture'
  | 'order'
  | 'product'
type Texts = Partial<Record<Text, string>>
export type Options = Texts & { 'goods-back'?: boolean }

export const AUDIT_FILTERS = ['all', '0', '1', '2'] as const
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** @throws Misuse when there are too few words, or too many. */
export function take(words: Words, least: number, most = least): Words {
  if (words.length < least) throw new Misuse('Something is missing.')
  if (words.length > most) throw new Misuse(`What is "${words[most]}"? Words with spaces go in quotes.`)
  return words
}

export function idOf([id = '']: Words): string {
  if (!/^[0-9a-f][0-9a-f-]{7,35}$/i.test(id)) throw new Misuse(`"${id}" is no id: at least its first 8 characters.`)
  return id.toLowerCase()
}

export function pageOf({ page = '1' }: Options): number {
  if (!/^[1-9]\d{0,3}$/.test(page)) throw new Misuse(`"${page}" is no page.`)
  return Number(page)
}

export function choose<Choice extends string>(choices: readonly Choice[], typed: string, noun = 'status'): Choice {
  const chosen = choices.find((choice) => choice === typed)
  if (!chosen) throw new Misuse(`"${typed}" is no ${noun}: ${choices.join(', ')}.`)
  return chosen
}
