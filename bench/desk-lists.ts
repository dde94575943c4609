// npm run bench:desk [-- --rows 1000000 --data /tmp/desk-million --only order/list]: measures every list of the
// operators' desk with every filter, on a scratch shop with the given number of rows of each kind: response time, and
// number of rows and pages read.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDemoHistory } from '../demo/demo-history.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readConfig } from '../server/src/config.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import '../scripts/embedded-postgres/provide.ts'
import { LISTS, type Query } from './desk-list-queries.ts'
import { multiplyRows } from './desk-lists-sql.ts'
import { costsOf, type Desk, openDesk, readDeskList } from './desk-requests.ts'
import { exceedsLimits } from './plans-sql.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    /** Data folder that is kept after the run. Tables that are already filled are reused. */
    data: { type: 'string' },
    /** Measures only lists whose name contains this text. */
    only: { type: 'string', default: '' },
    /** Skips response times, which mean little on a busy machine. */
    reads: { type: 'boolean', default: false },
    /** Prints the plan of each statement that reads too much. */
    plans: { type: 'boolean', default: false },
  },
})
const ROWS = Number(values.rows)
/** From its sixth execution on, PostgreSQL may use a generic plan for a prepared statement. */
const TIMES = values.reads ? 0 : 12
const SLOW_MS = 20

async function openFilled(folder: string) {
  const config = { ...readConfig({ SAMPAN_DATA: folder, LOG_LEVEL: 'silent' }), limits: false }
  const { db, address, close } = await openShopDatabase(config)
  const picture_folder = join(import.meta.dirname, '../demo/pictures')
  const context = { config, keys: readKeys({}, folder, false), mailer: async () => {}, picture_folder }
  if ((await loadDemo({ ...context, db })) === 'filled') await makeDemoHistory({ ...context, db })
  await multiplyRows(db, ROWS, console.log)
  const desk = await openDesk(context, address)
  const closeAll = async () => {
    await desk.close()
    await close()
  }
  return { ...desk, close: closeAll }
}

/** Repeats a request. @returns minimum, median and maximum time in ms. */
async function measure(desk: Desk, list: string, query: Query) {
  const times: number[] = []
  let last = await readDeskList(desk, list, query)
  for (let time = 0; time < TIMES; time++) {
    last = await readDeskList(desk, list, query)
    times.push(last.ms)
  }
  times.sort((a, b) => a - b)
  return { min: times[0] ?? 0, p50: times[TIMES / 2] ?? 0, max: times.at(-1) ?? 0, ...last }
}

async function run(desk: Desk): Promise<number> {
  let faults = 0
  async function tell(list: string, query: Query, place = '') {
    const costs = await costsOf(desk, list, query)
    const { min, p50, max, count, next } = await measure(desk, list, query)
    const most = costs.reduce((worst, cost) => (exceedsLimits(cost) || cost.rows > worst.rows ? cost : worst))
    // Only the minimum is checked, because on a busy machine most requests wait for other processes.
    const isFault = (!values.reads && min >= SLOW_MS) || costs.some(exceedsLimits)
    if (isFault) faults += 1
    const shown = new URLSearchParams(Object.entries(query).filter(([name]) => name !== 'cursor'))
    const name = `${list} ${decodeURIComponent(`${shown}`)}${place}`
    const read = `${Math.round(most.rows)} rows in ${most.pages} pages`
    console.log(
      `${name.padEnd(72)} ${min.toFixed(1).padStart(8)} ms  ${p50.toFixed(1).padStart(8)} in the middle  ${max.toFixed(1).padStart(8)} at most  ` +
        `${String(count).padStart(4)} shown, ${read.padStart(28)} read by one statement${isFault ? '  !' : ''}`,
    )
    if (values.plans) for (const { text, plan } of costs.filter(exceedsLimits)) console.log(text, '\n', plan)
    return next
  }
  for (const [list, queries] of Object.entries(LISTS)) {
    if (!list.includes(values.only)) continue
    for (const query of queries) {
      const cursor = await tell(list, query)
      if (cursor) await tell(list, { ...query, cursor }, ', the next page')
    }
  }
  return faults
}

const folder = values.data ?? mkdtempSync(join(tmpdir(), 'sampan-desk-lists-'))
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)
try {
  const desk = await openFilled(folder)
  try {
    const faults = await run(desk)
    console.log(faults === 0 ? `All within ${SLOW_MS} ms, and none reads more than it shows` : `${faults} faults`)
    process.exitCode = faults === 0 ? 0 : 1
  } finally {
    await desk.close()
  }
} finally {
  if (!values.data) rmSync(folder, { recursive: true, force: true })
}
