import type { ChainKind } from '@sampan/contract/chain'
import { type ChainNode, nodeAt, type Receipt } from '../../../../chain/node.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { findRecipients } from '../address/chain-address-sql.ts'
import { setTransferState } from '../credit/chain-credit-sql.ts'
import { wasTakenElsewhere } from '../credit/held-transfer-sql.ts'
import { isSameTransfer } from '../credit/transfer-truth.ts'
import type { NodeUrls } from '../network/node-urls.ts'
import { findRunningCursor, insertTransfers } from '../scan/chain-scan-sql.ts'
import { findListed } from './chain-deposit-sql.ts'

type Missed = { network: string; kind: ChainKind; transaction_hash: string }

/**
 * Stores transfers of a transaction that the server has missed, for example because both nodes had lost them when their
 * block became final, and holds them for an operator. Nothing is stored unless both nodes have the same receipt, of a
 * block that the server has confirmed.
 * @returns `later` if the block will be read; `unclear` if the network is stopped or was never read, or if its nodes
 * disagree.
 * @throws NodeError
 */
export async function holdMissed(
  db: Db,
  [one, two = one]: NodeUrls,
  { network, kind, transaction_hash }: Missed,
): Promise<'held' | 'later' | 'unclear'> {
  const ask = (node: ChainNode) => node.receiptOf(transaction_hash)
  const [cursor, receipt, also] = await Promise.all([
    findRunningCursor(db, network),
    ask(nodeAt(one)),
    ask(nodeAt(two)),
  ])
  if (!cursor) return 'unclear'
  const height = receipt?.height ?? also?.height ?? 0
  if (height > cursor.confirmed_height) return 'later'
  if (!receipt || !also || !isSame(receipt, also)) return 'unclear'
  const [listedTokens, recipients] = await Promise.all([
    findListed(db, network),
    findRecipients(
      db,
      kind,
      receipt.transfers.map(({ recipient }) => recipient),
    ),
  ])
  const own_transfers = receipt.transfers.flatMap((transfer) => {
    const [token, recipient] = [listedTokens.get(transfer.contract), recipients.get(transfer.recipient)]
    return token && recipient && transfer.units > 0n ? [{ ...transfer, token, address_id: recipient.address_id }] : []
  })
  return transaction(db, async (tx) => {
    const rows = await insertTransfers(tx, network, own_transfers)
    for (const { log_index } of rows) {
      const key = { network, transaction_hash, log_index }
      const held_because = (await wasTakenElsewhere(tx, key, receipt.block_hash)) ? 'passed_by_hand' : 'missed'
      await setTransferState(tx, key, { state: 'held', held_because })
    }
    return rows.length > 0 ? 'held' : 'unclear'
  })
}

const isSame = (one: Receipt, two: Receipt) =>
  !one.is_reverted &&
  !two.is_reverted &&
  one.block_hash === two.block_hash &&
  one.transfers.length === two.transfers.length &&
  one.transfers.every((transfer, at) => isSameTransfer(transfer, two.transfers[at]))
