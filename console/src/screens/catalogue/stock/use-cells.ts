import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { useProposalReason } from '../../../forms/use-proposal-reason.tsx'
import { useUnsaved } from '../../../forms/use-unsaved.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { type Batch, batchesOf, type Cell, type Cells, cellName, cellOfError, faultOf, jumpsOf } from './cell-edits.ts'

export function useCells() {
  const { i18n } = useLingui()
  const { send } = useSend('POST /api/admin/sku/edit')
  const [cells, setCells] = useState<Cells>({})
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [lastSaved, setLastSaved] = useState<readonly Cell[]>([])
  const changedCells = Object.values(cells)
  const jumps = jumpsOf(cells)
  // The confirmation is valid for these prices only; different prices need a new confirmation.
  const key = jumps.map(({ sku_id, to_cents }) => `${sku_id} ${to_cents}`).join()
  const [confirmedKey, setConfirmedKey] = useState('')
  const isConfirmed = key === confirmedKey
  useUnsaved(changedCells.length > 0 && !isBusy)

  /** Edits cells. A cell with its stored value is no longer an edit. */
  function type(edits: readonly { cell: Cell; text: string }[]) {
    setCells((before) => {
      const after = { ...before }
      for (const { cell, text: storedText } of edits) {
        const name = cellName(cell.column, cell.id)
        // A later edit of a cell keeps the stored price seen at the first edit. If the cell has a fault, the edit takes
        // the price stored now.
        const first = after[name]?.fault === undefined ? after[name] : undefined
        if (cell.text === storedText) delete after[name]
        else {
          const { stored, before: before_text } = first ?? { ...cell, before: storedText }
          after[name] = { ...cell, stored, before: before_text }
        }
      }
      return after
    })
  }
  const mark = (faults: Readonly<Record<string, string>>) => {
    setCells((before) =>
      Object.fromEntries(Object.entries(before).map(([name, cell]) => [name, { ...cell, fault: faults[name] }])),
    )
    const [first] = Object.keys(faults)
    if (first !== undefined) document.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
  }
  const proposalReason = useProposalReason(() => void save())
  function showError(error: unknown, batch: Batch) {
    if (proposalReason.handleRefusal(error)) return
    if (!(error instanceof CallError)) throw error
    if (isSignedOut(error)) return
    const name = cellOfError(error, batch.cells)
    if (name === undefined) setFault(error.message)
    else mark({ [name]: error.message })
  }
  async function save() {
    if (isBusy || changedCells.length === 0) return
    setFault(undefined)
    const faults = changedCells.flatMap((cell) => {
      const fault = faultOf(cell, i18n)
      return fault === undefined ? [] : [[cellName(cell.column, cell.id), fault] as const]
    })
    mark(Object.fromEntries(faults))
    if (faults.length > 0) return
    if (jumps.length > 0 && !isConfirmed) return setFault(t(i18n)`Confirm the changed prices`)
    setBusy(true)
    let waits = false
    const saved: Cell[] = []
    const reason = proposalReason.reason()
    for (const batch of batchesOf(cells, i18n)) {
      try {
        const rows = await send({ ...batch.body, ...(reason && { reason }) })
        waits ||= rows.some((row) => row.waits)
      } catch (error) {
        showError(error, batch)
        break
      }
      saved.push(...batch.cells)
      const savedNames = new Set(batch.cells.map(({ column, id }) => cellName(column, id)))
      setCells((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !savedNames.has(name))))
    }
    setBusy(false)
    setLastSaved(saved)
    if (waits) toast.success(t(i18n)`Saved. Lower prices need a second approver.`)
    else if (saved.length > 0) toast.success(t(i18n)`Saved`)
  }
  const drop = () => {
    setCells({})
    setFault(undefined)
  }
  const confirm = (is_meant: boolean) => setConfirmedKey(is_meant ? key : '')
  return {
    cells,
    count: changedCells.length,
    jumps,
    isConfirmed,
    confirm,
    fault,
    isBusy,
    lastSaved,
    type,
    save,
    drop,
    dialog: proposalReason.dialog,
  }
}
