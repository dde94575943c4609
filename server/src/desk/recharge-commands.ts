import type { Command } from './command.ts'
import { type DeskCall, everyItem } from './desk-client.ts'
import { auditedText, type RechargeAtDesk, rechargesText } from './desk-view.ts'
import { wholeId } from './ids.ts'
import { Misuse } from './misuse.ts'
import { type AtDesk, fetchPictures } from './pictures.ts'

type RechargeCommand = Extract<Command, { name: 'recharges' | 'receipts' | 'pass' | 'refuse' }>

export async function carryOutRecharge(command: RechargeCommand, call: DeskCall, desk: AtDesk): Promise<string> {
  if (command.name === 'recharges') {
    const { status, page } = command
    return rechargesText(await call('GET /api/admin/recharge/list', { query: { status, page } }))
  }
  if (command.name === 'receipts') return fetchReceipts(command.id, call, desk)
  const recharge_id = await wholeId(command.id, 'waiting recharge', async () => idsOf(await listed(call, '0')))
  return auditedText(await call('POST /api/admin/recharge/audit', { body: verdictOf(command, recharge_id) }))
}

function verdictOf(command: Extract<Command, { name: 'pass' | 'refuse' }>, recharge_id: string) {
  if (command.name === 'refuse') return { recharge_id, status: 2 as const, reason: command.reason }
  const { arrival_cents, transaction_hash, log_index } = command
  return { recharge_id, status: 1 as const, arrival_cents, transaction_hash, log_index }
}

async function fetchReceipts(id: string, call: DeskCall, desk: AtDesk): Promise<string> {
  const recharges = await listed(call, 'all')
  const recharge_id = await wholeId(id, 'recharge', async () => idsOf(recharges))
  const evidence = recharges.find((item) => item.recharge_id === recharge_id)?.evidence
  if (!evidence) throw new Misuse(`There is no recharge ${recharge_id}.`)
  return fetchPictures(evidence, 'receipts', desk)
}

const listed = (call: DeskCall, status: 'all' | '0') =>
  everyItem((page) => call('GET /api/admin/recharge/list', { query: { status, ...page } }))

const idsOf = (recharges: RechargeAtDesk[]) => recharges.map(({ recharge_id }) => recharge_id)
