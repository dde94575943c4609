import type { PayoutPaymentState, PayoutProblem } from '@sampan/contract/chain'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { hasUnknownPayer, isCheckedWith } from '../chain/payout/payment-sql.ts'

export type PayoutInFile = {
  extract_id: string
  account: string
  network: string
  network_name: string
  address: string
  net_cents: number
  is_open: boolean
  has_unknown_payer: boolean
  state: PayoutPaymentState | null
  problem: PayoutProblem | null
}

/** The payouts of a file on networks that the server reads, open payouts first. */
export async function findPayoutsInFile(db: Db, payout_batch_id: string, limit: number): Promise<PayoutInFile[]> {
  const { rows } = await sql<PayoutInFile>`
    select withdrawal.extract_id, account, withdrawal.network, chain_network.name as network_name, address, net_cents,
      payout_state = 'sent' as is_open, ${hasUnknownPayer} as has_unknown_payer, last.state, last.problem
    from withdrawal
    join user_account using (user_id)
    join chain_network on chain_network.network = withdrawal.network and kind is not null
    left join lateral (select state, problem from payout_payment where payout_payment.extract_id = withdrawal.extract_id
      order by (state = 'done') desc, entered_at desc limit 1) as last on true
    where payout_batch_id = ${payout_batch_id}
    order by payout_state <> 'sent', withdrawal.extract_id limit ${limit}`.execute(db)
  return rows
}

type Chosen = {
  payout_batch_id: string
  network: string
  extract_ids: readonly string[]
  transaction_hash: string
  operator_account: string
}

/**
 * Locks payouts of a file that a transaction may pay, after their shoppers: open payouts, except those that are being
 * checked with this transaction, those with a payer to confirm, and the operator's own. Another transaction that is being
 * checked may have been replaced, or mistyped.
 */
export async function lockPayoutsInFile(tx: Tx, selection: Chosen) {
  const { payout_batch_id, network, extract_ids, transaction_hash, operator_account } = selection
  await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', 'in', (withdrawals) =>
      withdrawals
        .selectFrom('withdrawal')
        .select('withdrawal.user_id')
        .where('extract_id', '=', anyOf([...extract_ids])),
    )
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
  return tx
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['extract_id', 'withdrawal.user_id'])
    .where('extract_id', '=', anyOf([...extract_ids]))
    .where('payout_batch_id', '=', payout_batch_id)
    .where('network', '=', network)
    .where('payout_state', '=', 'sent')
    .where('account', '<>', operator_account)
    .where(({ not }) => not(hasUnknownPayer))
    .where(({ not }) => not(isCheckedWith(transaction_hash)))
    .orderBy('extract_id')
    .forNoKeyUpdate('withdrawal')
    .execute()
}
