import type { DeskActionName } from '@sampan/contract'
import { DESK_ACTIONS } from '@sampan/contract/rules'
import { useFilters } from '../../../navigation/address.ts'
import { momentsOf } from '../../../ui/time/local-time.ts'

const START = { operator: '', action: '', concerns: '', from: '', to: '' }
export type LogFilters = typeof START

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isAction = (value: string): value is DeskActionName => DESK_ACTIONS.some((action) => action === value)

/** The filters in the URL, and the query for the server. Invalid values are ignored. */
export function useLogFilter() {
  const { filters, ...rest } = useFilters(START)
  const { operator, action, concerns } = filters
  const { from, to } = momentsOf(filters)
  const query = {
    ...(UUID.test(operator) && { operator_id: operator }),
    ...(isAction(action) && { action }),
    ...(concerns !== '' && { ref_id: concerns.slice(0, 200) }),
    ...(from && { from }),
    ...(to && { until: to }),
  }
  return { filters, query, ...rest }
}
