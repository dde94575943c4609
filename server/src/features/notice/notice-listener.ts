import type { Context } from '../../context.ts'
import { isOfDeletedAccount } from '../../db/deleted-account.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { listener } from '../../event/listener.ts'
import type { NewJob } from '../../job/job-sql.ts'
import type { Task } from '../../job/task.ts'
import { type NewNotice, notify, readNotices } from './notice-service.ts'
import { recentDetails } from './notice-sql.ts'
import { NOTICED, noticeOf } from './notices-of-events.ts'

const TASK = 'notice'
const CONCURRENCY = 4

/** A notice to write, or the chat whose notice was read. */
type Data = { notice: NewNotice } | { read_by: string; message_id: string }

/** Notices of one shopper are written one after the other, in the order of their events. */
const jobOf = (user_id: string, data: Data): NewJob => ({ task: TASK, lane: `${TASK}:${user_id}`, user_id, data })

export const noticeListener = listener([...NOTICED, 'chat.read'], (events) =>
  events.flatMap((event) => {
    const { event_id, at, user_id } = event
    const notice = noticeOf(event)
    if (notice) return [jobOf(notice.user_id, { notice: { ...notice, event_id, at } })]
    if (event.happening !== 'chat.read' || event.data.by !== 'shopper' || !event.data.is_all || user_id === null)
      return []
    return [jobOf(user_id, { read_by: user_id, message_id: event.ref_id })]
  }),
)

/** Within this time, log-ins of the same browser from the same address cause one notice, and all log-ins this many. */
const PAUSE = '1 day'
const LOG_INS_MAX = 5

/** A browser that stores nothing is new at each log-in, so an equal notice is not repeated within a day. */
async function isRepeated(tx: Tx, { user_id, kind, details = {} }: NewNotice): Promise<boolean> {
  if (kind !== 'new_device') return false
  const recent = await recentDetails(tx, { user_id, kind }, PAUSE)
  const isSame = ({ device, ip }: Record<string, string>) => device === details.device && ip === details.ip
  return recent.length >= LOG_INS_MAX || recent.some(isSame)
}

async function write(tx: Tx, data: Data): Promise<void> {
  if ('notice' in data) {
    if (!(await isRepeated(tx, data.notice))) await notify(tx, data.notice)
    return
  }
  const { read_by: user_id, message_id: ref_id } = data
  await readNotices(tx, { user_id, kind: 'service_reply' })
  await recordEvents(tx, [{ happening: 'notice.read', ref_id, user_id, data: {} }])
}

export const noticeTask = ({ db }: Pick<Context, 'db'>): Task => ({
  name: TASK,
  concurrency: CONCURRENCY,
  run: async ({ data }) => {
    await transaction(db, (tx) => write(tx, data as Data)).catch((error: unknown) => {
      // written above
      if (!isOfDeletedAccount(error)) throw error
    })
    return undefined
  },
})
