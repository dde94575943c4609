// Compares the ledger with a chain. The chain is read with another library than the server's, from its first block.
import { sql } from 'kysely'
import { createPublicClient, http, parseAbi } from 'viem'
import type { Db } from '../../src/db/database.ts'
import { audit, summedBalanceOf } from '../../src/ledger/audit.ts'

const TOKEN = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function balanceOf(address) view returns (uint256)',
])
/** Blocks per call, so that a reply has some megabytes at most. */
const BLOCKS = 50n
/** Balances that are requested in one batch. */
const BATCH = 200

type Transfer = { key: string; recipient: string; units: bigint }
type Place = { url: string; network: string; contract: string }

const keyOf = ({ transaction_hash, log_index }: { transaction_hash: string; log_index: number }) =>
  `${transaction_hash}:${log_index}`

/** All transfers of a token in final blocks, and a function that reads the balances of addresses at the final block. */
async function readChain({ url, contract }: Pick<Place, 'url' | 'contract'>) {
  const client = createPublicClient({ transport: http(url, { batch: { batchSize: BATCH }, timeout: 60_000 }) })
  const { number: end } = await client.getBlock({ blockTag: 'finalized' })
  const address = contract as `0x${string}` // of a deployed token
  const transfers: Transfer[] = []
  for (let from = 0n; from <= end; from += BLOCKS) {
    const to = from + BLOCKS - 1n < end ? from + BLOCKS - 1n : end
    const logs = await client.getLogs({ address, event: TOKEN[0], fromBlock: from, toBlock: to, strict: true })
    for (const { transactionHash, logIndex, args } of logs) {
      const key = keyOf({ transaction_hash: transactionHash.slice(2), log_index: logIndex })
      transfers.push({ key, recipient: args.to.toLowerCase(), units: args.value })
    }
  }
  const owned = (owner: string) =>
    client.readContract({
      ...{ address, abi: TOKEN, functionName: 'balanceOf' as const, blockNumber: end },
      args: [owner as `0x${string}`], // of a transfer's log
    })
  return { transfers, owned }
}

/** Credits of a network and the states of its transfers, as the database has them. */
async function readBooks(db: Db, network: string) {
  const credits = await db
    .selectFrom('chain_deposit')
    .select(['transaction_hash', 'log_index', 'user_id', 'amount_cents'])
    .where('network', '=', network)
    .execute()
  const stored = await db
    .selectFrom('chain_transfer')
    .select(['transaction_hash', 'log_index', 'state'])
    .where('network', '=', network)
    .execute()
  return { credits, state_of: new Map(stored.map((transfer) => [keyOf(transfer), transfer.state])) }
}

async function ownersOf(db: Db, recipients: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ address: string; user_id: string }>`
    select address, user_id from chain_address where kind = 'evm' and address = any(${recipients}::text[])`.execute(db)
  return new Map(rows.map(({ address, user_id }) => [address, user_id]))
}

/** Wallets of all shoppers with money, in cents. */
async function walletsOf(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; cents: number }>`
    select split_part(code, ':', 2) as user_id, balance_cents as cents from ledger_books
    where code like 'user:%:cash'`.execute(db)
  return new Map(rows.map(({ user_id, cents }) => [user_id, Number(cents)]))
}

type Compared = { deposits: number; credited_cents: number; differences: string[] }

/**
 * Compares the transfers in the chain's final blocks with the credits. The token must have six decimals, the deposit
 * addresses must have sent nothing, and the shoppers must have deposits on this network only.
 */
export async function compareWithChain(db: Db, { network, ...place }: Place): Promise<Compared> {
  const { transfers, owned } = await readChain(place)
  const owners = await ownersOf(db, [...new Set(transfers.map(({ recipient }) => recipient))])
  const deposits = transfers.filter(({ recipient, units }) => owners.has(recipient) && units > 0n)
  const { credits, state_of } = await readBooks(db, network)
  const wallets = await walletsOf(db)
  const differences: string[] = []
  const differ = (text: string, ...[actual, expected]: [unknown, unknown]) => {
    if (actual !== expected) differences.push(`${text}: ${actual}, and ${expected} on the chain`)
  }

  const recipient_of = new Map(deposits.map(({ key, recipient }) => [key, recipient]))
  for (const { key } of deposits)
    if (!/^(credited|kept)$/.test(state_of.get(key) ?? '')) differ(`state of ${key}`, state_of.get(key), 'final')
  for (const credit of credits)
    differ(`shopper of ${keyOf(credit)}`, credit.user_id, owners.get(recipient_of.get(keyOf(credit)) ?? ''))
  differ('number of credits', credits.length, new Set(credits.map(keyOf)).size)

  const credited_of = Map.groupBy(credits, ({ user_id }) => user_id)
  for (const [recipient, received] of Map.groupBy(deposits, (deposit) => deposit.recipient)) {
    const user_id = owners.get(recipient) ?? ''
    const units = received.reduce((sum, deposit) => sum + deposit.units, 0n)
    const cents = Number(units / 10_000n)
    differ(`credits of ${recipient}`, sumOf(credited_of.get(user_id) ?? []), cents)
    differ(`wallet of ${recipient}`, wallets.get(user_id) ?? 0, cents)
    differ(`logs of ${recipient}`, units, await owned(recipient))
  }
  const credited_cents = sumOf(credits)
  differ('external account', -(await summedBalanceOf(db, `external:chain:${network}:tusd`)), credited_cents)
  for (const { problem, account } of await audit(db)) differences.push(`audit: ${problem} (${account})`)
  return { deposits: deposits.length, credited_cents, differences }
}

const sumOf = (credits: readonly { amount_cents: number }[]) =>
  credits.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
