import type { DeskActionName } from '@sampan/contract'
import { DESK_ACTIONS } from '@sampan/contract/rules'
import { useFilters } from '../../navigation/address.ts'

const START = { operator: '', action: '', concerns: '', from: '', to: '' }
export type LogFilters = typeof START

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isAction = (value: string): value is DeskActionName => DESK_ACTIONS.some((action) => action === value)

/** When a day of the reader's own calendar begins; undefined where it is no day. */
function beginOf(day: string, days_later = 0): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const at = new Date(`${day}T00:00:00`)
  at.setDate(at.getDate() + days_later)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The filters in the address, and what the server is asked by them. What makes no sense there is left out. */
export function useLogFilter() {
  const { filters, ...rest } = useFilters(START)
  const { operator, action, concerns, from, to } = filters
  const [begin, end] = [beginOf(from), beginOf(to, 1)]
  const ask = {
    ...(UUID.test(operator) && { operator_id: operator }),
    ...(isAction(action) && { action }),
    ...(concerns !== '' && { ref_id: concerns.slice(0, 200) }),
    ...(begin && { from: begin }),
    ...(end && { until: end }),
  }
  return { filters, ask, ...rest }
}
