import type { ChainKind } from '@sampan/contract/chain'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { findRecipients } from '../address/chain-address-sql.ts'
import type { Watched } from '../scan/chain-rewind-service.ts'
import { asking, type Nodes } from '../scan/chain-tip.ts'
import { isRangeTooLarge, type RangeSize } from '../scan/range-size.ts'
import { countRefusedDays, findUnread, insertOutgoing, moveUnread, type OutgoingTransfer } from './outgoing-sql.ts'

/** Ranges of a round, so that the worker can stop. */
const RANGES_PER_ROUND = 50
/** Days on which runs may end because the nodes do not have the earlier transfers any more. Some bad hours are not enough. */
const REFUSED_DAYS = 3

type Reading = { nodes: Nodes; size: RangeSize; signal?: AbortSignal | undefined }

/**
 * Stores transfers from deposit addresses in blocks that were read before the server stored these transfers. Otherwise
 * each address that was swept before would differ from its chain. The blocks are final, so they are read once.
 * @returns false if blocks are left for the next round. Nodes that do not have old transfers any more end it,
 * until the network is changed.
 * @throws ScanFault when a node gives no usable reply.
 */
export async function readEarlierOutgoing(db: Db, watchedNetwork: Watched, reading: Reading): Promise<boolean> {
  const { network } = watchedNetwork
  for (let range = 0; range < RANGES_PER_ROUND && !reading.signal?.aborted; range++) {
    const unread = await findUnread(db, network)
    if (!unread || (range === 0 && (await countRefusedDays(db, network)) >= REFUSED_DAYS)) return true
    await readRange(db, watchedNetwork, reading, unread)
  }
  return !(await findUnread(db, network))
}

async function readRange(
  db: Db,
  watchedNetwork: Watched,
  { nodes, size }: Reading,
  unread: { from: number; to: number },
) {
  const { network, kind, tokens } = watchedNetwork
  const { from } = unread
  const read_to = Math.min(from + size.blocks - 1, unread.to)
  try {
    const transfers_by_node = await Promise.all(
      distinct(nodes).map((which) => transfersIn(watchedNetwork, nodes, which, from, read_to)),
    )
    const outgoing = await outgoingAmong(
      db,
      kind,
      new Map(tokens.map((one) => [one.contract, one.token])),
      transfers_by_node.flat(),
    )
    await transaction(db, async (tx) => {
      if (await moveUnread(tx, network, { from, read_to })) await insertOutgoing(tx, network, outgoing)
    })
    if (read_to - from + 1 === size.blocks) size.grow()
  } catch (error) {
    if (!isRangeTooLarge(error) || read_to === from) throw error
    size.shrink(read_to - from + 1)
  }
}

const distinct = ({ first, second }: Nodes): (keyof Nodes)[] => (first === second ? ['first'] : ['first', 'second'])

function transfersIn({ tokens }: Watched, nodes: Nodes, which: keyof Nodes, from: number, to: number) {
  const contracts = tokens.map(({ contract }) => contract)
  return contracts.length === 0 ? [] : asking(nodes, which, (node) => node.transfersIn(from, to, contracts))
}

/** The transfers of listed tokens from deposit addresses, each once. `tokens` are by contract. */
export async function outgoingAmong(
  db: Db,
  kind: ChainKind,
  tokens: ReadonlyMap<string, string>,
  transfers: readonly TokenTransfer[],
): Promise<OutgoingTransfer[]> {
  const senders = await findRecipients(
    db,
    kind,
    transfers.map(({ sender }) => sender),
  )
  const outgoing = transfers.flatMap((transfer) => {
    const [token, owner] = [tokens.get(transfer.contract), senders.get(transfer.sender)]
    return token && owner && transfer.units > 0n ? [{ ...transfer, token, address_id: owner.address_id }] : []
  })
  return [...new Map(outgoing.map((one) => [`${one.transaction_hash}:${one.log_index}`, one])).values()]
}
