import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const LIST = { 'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)) }
const AREAS = [
  {
    code: 'TH-10',
    name: 'Bangkok',
    children: [
      { code: '1039', name: 'Watthana' },
      { code: '1033', name: 'Khlong Toei' },
    ],
  },
]
const COUNTRIES = [{ code: 'TH', name: 'Thailand', dial_code: '+66', ships: true }]
const REPLIES = {
  ...LIST,
  'GET /api/admin/order/detail': anOrder(1),
  'GET /api/area': ({ query }: { query: { country?: string | undefined } }) => (query.country ? AREAS : COUNTRIES),
  'GET /api/admin/note/list': [],
}
const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true })

test("an address is written in the order of its country, in the shopper's language", async () => {
  const { address } = anOrder(1)
  const tokyo = {
    ...address,
    country: 'JP',
    area_text: '東京都渋谷区',
    detailed_address: '神南1-2-3',
    postcode: '150-0041',
  }
  const order = anOrder(1, { address: tokyo })
  await renderDesk(`/orders/${orderId(1)}`, { replies: { ...REPLIES, 'GET /api/admin/order/detail': order } })
  await expect.element(page.getByText('〒150-0041 東京都渋谷区 神南1-2-3')).toBeVisible()
})

test('support corrects the address of an order within its country', async () => {
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: { ...REPLIES, 'POST /api/admin/order/readdress': anOrder(1) },
    roles: ['support'],
  })
  await page.getByRole('button', { name: 'Edit address' }).click()
  await expect.element(field('Country')).toHaveValue('Thailand')
  await field('Name').fill('Robin Vale')
  await page.getByRole('combobox', { name: 'Area within it' }).click()
  await page.getByRole('option', { name: 'Khlong Toei' }).click()
  await field('Street and number').fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter the address')).toBeVisible()
  await field('Street and number').fill('5 Rama IV')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requests('POST /api/admin/order/readdress')[0]?.body)
    .toEqual({
      order_id: orderId(1),
      revision: 'revision-1',
      addressee: 'Robin Vale',
      mobile: '+66812345678',
      area: ['TH-10', '1033'],
      city: null,
      detailed_address: '5 Rama IV',
      postcode: '10110',
    })
})

test('if another operator corrects the address first, the typed address stays, and the current one can be opened', async () => {
  let isLate = false
  const theirs = anOrder(1, { revision: 'revision-2', address: { ...anOrder(1).address, addressee: 'Their Name' } })
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...REPLIES,
      'GET /api/admin/order/detail': () => (isLate ? theirs : anOrder(1)),
      'POST /api/admin/order/readdress': () => {
        isLate = true
        return refuse('changed_meanwhile', 'Somebody was quicker')
      },
    },
    roles: ['support'],
  })
  await page.getByRole('button', { name: 'Edit address' }).click()
  await field('Name').fill('Robin Vale')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Somebody was quicker')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show current version' })).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Robin Vale')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requests('POST /api/admin/order/readdress').map(({ body }) => body.revision))
    .toEqual(['revision-1', 'revision-1'])
  await page.getByRole('button', { name: 'Show current version' }).click()
  await expect.element(field('Name')).toHaveValue('Their Name')
})

test('if another operator corrects the tracking number first, the typed number stays, and the current one can be opened', async () => {
  const shipped = anOrder(1, { status: 2, carrier: 'Kite Post', tracking_number: 'K-1' })
  let isLate = false
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...REPLIES,
      'GET /api/admin/order/detail': () =>
        isLate ? { ...shipped, tracking_number: 'K-3', revision: 'revision-2' } : shipped,
      'GET /api/admin/carrier/list': { carriers: [] },
      'POST /api/admin/order/correct': () => {
        isLate = true
        return refuse('changed_meanwhile', 'Somebody was quicker')
      },
    },
    roles: ['fulfilment'],
  })
  await page.getByRole('button', { name: 'Edit tracking' }).click()
  await field('Tracking number').fill('K-2')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Somebody was quicker')).toBeVisible()
  expect(requests('POST /api/admin/order/correct')[0]?.body.revision).toBe('revision-1')
  await expect.element(field('Tracking number')).toHaveValue('K-2')
  await page.getByRole('button', { name: 'Show current version' }).click()
  await expect.element(field('Tracking number')).toHaveValue('K-3')
})

test('a note is added to an order, and deleted by its author', async () => {
  const note = {
    note_id: orderId(71),
    text: 'Calls first',
    operator: 'desk@sampan.example',
    created_at: '2026-11-20T08:05:00.000Z',
    order: { order_id: orderId(1), order_number: 'SP-1' },
    is_own: true,
  }
  let notes: (Omit<typeof note, 'order'> & { order: typeof note.order | null })[] = [
    { ...note, note_id: orderId(72), text: 'Speaks Thai', order: null, is_own: false },
    note,
  ]
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...REPLIES,
      'GET /api/admin/note/list': () => notes,
      'POST /api/admin/note/add': () => notes,
      'POST /api/admin/note/remove': () => {
        notes = notes.slice(0, 1)
        return notes
      },
    },
  })
  const list = page.getByRole('list', { name: 'Internal notes' })
  await expect.element(list).toMatchTextContent(/Speaks Thai.*about the shopper/)
  await page.getByRole('textbox', { name: 'New note' }).fill('Wants a bow')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect
    .poll(() => requests('POST /api/admin/note/add')[0]?.body)
    .toMatchObject({
      order_id: orderId(1),
      text: 'Wants a bow',
    })
  await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await page.getByRole('button', { name: 'Remove note: Calls first' }).click()
  await expect.element(list.getByText('Calls first')).not.toBeInTheDocument()
})
