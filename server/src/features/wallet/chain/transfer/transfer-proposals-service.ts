import { cents } from '@sampan/contract'
import { z } from 'zod'
import { shownAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import { NotFound } from '../../../../refusal/refusal.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { anyKind, type ProposalKind } from '../../../operator/proposal/proposal-service.ts'
import { creditHeld } from '../credit/chain-credit-service.ts'
import { refuseUnlessHeld } from '../credit/held-transfer-service.ts'
import { findTransfer, type TransferRow } from './transfer-desk-sql.ts'

const Body = z.object({ transfer_id: z.uuid(), amount_cents: z.int().positive() })
type Body = z.output<typeof Body>

async function rowOf(db: Db, { transfer_id }: Body): Promise<TransferRow> {
  const row = await findTransfer(db, transfer_id)
  if (!row) throw new NotFound()
  return row
}

const accountOf: ProposalKind<Body>['about'] = async (db, { transfer_id }) =>
  (await findTransfer(db, transfer_id))?.account ?? null

/** The kind of proposal that credits a held transfer. */
export const credit_kind: ProposalKind<Body> = {
  name: 'chain_credit',
  body: Body,
  about: accountOf,
  concerns: accountOf,
  changes: async (db, body) => {
    const { amount_cents } = body
    const row = await rowOf(db, body)
    const { network, name, transaction_hash, log_index, user_id, kind, address } = row
    await refuseUnlessHeld(db, { network, transaction_hash, log_index, user_id, amount_cents })
    const newText = (text: string) => ({ before: null, after: { text } })
    return [
      { field: 'credited', before: { cents: cents(0) }, after: { cents: cents(amount_cents) } },
      { field: 'network', ...newText(name ?? network) },
      { field: 'address', ...newText(shownAddress(kind, address as `0x${string}`)) }, // the table checks the form
      { field: 'transaction', ...newText(`${transaction_hash} · ${log_index}`) },
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { network, transaction_hash, log_index, user_id, account } = await rowOf(tx, body)
    const { transfer_id, amount_cents } = body
    refuseOwn(account, proposer, decider)
    await creditHeld(tx, decider.operator_id, { network, transaction_hash, log_index, user_id, amount_cents })
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'chain_credited',
      ref_type: 'transfer',
      ref_id: transfer_id,
      details: { network, transaction_hash, log_index, amount_cents, proposed_by: proposer.operator_account },
    })
  },
}

export const transfer_proposals: readonly ProposalKind[] = [anyKind(credit_kind)]
