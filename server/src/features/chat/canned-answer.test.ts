import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOperator, aShop } from '../../../testing/world.ts'

const shop = await aShop()
const support = await anOperator(shop, { roles: ['support'] })
const second = await anOperator(shop, { roles: ['support'] })

const words = (en: string) => ({ en, 'zh-CN': `${en} 中`, ja: `${en} 日`, ko: `${en} 한`, th: `${en} ไทย` })
type CannedAnswerEdit = { canned_answer_id?: string; version?: number; title: string; words: ReturnType<typeof words> }
const keep = (input: CannedAnswerEdit, { call } = support) => call('POST /api/admin/service/canned', { body: input })
const drop = (ref: { canned_answer_id: string; version: number }, { call } = support) =>
  call('POST /api/admin/service/canned_delete', { body: ref })
const titles = async () =>
  (await support.call('GET /api/admin/service/canned')).data.map(({ title, version }) => [title, version])

test('adding, changing and deleting a canned answer each write a log entry', async () => {
  await keep({ title: 'When it arrives', words: words('In a week.') })
  const { data } = await keep({ title: 'a refund', words: words('At once.') })
  expect(data).toMatchObject([
    { title: 'a refund', words: words('At once.'), version: 1, changed_by: support.account },
    { title: 'When it arrives' },
  ])
  const { canned_answer_id = '' } = data[0] ?? {}
  await keep({ canned_answer_id, version: 1, title: 'A refund', words: words('Today.') }, second)
  expect((await support.call('GET /api/admin/service/canned')).data[0]).toMatchObject({
    title: 'A refund',
    words: words('Today.'),
    version: 2,
    changed_by: second.account,
  })
  await drop({ canned_answer_id, version: 2 })
  expect(await titles()).toEqual([['When it arrives', 1]])
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

test('titles are unique, every language needs a text, and a change needs the version that was read', async () => {
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
  const ref = { canned_answer_id: answer?.canned_answer_id ?? '', version: 1 }
  const changes = await Promise.all(
    [support, second].map((operator, at) => keep({ ...ref, title: 'Race', words: words(`B${at}`) }, operator)),
  )
  expect(changes.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'state_changed'])
  expect(await drop(ref)).toMatchObject({ reason: 'state_changed' })
  const drops = await Promise.all([support, second].map((operator) => drop({ ...ref, version: 2 }, operator)))
  expect(drops.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'state_changed'])
})
