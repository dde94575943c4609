import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { weekdayText } from '@sampan/contract/day-text'
import { dayText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'

/** The day of a time in the shopper's time zone, `YYYY-MM-DD`. */
function dayOf(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export type Day<Item> = { day: string; items: Item[] }
type Of<Item> = { keyOf: (item: Item) => string; timeOf: (item: Item) => string }

/**
 * Groups items by day, without changing their order. An item that moves to the next page between two page reads is in
 * both pages; only its first occurrence is shown.
 */
export function byDay<Item>(items: readonly Item[], { keyOf, timeOf }: Of<Item>): Day<Item>[] {
  const days = new Map<string, Item[]>()
  const keys = new Set<string>()
  for (const item of items) {
    if (keys.has(keyOf(item))) continue
    keys.add(keyOf(item))
    const day = dayOf(new Date(timeOf(item)))
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days].map(([day, of_day]) => ({ day, items: of_day }))
}

/** "Today", "Yesterday", "Sat, 21 Nov"; in another year the date with its year. */
export function dayHeading(day: string, i18n: I18n): string {
  const now = new Date()
  if (day === dayOf(now)) return t(i18n)`Today`
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return t(i18n)`Yesterday`
  if (!day.startsWith(`${now.getFullYear()}-`)) return dayText(`${day}T00:00:00`, languageTag(i18n))
  return weekdayText(day, languageTag(i18n))
}
