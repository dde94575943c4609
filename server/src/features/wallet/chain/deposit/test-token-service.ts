import type { Context } from '../../../../context.ts'
import { countTry } from '../../../../http/rate-limits.ts'
import { NotFound } from '../../../../refusal/refusal.ts'
import { depositAddressOf } from '../address/chain-address-service.ts'
import { lockOpenNetwork } from '../chain-network-sql.ts'

type Asked = { user_id: string; network: string; amount_cents: number }

/**
 * Sends tokens of the demo's chain to the shopper's deposit address.
 * @throws NotFound in production, for other networks, and while the network is closed; Refusal too_many_tries.
 */
export async function sendTestTokens(
  context: Pick<Context, 'config' | 'db' | 'keys' | 'test_tokens'>,
  { user_id, network, amount_cents }: Asked,
): Promise<{ transaction_hash: string }> {
  const { config, db, test_tokens } = context
  if (config.production || test_tokens?.network !== network) throw new NotFound()
  const row = await db.transaction().execute((tx) => lockOpenNetwork(tx, network))
  if (!row?.takes_recharges || row.chain_key_id === null) throw new NotFound()
  await countTry(context, { limit: 'test_tokens', who: [user_id] })
  const address = await depositAddressOf(db, user_id, row.chain_key_id)
  return { transaction_hash: await test_tokens.send(address, amount_cents) }
}
