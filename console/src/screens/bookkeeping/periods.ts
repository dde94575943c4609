/** A period of days, both inclusive. */
export type Period = { from: string; to: string }

const day = (at: Date) => at.toISOString().slice(0, 10)
const utc = (year: number, month: number, date: number) => day(new Date(Date.UTC(year, month, date)))

/** The months and quarters that a bookkeeper asks for, relative to the current day of the shop. */
export function periodsOf(today: string): Record<'last_month' | 'this_month' | 'last_quarter' | 'this_year', Period> {
  const [year = 0, month_number = 1] = today.split('-').map(Number)
  const month = month_number - 1
  const quarter = Math.floor(month / 3) * 3
  return {
    last_month: { from: utc(year, month - 1, 1), to: utc(year, month, 0) },
    this_month: { from: utc(year, month, 1), to: today },
    last_quarter: { from: utc(year, quarter - 3, 1), to: utc(year, quarter, 0) },
    this_year: { from: utc(year, 0, 1), to: today },
  }
}
