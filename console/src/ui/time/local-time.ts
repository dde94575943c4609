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
