/** Formats a time for a `datetime-local` field, in the reader's time zone; empty for null. */
export function localTime(at: string | null): string {
  if (at === null) return ''
  const moment = new Date(at)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Parses the value of a `datetime-local` field; null for an empty or invalid value. */
export function momentIn(input: string): string | null {
  const moment = new Date(input)
  return input === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

type Days = { from: string; to: string }

/**
 * The start of the first day and the end of the last day as times, in the reader's time zone; `to` is exclusive.
 * Invalid days are omitted.
 */
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
