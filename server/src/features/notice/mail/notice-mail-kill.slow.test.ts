import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addressOf } from '../../../../testing/database.ts'
import { aMailServer } from '../../../../testing/mail/mail-server.ts'
import { aShop, aShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { MERGED_FROM } from '../merged-words.ts'
import { notify } from '../notice-service.ts'

/** SAMPAN_TEST_MAILS=1000 SAMPAN_TEST_KILLS=50 kills the server fifty times while a thousand mails are due. */
const MAILS = Number(process.env.SAMPAN_TEST_MAILS ?? 60)
const KILLS = Number(process.env.SAMPAN_TEST_KILLS ?? 4)
/** Mails of each shopper. More of a kind would be merged. */
const EACH = MERGED_FROM - 1
/** Number of mails that a server sends at the same time. */
const LANES = 3

const shop = await aShop()
const { db } = shop
let arrived = () => {}
const { url, received } = await aMailServer({ beforeReply: () => arrived() })
const database = JSON.stringify(await addressOf(db))
const PROGRAM = join(import.meta.dirname, '../../../../testing/process/send-mails.ts')

let running: ChildProcess | undefined
afterAll(() => running?.kill('SIGKILL'))

function start(): ChildProcess {
  running = spawn(process.execPath, [PROGRAM, database, `${url}?ignoreTLS=true`], { stdio: 'inherit' })
  return running
}

/** Waits until the mail server has received this number of mails, but has not confirmed the last of them. */
const receivedAtLeast = (count: number) =>
  new Promise<void>((reached) => {
    arrived = () => {
      if (received.length >= count) reached()
    }
    arrived()
  })

const jobsLeft = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from job where task = 'notice_mail'`.execute(db)).rows[0]
    ?.count

/** The pause after which another server sends the mails of a dead server. */
const letPass = () => sql`update job set run_at = now() where task = 'notice_mail' and run_at > now()`.execute(db)

test('however often the server is killed while it sends, no mail is lost, and a repeated mail has the same Message-ID', async () => {
  for (let at = 0; at < MAILS / EACH; at++) {
    const { user_id } = await aShopper(shop)
    await transaction(db, async (tx) => {
      for (let mail = 0; mail < EACH; mail++)
        await notify(tx, { user_id, kind: 'recharge_passed', ref_id: `recharge-${mail}` })
    })
  }
  const { rows: due } = await sql<{ mail_id: string }>`
    select data ->> 'mail_id' as mail_id from job where task = 'notice_mail'`.execute(db)
  expect(due.length).toBeGreaterThanOrEqual(MAILS)
  for (let kill = 1; kill <= KILLS; kill++) {
    const server = start()
    await receivedAtLeast(Math.ceil((kill * MAILS) / (KILLS + 1)))
    server.kill('SIGKILL')
    await once(server, 'exit')
    await letPass()
  }
  const last = start()
  await expect.poll(jobsLeft, { timeout: 60_000 }).toBe(0)
  last.kill('SIGKILL')
  const mails_by_id = Map.groupBy(received, ({ messageId }) => messageId)
  expect([...mails_by_id.keys()].toSorted()).toEqual(due.map(({ mail_id }) => `<${mail_id}@sampan.example>`).toSorted())
  const repeat_count = received.length - mails_by_id.size
  expect(repeat_count).toBeGreaterThan(0)
  expect(repeat_count).toBeLessThanOrEqual(KILLS * LANES)
  process.stdout.write(
    `${MAILS} mails, ${KILLS} kills: each sent, ${repeat_count} of them twice with the same Message-ID\n`,
  )
}, 600_000)
