/** The day of a time in the shopper's time zone, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

type Viewed = { product_id: string; viewed_at: string }
export type ViewedDay<View> = { day: string; views: View[] }

/**
 * Groups views by day, without changing their order. A product that is viewed again between two page reads is in both
 * pages; only its first occurrence is shown.
 */
export function byDay<View extends Viewed>(views: readonly View[]): ViewedDay<View>[] {
  const days = new Map<string, View[]>()
  const seen = new Set<string>()
  for (const view of views) {
    if (seen.has(view.product_id)) continue
    seen.add(view.product_id)
    const day = dayOf(new Date(view.viewed_at))
    days.set(day, [...(days.get(day) ?? []), view])
  }
  return [...days].map(([day, of_day]) => ({ day, views: of_day }))
}
