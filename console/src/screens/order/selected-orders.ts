import { ORDERS_AT_ONCE } from '@sampan/contract/rules'
import type { ReadInput, ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { useMatchingOrders } from '../../api/use-matching-orders.ts'
import { useTask } from '../../forms/use-task.ts'
import { session } from '../../session/session.ts'
import type { SelectionAcross } from '../../ui/table/data-table.tsx'
import { keepRows, makeKeptRows } from '../../ui/table/use-selection.ts'

type List = ReplyTo<'GET /api/admin/order/list'>
type Row = List['items'][number]
type Filter = Omit<ReadInput<'GET /api/admin/order/list'>, 'page' | 'page_size' | 'cursor'>

/** The selected orders. They stay selected while the operator prints their slips, until another operator signs in. */
export const selected_orders = makeKeptRows<Row>()

let operator_id = session.get().operator?.operator_id
session.subscribe(() => {
  const current_id = session.get().operator?.operator_id
  if (current_id !== operator_id) selected_orders.set(new Map())
  operator_id = current_id
})

/** Selects orders beyond the loaded pages and filters of the list. */
export function useSelectionAcross(filter: Filter, page: List | undefined): SelectionAcross<Row> {
  const readMatching = useMatchingOrders()
  const { run, isBusy } = useTask()
  const name = JSON.stringify(filter)
  const [chosenFilter, setChosenFilter] = useState('')
  async function choose() {
    const rows = await readMatching(filter, ORDERS_AT_ONCE)
    setChosenFilter(name)
    keepRows(
      selected_orders,
      rows.map((row) => [row.order_id, row]),
      ORDERS_AT_ONCE,
    )
  }
  return {
    kept: selected_orders,
    limit: ORDERS_AT_ONCE,
    isLeast: page?.total_is_least === true,
    isBusy,
    isChosen: chosenFilter === name,
    onChoose: () => void run(choose),
  }
}
