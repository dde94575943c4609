// Reads the chains until it is killed, like the worker of a server. The argument is the address of the database.
import { Registry } from 'prom-client'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { watchChains } from '../../src/features/wallet/chain/scan/watch-chains.ts'
import { keysFrom } from '../../src/security/keys.ts'

const address = JSON.parse(process.argv[2] ?? '')
const config = readConfig({ NODE_ENV: 'test' })
const db = openDatabase({ ...address, max: 4 })
watchChains({ config, db, keys: keysFrom(Buffer.alloc(32, 7)), metrics: new Registry() }, address)
setInterval(() => {}, 60_000) // the worker's timers do not keep the process alive
