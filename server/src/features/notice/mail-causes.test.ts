import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RATE_LIMITS } from '@sampan/contract'
import { expect, test } from 'vitest'
import { callersOf, type Declaration, readCallGraph } from '../../../testing/call-graph.ts'
import { NOTICED } from './notices-of-events.ts'

const SOURCES = join(import.meta.dirname, '../..')
const graph = readCallGraph(SOURCES)

/** Functions by which mails and push messages are queued or sent, except by listeners of events. */
const FUNCTIONS = [
  'features/notice/notice-service.ts#notify',
  'features/notice/favourite/favourite-change-sql.ts#insertFavouriteNotices',
  'features/account/caller.ts#sendMail',
  'mail/mail-queue-service.ts#queueMail',
  'mail/mail-trial.ts#tryMail',
]

/** Declarations that name an event with a notice or a mail, and so record it or are used to record it. */
const recorders = [...graph.declarations.values()]
  .filter(({ file }) => !/listener|^event\/|^features\/(notice|live|webhook)\//.test(file))
  .filter(({ body }) => [...NOTICED, 'order.paid'].some((happening) => body.includes(`'${happening}'`)))
  .map(({ file, name }) => `${file}#${name}`)
const SENDERS = [...FUNCTIONS, ...recorders]

const isCall = ({ name }: Declaration) => /^(GET|POST) /.test(name)
const isRead = ({ name }: Declaration) => name.startsWith('GET ')
const cron = graph.declarations.get('start/cron-entries.ts#cronEntries')?.body ?? ''
const isPeriodic = (name: string) => name !== 'cronEntries' && new RegExp(`\\b${RegExp.escape(name)}\\(`).test(cron)
/** Routes outside of the contract, and background work. */
const isOtherCause = ({ name, body }: Declaration) =>
  name === 'noticeMailTask' ||
  isPeriodic(name) ||
  /\bstartWorker\(|\b(?:http|scope)\s*\.(?:get|post|route)\b/.test(body)
/** Operations that may need a second operator. Reads name them to list what is proposed, and do not execute them. */
const isProposal = ({ body }: Declaration) => /\bProposalKind\b/.test(body)

function causes(): string[] {
  const senders = SENDERS.flatMap((id) => graph.declarations.get(id) ?? [])
  const all = [...callersOf(graph, SENDERS), ...senders.filter(({ name }) => isPeriodic(name))]
  const reads = callersOf(graph, SENDERS, (one) => !isProposal(one)).filter(isRead)
  const others = all.filter((one) => (isCall(one) && !isRead(one)) || (!isCall(one) && isOtherCause(one)))
  // Gets the kinds of proposals as an argument, which the source does not show.
  const decideCalls = all.some(isProposal) ? ['POST /api/admin/proposal/decide'] : []
  return [...new Set([...reads, ...others].map(({ name }) => name)), ...decideCalls].toSorted()
}

const docs = readFileSync(join(SOURCES, '../../docs/notices.md'), 'utf8')

/** The rows of the table: their causes and the cell with their limits. */
const rows = (docs.split('## Causes of mails and push messages')[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
  .map(([names = '', , limit = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    limit,
  }))

test('docs/notices.md lists every call and every background work that ends in a mail or push message', () => {
  expect(recorders.length).toBeGreaterThan(10)
  for (const id of SENDERS) expect(graph.declarations.has(id), id).toBe(true)
  expect(rows?.flatMap(({ names }) => names).toSorted()).toEqual(causes())
})

test('each of them has a limit that the server counts, or sends nothing', () => {
  for (const { names, limit } of rows ?? []) {
    const limitNames = [...limit.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    if (!/^(nothing|one each morning|one an hour|one when a dispute opens)/.test(limit))
      expect(limitNames, names.join()).not.toEqual([])
    for (const name of limitNames) expect(RATE_LIMITS).toHaveProperty(name)
  }
})

test('only the listed files queue mails and push messages', () => {
  const inserts = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'job/cron-sql.ts') // adds periodic work
    .filter((file) =>
      /insert into job\b|\baddMails\(|task: (NOTICE_MAIL|'mail')|\.mailer\(/.test(
        readFileSync(join(SOURCES, file), 'utf8'),
      ),
    )
  expect(inserts.toSorted()).toEqual([
    'features/account/caller.ts',
    'features/notice/favourite/favourite-change-sql.ts',
    'features/notice/mail/notice-mail-sql.ts',
    'features/notice/mail/receipt-listener.ts',
    'features/notice/notice-sql.ts',
    'features/notice/push/push-queue-sql.ts',
    'mail/mail-job-sql.ts',
  ])
})
