import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOperator, aShop } from '../../../testing/world.ts'

const shop = await aShop()
const support = await anOperator(shop, { roles: ['support'] })
const second = await anOperator(shop, { roles: ['support'] })

const words = (en: string) => ({ en, 'zh-CN': `${en} 中`, ja: `${en} 日`, ko: `${en} 한`, th: `${en} ไทย` })
type CannedAnswerEdit = { canned_answer_id?: string; revision?: string; title: string; words: ReturnType<typeof words> }
const keep = (input: CannedAnswerEdit, { call } = support) => call('POST /api/admin/service/canned', { body: input })
const drop = (ref: { canned_answer_id: string; revision: string }, { call } = support) =>
  call('POST /api/admin/service/canned_delete', { body: ref })
const answers = async () => (await support.call('GET /api/admin/service/canned')).data
const revisionOf = async (canned_answer_id: string) =>
  (await answers()).find((one) => one.canned_answer_id === canned_answer_id)?.revision ?? ''

test('adding, changing and deleting a canned answer each write a log entry', async () => {
  await keep({ title: 'When it arrives', words: words('In a week.') })
  const { data } = await keep({ title: 'a refund', words: words('At once.') })
  expect(data).toMatchObject([
    { title: 'a refund', words: words('At once.'), changed_by: support.account },
    { title: 'When it arrives' },
  ])
  const { canned_answer_id = '', revision = '' } = data[0] ?? {}
  await keep({ canned_answer_id, revision, title: 'A refund', words: words('Today.') }, second)
  expect((await answers())[0]).toMatchObject({
    title: 'A refund',
    words: words('Today.'),
    changed_by: second.account,
  })
  await drop({ canned_answer_id, revision: await revisionOf(canned_answer_id) })
  expect(await answers()).toMatchObject([{ title: 'When it arrives' }])
  const log = await shop.db
    .selectFrom('desk_log')
    .select(['action', 'details'])
    .where('ref_id', '=', canned_answer_id)
    .execute()
  expect(log).toEqual([
    { action: 'canned_answer_added', details: { title: 'a refund' } },
    { action: 'canned_answer_changed', details: { title: 'A refund' } },
    { action: 'canned_answer_deleted', details: { title: 'A refund' } },
  ])
})

test('titles are unique, every language needs a text, and a change needs the revision that was read', async () => {
  await keep({ title: 'Sizes', words: words('See the guide.') })
  expect(await keep({ title: 'sIZES', words: words('Else') })).toMatchObject({ reason: 'title_taken', field: 'title' })
  const { ja, ...lacking } = words('See the guide.')
  expect(ja).not.toBe('')
  expect(await keep({ title: 'Colours', words: lacking as typeof lacking & { ja: string } })).toMatchObject({
    status: 400,
  })
  expect(await keep({ canned_answer_id: randomUUID(), title: 'Colours', words: words('All') })).toMatchObject({
    status: 400,
  })
  const fulfilment = await anOperator(shop, { roles: ['fulfilment'] })
  expect(await keep({ title: 'Colours', words: words('All') }, fulfilment)).toMatchObject({ reason: 'role_needed' })
})

test('when two operators change one canned answer or add the same title concurrently, the second is refused', async () => {
  const both = await Promise.all(
    [support, second].map((operator) => keep({ title: 'Race', words: words('A') }, operator)),
  )
  expect(both.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'title_taken'])
  const answer = both.find(({ code }) => code === 1)?.data.find(({ title }) => title === 'Race')
  const ref = { canned_answer_id: answer?.canned_answer_id ?? '', revision: answer?.revision ?? '' }
  const changes = await Promise.all(
    [support, second].map((operator, at) => keep({ ...ref, title: 'Race', words: words(`B${at}`) }, operator)),
  )
  expect(changes.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'changed_meanwhile'])
  expect(await drop(ref)).toMatchObject({ reason: 'changed_meanwhile' })
  const current = { ...ref, revision: await revisionOf(ref.canned_answer_id) }
  const drops = await Promise.all([support, second].map((operator) => drop(current, operator)))
  expect(drops.map(({ status }) => status).sort()).toEqual([200, 404])
})
