/** The last day of the month before a day, both as `YYYY-MM-DD`. */
export function lastDayOfMonthBefore(day: string): string {
  const last = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  last.setUTCDate(0)
  return last.toISOString().slice(0, 10)
}
