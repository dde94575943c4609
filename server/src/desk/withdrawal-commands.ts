import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DeskCall, everyItem } from './desk-client.ts'
import { wholeId } from './ids.ts'
import type { WithdrawalCommand } from './withdrawal-command.ts'
import { type ExtractAtDesk, withdrawalsText, withdrawalText } from './withdrawal-view.ts'

export async function carryOutWithdrawal(command: WithdrawalCommand, call: DeskCall): Promise<string> {
  switch (command.name) {
    case 'withdrawals': {
      const { status, page } = command
      return withdrawalsText(await call('GET /api/admin/extract/list', { query: { status, page } }))
    }
    case 'withdrawal-pass': {
      const extract_id = await waitingId(command.id, call)
      return withdrawalText(await call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } }))
    }
    case 'withdrawal-refuse': {
      const [extract_id, { reason }] = [await waitingId(command.id, call), command]
      return withdrawalText(await call('POST /api/admin/extract/audit', { body: { extract_id, status: 2, reason } }))
    }
    case 'payout-file':
      return fetchPayoutFile(command, call)
    default:
      return withdrawalText(await call('POST /api/admin/extract/payout', { body: await payoutOf(command, call) }))
  }
}

type PayoutCommand = Extract<WithdrawalCommand, { name: 'payout-sent' | 'payout-done' | 'payout-failed' }>

async function payoutOf(command: PayoutCommand, call: DeskCall) {
  const extract_id = await wholeId(command.id, 'passed withdrawal', async () => idsOf(await listed(call, '1')))
  if (command.name === 'payout-sent') return { extract_id, payout_state: 'sent' as const }
  if (command.name === 'payout-done') return { extract_id, payout_state: 'done' as const, reference: command.reference }
  return { extract_id, payout_state: 'failed' as const, reason: command.reason }
}

type FileCommand = Extract<WithdrawalCommand, { name: 'payout-file' }>

async function fetchPayoutFile({ id, draw_type: wanted }: FileCommand, call: DeskCall): Promise<string> {
  const earlier = id && (await wholeId(id, 'payout file', async () => batchesOf(await listed(call, 'all'))))
  const body = earlier ? { payout_batch_id: earlier } : { draw_type: wanted }
  const { payout_batch_id, draw_type, text, lines, held } = await call('POST /api/admin/extract/payout_file', { body })
  const kept = held === 0 ? '' : ` Held by a debt, a block or a recent change, and not in the file: ${held}.`
  const none = held > 0 ? 'No payout can be sent.' : 'No payout is queued.'
  if (lines === 0) return (earlier ? 'Nothing of this file is left to pay.' : none) + kept
  // Card numbers are whole in it: only the operator may read it.
  const file = join(await mkdtemp(join(tmpdir(), 'sampan-payouts-')), `payouts-${payout_batch_id.slice(0, 8)}.csv`)
  await writeFile(file, text, { mode: 0o600 })
  const payouts = `${lines} payout${lines === 1 ? '' : 's'}`
  const care = draw_type === 'bank' ? ' Whole card numbers are in it: delete it once the bank has it.' : ''
  return `${file}\n${payouts}.${kept}${care} To have it again: payout-file ${payout_batch_id}`
}

const waitingId = (id: string, call: DeskCall) =>
  wholeId(id, 'waiting withdrawal', async () => idsOf(await listed(call, '0')))

const listed = (call: DeskCall, status: 'all' | '0' | '1') =>
  everyItem((page) => call('GET /api/admin/extract/list', { query: { status, ...page } }))

const idsOf = (withdrawals: ExtractAtDesk[]) => withdrawals.map(({ extract_id }) => extract_id)
const batchesOf = (withdrawals: ExtractAtDesk[]) => [
  ...new Set(withdrawals.flatMap(({ payout_batch_id }) => payout_batch_id ?? [])),
]
