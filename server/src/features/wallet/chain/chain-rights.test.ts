import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aNetwork } from '../../../../testing/chain/chain-world.ts'
import { asServerRole } from '../../../../testing/server-role.ts'
import { aShop, aShopper } from '../../../../testing/world.ts'
import type { BareAddress } from '../../../chain/chain-address.ts'
import { transaction } from '../../../db/transaction.ts'
import { depositAddressOf } from './address/chain-address-service.ts'
import { saveTokens } from './network/network-desk-sql.ts'

const shop = await aShop()
const chain = { url: 'http://127.0.0.1:1', chain_id: 7, aToken: async () => `0x${'ab'.repeat(20)}` }

test('the server’s role creates deposit addresses, but changes no key, address, contract or decimals', async () => {
  const { network, chain_key_id, contract } = await aNetwork(shop, chain, { network: 'rights' })
  const server = await asServerRole(shop.db)
  const [one, two] = [await aShopper(shop), await aShopper(shop)]
  expect(await depositAddressOf(server, one.user_id, chain_key_id)).not.toBe(
    await depositAddressOf(server, two.user_id, chain_key_id),
  )
  const token = { token: 'tusd', symbol: 'TUSD', contract: contract as BareAddress, decimals: 6, is_open: false }
  await transaction(server, (tx) => saveTokens(tx, network, [token]))
  for (const statement of [
    'update chain_key set xpub = xpub',
    'delete from chain_key',
    'update chain_address set address = address',
    'update chain_address set user_id = user_id',
    'delete from chain_address',
    'update chain_token set contract = contract',
    'update chain_token set decimals = decimals',
    'delete from chain_network',
    'delete from chain_transfer',
    'delete from chain_remainder',
    'delete from payout_payment',
    'update chain_payer set address = address',
    'update chain_explanation set units = units',
    'delete from chain_explanation',
  ])
    await expect(sql.raw(statement).execute(server), statement).rejects.toMatchObject({ code: '42501' })
})
