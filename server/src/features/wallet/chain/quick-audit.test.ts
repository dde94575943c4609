import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPayingNetwork } from '../../../../testing/chain/paying-network.ts'
import { costOf } from '../../../../testing/plans/plans-sql.ts'
import { aShop } from '../../../../testing/world.ts'
import { audit, type Problem, runQuickAudit } from '../../../ledger/audit.ts'
import { insertAccount } from '../../account/account-sql.ts'

const [SHOPPERS, EACH] = [100, 200]

/** A shop with many old transfers that were kept, because they are too small. The last shopper has one of today too. */
async function aShopWithTransfers() {
  const shop = await aShop()
  const { db } = shop
  const { network, chain_key_id } = await aPayingNetwork(shop)
  for (let number = 0; number < SHOPPERS; number++) {
    const person = { family_name: 'Reed', given_name: 'Robin', mobile: '+66812345678', language: 'en' as const }
    const account = { account: `${randomUUID()}@sampan.example`, password_hash: 'none', ...person }
    const user_id = await db.transaction().execute((tx) => insertAccount(tx, account))
    await sql`
      insert into chain_address (kind, address, chain_key_id, address_index, user_id)
      values ('evm', ${`0x${number.toString(16).padStart(40, '0')}`}, ${chain_key_id}, ${number}, ${user_id})`.execute(
      db,
    )
  }
  await sql`
    insert into chain_transfer (network, transaction_hash, log_index, height, block_hash, token, sender, address_id,
      units, state, seen_at, changed_at)
    select ${network}, encode(sha256((address_id || ' ' || number)::text::bytea), 'hex'), 0, number, repeat('0', 64),
      'usdt', '0x' || repeat('1', 40), address_id, 1, 'kept', changed_at, changed_at
    from chain_address, generate_series(0, ${sql.lit(EACH)}) as number cross join lateral (
      select now() - interval '30 days' * sign(number) as changed_at) as time
    where number > 0 or address_index = ${sql.lit(SHOPPERS - 1)}`.execute(db)
  await sql`
    insert into chain_remainder (user_id, network, token, units)
    select user_id, network, token, sum(units) from chain_transfer join chain_address using (address_id)
    group by user_id, network, token`.execute(db)
  await sql`analyze chain_transfer, chain_address, chain_remainder`.execute(db)
  return shop
}

const { db } = await aShopWithTransfers()

/** The problems that both audits report after the remainder of a shopper has changed, which is then rolled back. */
async function problemsAfter(address_index: number) {
  let problems: Record<'quick' | 'full', Problem[]> = { quick: [], full: [] }
  const undone = db.transaction().execute(async (tx) => {
    await sql`
      update chain_remainder set units = units + 10000
      where user_id = (select user_id from chain_address where address_index = ${address_index})`.execute(tx)
    problems = { quick: await runQuickAudit(tx), full: await audit(tx) }
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return problems
}

test('the quick audit compares the shoppers with a transfer of the last days; the full audit compares all', async () => {
  expect(await audit(db)).toEqual([])
  const problem = expect.objectContaining({ problem: 'remainder is not what the deposits left' })
  expect(await problemsAfter(SHOPPERS - 1)).toEqual({ quick: [problem], full: [problem] })
  expect(await problemsAfter(0)).toEqual({ quick: [], full: [problem] })
})

test('the quick audit reads the transfers of these shoppers only', async () => {
  const { rows, plan } = await costOf(db, {
    text: `select * from chain_audit_since(now() - interval '2 days')`,
    values: [],
  })
  expect(plan).toContain('chain_transfer_changed')
  expect(rows).toBeLessThan(EACH * 10)
})
