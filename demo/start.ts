// Starts the shop with the demo.
import { join } from 'node:path'
import type { Context } from '../server/src/context.ts'
import { serveShop } from '../server/src/start/serve-shop.ts'
import { startTestChain } from './chain/test-chain.ts'
import { hideTestNetwork, openTestNetwork, TEST_NETWORK } from './chain/test-chain-sql.ts'
import { DEMO_OPERATOR, DEMO_SHOPPER } from './demo-accounts.ts'
import { makeDemoHistory } from './demo-history.ts'
import { loadDemo } from './load-demo.ts'
import { hideTestPayments, offerTestPayments } from './provider/start-stand-ins.ts'
import { deleteDemoMails } from './wallet-sql.ts'

// Starts while the database opens, and only if asked for: tests of the demo shop need no chain.
const starting = process.env.SAMPAN_TEST_CHAIN === 'on' ? startTestChain() : undefined

async function fill(context: Context): Promise<string[]> {
  const outcome = await loadDemo(context)
  const chain = await starting
  if (outcome === 'not empty') chain?.stop()
  else {
    await (chain ? openTestNetwork(context, chain) : hideTestNetwork(context.db))
    const { db, config } = context
    const isOffered = process.env.SAMPAN_TEST_PAYMENTS === 'on'
    await (isOffered ? offerTestPayments(context, `http://127.0.0.1:${config.port}`) : hideTestPayments(db))
  }
  if (outcome === 'filled') {
    await makeDemoHistory(context)
    // Deletes mails about the demo's history: the demo's shopper gets mails only about later events.
    await deleteDemoMails(context.db)
  }
  if (outcome === 'not empty')
    return ['  This database holds a shop of its own: it got neither the demo nor its accounts.']
  return [
    `  shopper   ${DEMO_SHOPPER.account}, password ${DEMO_SHOPPER.password}, payment code ${DEMO_SHOPPER.payment_code}`,
    `  operator  ${DEMO_OPERATOR.account}, password ${DEMO_OPERATOR.password}`,
  ]
}

async function send(address: string, amount_cents: number): Promise<string> {
  const chain = await starting
  if (!chain) throw new Error('the test chain does not run')
  return chain.send(address, amount_cents)
}

await serveShop({
  fill,
  picture_folder: join(import.meta.dirname, 'pictures'),
  ...(starting && { test_tokens: { network: TEST_NETWORK, send } }),
})
