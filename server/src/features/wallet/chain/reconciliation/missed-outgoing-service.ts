import type { ChainKind } from '@sampan/contract/chain'
import { nodeAt } from '../../../../chain/node.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { isSameTransfer } from '../credit/transfer-truth.ts'
import { findListed } from '../deposit/chain-deposit-sql.ts'
import type { NodeUrls } from '../network/node-urls.ts'
import { findCursor } from '../scan/chain-scan-sql.ts'
import { outgoingAmong } from './earlier-outgoing-service.ts'
import { insertOutgoing } from './outgoing-sql.ts'

type Missed = { network: string; kind: ChainKind; transaction_hash: string }

/**
 * Stores transfers from deposit addresses that the server has missed, because both nodes had lost them when their block
 * became final. Nothing is stored unless both nodes have the same transfer in a block that the server has confirmed.
 * @throws NodeError
 */
export async function storeMissedOutgoing(
  db: Db,
  [one, two = one]: NodeUrls,
  { network, kind, transaction_hash }: Missed,
): Promise<void> {
  const [cursor, receipt, also] = await Promise.all([
    findCursor(db, network),
    nodeAt(one).receiptOf(transaction_hash),
    nodeAt(two).receiptOf(transaction_hash),
  ])
  if (!cursor || !receipt || !also || receipt.is_reverted || receipt.height > cursor.confirmed_height) return
  const agreed = receipt.transfers.filter((transfer) =>
    also.transfers.some((other) => other.log_index === transfer.log_index && isSameTransfer(transfer, other)),
  )
  const outgoing = await outgoingAmong(db, kind, await findListed(db, network), agreed)
  await transaction(db, (tx) => insertOutgoing(tx, network, outgoing))
}
