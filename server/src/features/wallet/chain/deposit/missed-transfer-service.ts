import type { ChainKind } from '@sampan/contract/chain'
import { type ChainNode, nodeAt, type Receipt } from '../../../../chain/node.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { findRecipients } from '../address/chain-address-sql.ts'
import { setTransferState } from '../credit/chain-credit-sql.ts'
import { wasTakenElsewhere } from '../credit/held-transfer-sql.ts'
import { isSameTransfer } from '../credit/transfer-truth.ts'
import type { NodeUrls } from '../network/node-urls.ts'
import { findCursor, insertTransfers } from '../scan/chain-scan-sql.ts'
import { findListed } from './chain-deposit-sql.ts'

type Missed = { network: string; kind: ChainKind; transaction_hash: string }

/**
 * Stores transfers of a transaction that the server has missed, for example because both nodes had lost them when their
 * block became final, and holds them for an operator. Nothing is stored unless both nodes have the same receipt, of a
 * block that the server has confirmed.
 * @returns whether a transfer was stored.
 * @throws NodeError
 */
export async function holdMissed(
  db: Db,
  [one, two = one]: NodeUrls,
  { network, kind, transaction_hash }: Missed,
): Promise<boolean> {
  const ask = (node: ChainNode) => node.receiptOf(transaction_hash)
  const [cursor, receipt, also] = await Promise.all([findCursor(db, network), ask(nodeAt(one)), ask(nodeAt(two))])
  if (!cursor || !receipt || !also || receipt.height > cursor.confirmed_height || !isSame(receipt, also)) return false
  const [listed, recipients] = await Promise.all([
    findListed(db, network),
    findRecipients(
      db,
      kind,
      receipt.transfers.map(({ recipient }) => recipient),
    ),
  ])
  const found = receipt.transfers.flatMap((transfer) => {
    const [token, recipient] = [listed.get(transfer.contract), recipients.get(transfer.recipient)]
    return token && recipient && transfer.units > 0n ? [{ ...transfer, token, address_id: recipient.address_id }] : []
  })
  return transaction(db, async (tx) => {
    const stored = await insertTransfers(tx, network, found)
    for (const { log_index } of stored) {
      const key = { network, transaction_hash, log_index }
      const held_because = (await wasTakenElsewhere(tx, key, receipt.block_hash)) ? 'passed_by_hand' : 'missed'
      await setTransferState(tx, key, { state: 'held', held_because })
    }
    return stored.length > 0
  })
}

const isSame = (one: Receipt, two: Receipt) =>
  !one.is_reverted &&
  !two.is_reverted &&
  one.block_hash === two.block_hash &&
  one.transfers.length === two.transfers.length &&
  one.transfers.every((transfer, at) => isSameTransfer(transfer, two.transfers[at]))
