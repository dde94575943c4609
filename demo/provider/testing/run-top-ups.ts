// Takes the provider's events and credits payments until it is killed, like a server. The arguments are the address of the
// database, the port, and the address of the provider.
import { buildApp } from '../../../server/src/app.ts'
import { readConfig } from '../../../server/src/config.ts'
import type { Context } from '../../../server/src/context.ts'
import { openDatabase } from '../../../server/src/db/database.ts'
import { startWork } from '../../../server/src/event/start-work.ts'
import { askAboutPayments, providerTasks } from '../../../server/src/features/wallet/card/card-work.ts'
import { keysFrom } from '../../../server/src/security/keys.ts'

const [database = '', port = ''] = process.argv.slice(2)
const config = { ...readConfig({ NODE_ENV: 'test' }), limits: false }
const db = openDatabase({ ...JSON.parse(database), max: 8 })
const context: Context = {
  config,
  db,
  keys: keysFrom(Buffer.alloc(32, 7)),
  mailer: async () => {},
  words: { dictionary: undefined },
  network: { isAllowed: () => false },
}
const app = await buildApp(context)
await app.listen({ host: '127.0.0.1', port: Number(port) })
startWork(context, {
  listeners: [],
  tasks: providerTasks(context),
  cron: [{ name: 'provider_payments', every_s: 1, work: (_signal, fault) => askAboutPayments(context, fault) }],
})
setInterval(() => {}, 60_000) // the worker's timers do not keep the process alive
