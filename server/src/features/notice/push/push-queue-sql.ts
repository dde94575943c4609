import type { NoticeTopic } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import { markWork } from '../../../db/commits.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Job, notBefore } from '../../../job/job-sql.ts'
import { isPushed } from '../choice/notice-choice-sql.ts'

/**
 * The push services of the browsers, with a pattern of their hosts. Each has a task, so that none waits for another.
 * Windows has a host for each region: `wns2-par02p.notify.windows.com`.
 */
const SERVICES = [
  ['push_google', 'fcm.googleapis.com'],
  ['push_mozilla', 'updates.push.services.mozilla.com'],
  ['push_apple', 'web.push.apple.com'],
  ['push_windows', '%.notify.windows.com'],
] as const
export const SERVICE_TASKS = SERVICES.map(([task]) => task)
/** The task of messages for another host, in a lane per host. Anybody can have a host. */
export const HOST_TASK = 'push'
/** The task that adds a message to the lane of its host, at once or after a pause: in the lane a pause would delay others. */
export const ENTER_TASK = 'push_enter'
const TASKS = [...SERVICE_TASKS, HOST_TASK, ENTER_TASK]

const IS_PUSH = sql<boolean>`task in (${sql.join(TASKS.map((task) => sql.lit(task)))})`

const taskFor = (host: RawBuilder<unknown>) => {
  const cases = SERVICES.map(([task, pattern]) => sql`when ${host} like ${sql.lit(pattern)} then ${sql.lit(task)}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(ENTER_TASK)} end`
}

/** The number of messages that wait for a shopper. No further messages are queued beyond it. */
const WAITING_LIMIT = 100
/** While this number of messages waits for a shopper, further messages are sent after those of other shoppers. */
const FIRST_MESSAGES = 3

/**
 * A statement that queues a push message for each notice of the table `written` and each browser that gets it. Further
 * conditions can be appended. A message that could not be sent for a day is dropped. @param at when it is sent.
 */
export const queuePushes = (topic: NoticeTopic, at: RawBuilder<unknown> = sql`now()`): RawBuilder<unknown> => sql`
  insert into job (task, data, user_id, priority, run_at, expires_at)
  select ${taskFor(sql`browser.host`)},
    jsonb_build_object('notice_id', written.notice_id, 'session_id', browser.session_id, 'host', browser.host, 'tries', 0),
    written.user_id, (waiting.messages >= ${sql.lit(FIRST_MESSAGES)})::int, ${at}, now() + interval '1 day'
  from written join user_account using (user_id)
    join push_subscription as browser on browser.user_id = written.user_id
    join session on session.session_id = browser.session_id
    cross join lateral (select count(*) as messages from (
      select from job as queued where queued.user_id = written.user_id and ${IS_PUSH}
      limit ${sql.lit(WAITING_LIMIT)}) as first_ones) as waiting
  where session.expires_at > now() and waiting.messages < ${sql.lit(WAITING_LIMIT)} and ${isPushed(topic)}`

/** The data of a job. `tries` counts the failures before the message entered its lane for the last time. */
export type PushData = { notice_id: string; session_id: string; host: string; tries: number }

export type Claimed = Pick<Job, 'job_id' | 'claims'>

const claimsOf = (pushes: readonly Claimed[]) => sql`unnest(${pushes.map(({ job_id }) => job_id)}::bigint[],
  ${pushes.map(({ claims }) => claims)}::int[]) as claimed (id, claim)`
const IS_OWN = sql`job_id = id and claims = claim`

/** A message that this server has claimed. */
export type Push = PushData & Pick<Job, 'task' | 'lane' | 'attempts'> & Claimed & { user_id: string }

/**
 * Adds a message to the end of the lane of its host, together with the shopper's others for this host that are due: those
 * for one browser then become one message.
 */
export async function enterLane(tx: Tx, { job_id, claims, user_id, host }: Push): Promise<void> {
  markWork(tx)
  await sql`
    with own as (select job_id from job where job_id = ${job_id} and claims = ${claims} for update),
    entering as (
      delete from job where user_id = ${user_id} and task = ${sql.lit(ENTER_TASK)} and data ->> 'host' = ${host}
        and (job_id = ${job_id} or run_at <= now()) and exists (select from own)
      returning *)
    select add_jobs(jsonb_agg(jsonb_build_object('task', ${sql.lit(HOST_TASK)}, 'lane', 'push:' || ${host}::text,
      'data', data, 'user_id', user_id, 'priority', priority, 'expires_at', expires_at) order by job_id))
    from entering having count(*) > 0`.execute(tx)
}

type Later = { host: string; tries: number } & ({ until: string } | { pause_s: number })

/** Queues claimed messages of a lane again, outside of it. The lane goes on. */
export async function queueAgain(db: Db, pushes: readonly Claimed[], { host, tries, ...later }: Later): Promise<void> {
  const at = 'until' in later ? notBefore(later.until) : sql`now() + make_interval(secs => ${later.pause_s})`
  await sql`
    with own as (delete from job using ${claimsOf(pushes)} where ${IS_OWN} returning job.*),
    again as (
      insert into job (task, data, user_id, priority, run_at, expires_at)
      select ${taskFor(sql`${host}::text`)}, data || jsonb_build_object('host', ${host}::text, 'tries', ${tries}::int), user_id,
        priority, ${at}, expires_at from own)
    select start_job_lanes(array_agg(lane)) from own having count(lane) > 0`.execute(db)
}

/**
 * The other messages for the browser of a claimed message that are due or wait in its lane, if there are at least `least`:
 * one message then names them all. No server sends them at the same time, because jobs of a lane run one at a time, and
 * jobs of push services one at a time for a shopper.
 */
export async function findDueWith(
  db: Db,
  { user_id, task, lane, session_id, job_id }: Push,
  least: number,
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    select job_id, claims from job
    where user_id = ${user_id} and task = ${task} and lane is not distinct from ${lane}
      and data ->> 'session_id' = ${session_id} and job_id <> ${job_id} and dead_at is null and (run_at <= now() or run_at is null)`.execute(
    db,
  )
  return rows.length < least ? [] : rows
}

/** Deletes messages that another message named, unless they were claimed since. */
export async function deletePushes(db: Db, pushes: readonly Claimed[]): Promise<void> {
  if (pushes.length > 0) await sql`delete from job using ${claimsOf(pushes)} where ${IS_OWN}`.execute(db)
}

/** Delays due messages of a push service, unless they were claimed since. */
export async function delayPushes(db: Db, pushes: readonly Claimed[], pause_s: number): Promise<void> {
  if (pushes.length > 0)
    await sql`update job set run_at = now() + make_interval(secs => ${pause_s})
      from ${claimsOf(pushes)} where ${IS_OWN} and lane is null`.execute(db)
}

/** Postpones all messages for a browser that are in no lane. */
export async function postponePushes(db: Db, { user_id, session_id, task }: Push, until: string): Promise<void> {
  await sql`update job set run_at = ${notBefore(until)}
    where user_id = ${user_id} and task = ${task} and data ->> 'session_id' = ${session_id} and run_at < ${until}
      and not is_running`.execute(db)
}

/**
 * Drops push messages of a topic that wait to be sent. A message in a lane is dropped when its turn comes, because a lane
 * without its head would not go on.
 */
export async function dropPushesOfTopic(tx: Tx, user_id: string, topic: NoticeTopic): Promise<void> {
  const isOfTopic = sql<boolean>`user_id = ${user_id} and ${IS_PUSH} and (data ->> 'notice_id')::uuid in (
    select notice_id from notice where user_id = ${user_id} and topic = ${topic})`
  await sql`
    with in_lane as (update job set expires_at = now() where ${isOfTopic} and lane is not null)
    delete from job where ${isOfTopic} and lane is null`.execute(tx)
}
