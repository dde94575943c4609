/** A moment as a `datetime-local` field writes it, in the reader's time zone; empty for none. */
export function localTime(at: string | null): string {
  if (at === null) return ''
  const moment = new Date(at)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The moment that such a field holds; null while it holds none. */
export function momentIn(typed: string): string | null {
  const moment = new Date(typed)
  return typed === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

type Days = { from: string; to: string }

/** The days from one to another as moments, in the reader's time zone; `to` is not included. What is no day is left out. */
export function momentsOf({ from, to }: Days): { from?: string; to?: string } {
  const [begin, end] = [dayStart(from), dayStart(to, 1)]
  return { ...(begin && { from: begin }), ...(end && { to: end }) }
}

function dayStart(day: string, days_later = 0): string | undefined {
  if (!/^2\d{3}-\d\d-\d\d$/.test(day)) return undefined
  const at = new Date(`${day}T00:00:00`)
  at.setDate(at.getDate() + days_later)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
