import type { CountedNote } from '../../../../db/json-columns.ts'
import type { Saving } from '../../product/product-desk-sql.ts'
import { optionKey } from '../../product/product-draft.ts'
import type { NewOption } from './option-table.ts'

/** The options of the drafts that the shop does not have yet. */
export function usedOptions(fresh: readonly NewOption[], savings: readonly Saving[]): NewOption[] {
  const used = new Set(savings.flatMap(({ draft }) => draft.skus.flatMap((sku) => sku.axis_values.map(optionKey))))
  return fresh.filter((option) => used.has(optionKey(option)))
}

const DETAIL_LENGTH = 1_000

/** The notes of a check with the options that the import adds. */
export function withOptions(notes: readonly CountedNote[], fresh: readonly NewOption[]): CountedNote[] {
  const before = notes.find(({ note }) => note === 'new_option')
  const named = (before?.detail ?? '').split(', ').filter(Boolean)
  const added = fresh.map(({ name, value }) => `${name.en}=${value.en}`).filter((text) => !named.includes(text))
  if (added.length === 0) return [...notes]
  const detail = [...named, ...added].join(', ').slice(0, DETAIL_LENGTH)
  const others = notes.filter(({ note }) => note !== 'new_option')
  return [...others, { note: 'new_option', count: (before?.count ?? 0) + added.length, line: 1, detail }]
}
