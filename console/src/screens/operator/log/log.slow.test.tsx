import type { DeskRef } from '@sampan/contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, renderDesk } from '../../../../testing/fake-desk.tsx'
import { anEntry, LOG, MAY } from '../../../../testing/fake-operators.ts'
import { orderId } from '../../../../testing/fake-orders.ts'
import { makeI18n } from '../../../i18n.ts'
import { concernText } from './concern-text.ts'
import { logFile } from './log-file.ts'
import { detailLines } from './log-lines.ts'

test('the log shows actions as text, with links to the objects', async () => {
  await renderDesk('/log', { replies: LOG })
  await expect.element(page.getByRole('link', { name: 'Shipped an order' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'TIDE5' })).toBeVisible()
  const order = page.getByRole('link', { name: 'SP-20261123-0001' })
  await expect.element(order).toHaveAttribute('href', `/console/orders/${orderId(1)}`)
  await page.getByRole('link', { name: 'Shipped an order' }).click()
  await expect.poll(addressNow).toBe(`/log/${orderId(41)}`)
  await expect.element(page.getByRole('heading', { name: 'Shipped an order' })).toBeVisible()
  await expect.element(page.getByText('EX123456789TH')).toBeVisible()
})

test('filters are part of the URL, and apply to the list and the export', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL')
  const { requests } = await renderDesk(`/log?operator=${MAY}&from=2026-11-20&to=2026-11-20&action=order_shipped`, {
    replies: { ...LOG, 'GET /api/admin/log/export': { items: [anEntry(1), anEntry(2)], is_whole: false } },
  })
  await expect.element(page.getByRole('link', { name: 'Shipped an order' })).toBeVisible()
  const from = new Date(2026, 10, 20).toISOString()
  const until = new Date(2026, 10, 21).toISOString()
  expect(requests('GET /api/admin/log/list')[0]?.query).toMatchObject({
    operator_id: MAY,
    action: 'order_shipped',
    from,
    until,
  })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(page.getByText(/only the latest 2 lines/)).toBeVisible()
  expect(requests('GET /api/admin/log/export')[0]?.query).toEqual({
    operator_id: MAY,
    action: 'order_shipped',
    from,
    until,
  })
  expect(createUrl).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(addressNow).toBe('/log')
  await page.getByRole('combobox', { name: 'Action' }).fill('Blocked an op')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(addressNow).toBe('/log?action=operator_blocked')
  await page.getByRole('searchbox', { name: 'Order number or ID' }).fill(orderId(1))
  await expect
    .poll(() => requests('GET /api/admin/log/list').at(-1)?.query)
    .toMatchObject({
      ...{ action: 'operator_blocked', ref_id: orderId(1) },
    })
})

const open = (entry: ReturnType<typeof anEntry>) =>
  renderDesk(`/log/${entry.log_id}`, {
    replies: { ...LOG, 'GET /api/admin/log/list': { items: [entry], next_cursor: null } },
  })
const details = () => page.getByRole('region', { name: /roles|balance/ })

test('actions on the command line, and details without a label, are shown as readable text', async () => {
  await open(
    anEntry(3, {
      ...{ action: 'operator_roles_changed', ref_type: 'operator', ref_id: MAY, ref_name: 'may@sampan.example' },
      details: {
        at_machine: true,
        before: ['support'],
        after: ['finance', 'support'],
        amount_cents: 1250,
        later_thing: { a_b: 1 },
      },
    }),
  )
  await expect.element(page.getByText('Done on the server itself, without signing in.')).toBeVisible()
  await expect.poll(() => details().element().textContent).toContain('AfterFinanceCustomer service')
  await expect.element(page.getByText('$12.50')).toBeVisible()
  await expect.poll(() => details().element().textContent).toContain('Later thingA b: 1')
})

const SHOPPER = orderId(61)
const WITHDRAWAL = orderId(62)
const UNNAMED = orderId(63)
const PAID_OUT = anEntry(4, {
  ...{ action: 'shopper_paid_out', ref_type: 'shopper', ref_id: SHOPPER, ref_name: 'ann@sampan.example' },
  details: { extract_id: WITHDRAWAL, amount_cents: 99_900, proposed_by: 'ben@sampan.example', file_id: UNNAMED },
  names: [{ ref_type: 'withdrawal', id: WITHDRAWAL, name: 'ann@sampan.example' }],
})

test('details have names with links, and amounts of money, but no ids', async () => {
  await open(PAID_OUT)
  await expect.poll(() => details().element().textContent).toContain('Amount$999.00')
  const link = details().getByRole('link', { name: 'ann@sampan.example' }).last()
  await expect.element(link).toHaveAttribute('href', `/console/withdrawals/${WITHDRAWAL}`)
  expect(details().element().textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|[{}]/)
})

test('prices, promo codes, settings and proposals are shown as text', async () => {
  const i18n = await makeI18n('en')
  const lines = (more: Parameters<typeof anEntry>[1]) =>
    detailLines(anEntry(5, more), i18n).map(
      ({ label, values }) => `${label}: ${values.map(({ text }) => text).join('/')}`,
    )
  const skus = [{ sku_id: 'lamp-red', from_cents: 2000, price_cents: 1500, stock_change: 4 }]
  expect(lines({ ref_type: 'product', ref_id: 'lamp', details: { on_sale: true, skus, was_cents: null } })).toEqual([
    'On sale: Yes',
    'SKUs: SKU: lamp-red · Previous price: $20.00 · Price: $15.00 · Stock adjustment: +4',
  ])
  const promo = { ref_type: 'promo', ref_id: 'TIDE5' } as const
  expect(lines({ ...promo, details: { kind: 'percentage', value: 1500, uses_limit: 3 } })).toEqual([
    'Discount: 15%',
    'Usage limit: 3',
  ])
  expect(lines({ ...promo, details: { kind: 'fixed', value: 1500 } })).toEqual(['Discount: $15.00'])
  const setting = (ref_id: string, before: string | null, after: string) =>
    lines({ ref_type: 'setting', ref_id, details: { before, after } })
  expect(setting('amount:recharge_maximum', '5000000', '6000000')).toEqual(['Before: $50,000.00', 'After: $60,000.00'])
  expect(setting('time:notice', '86400', '172800')).toEqual(['Before: 1 day', 'After: 2 days'])
  expect(setting('network:TRC20', 'open', 'closed')).toEqual(['Before: In use', 'After: Closed'])
  expect(setting(`bank_account:${UNNAMED}`, null, 'Bank …1234, open, 2, {"en":"Name the order"}')).toEqual([
    'After: Bank …1234, In use, Position 2, Name the order',
  ])
  const proposal = { ref_type: 'proposal', ref_id: UNNAMED } as const
  expect(lines({ ...proposal, details: { kind: 'price_fall', because: 'moved' } })).toEqual([
    'Type: Lower prices',
    'Cause: Something it depends on has changed',
  ])
  const category = {
    ref_type: 'kind',
    ref_id: 'kettles',
    names: [{ ref_type: 'category', id: 'family', name: 'Home' }],
  } as const
  expect(
    lines({
      ...category,
      names: [...category.names],
      details: { category: 'family', name: { en: 'Kettles', th: 'กา' } },
    }),
  ).toEqual(['Category: Home', 'Name: Kettles'])
  expect(lines({ details: { picture_ids: [orderId(64), UNNAMED] } })).toEqual(['Pictures: 2'])
})

const rule = (country: string, base_cents: number) => ({
  ...{ country, base_cents, each_further_cents: 100, free_from_cents: null },
  ...{ handling_days: 1, transit_days_min: 3, transit_days_max: 9 },
})

test('a freight change shows the first countries before and after, and the number of further countries', async () => {
  const i18n = await makeI18n('en')
  const freight = (before: object[], after: object[]) =>
    detailLines(
      anEntry(7, { action: 'shop_freight_set', ref_type: 'shop', details: { freight: after, freight_before: before } }),
      i18n,
    ).map(({ label, values }) => [label, ...values.map(({ text }) => text)])
  expect(freight([rule('JP', 500), rule('KR', 700), rule('*', 900)], [rule('JP', 300), rule('*', 900)])).toEqual([
    ['Shipping', 'Japan: First item $5.00 → $3.00', 'South Korea: No longer ships there'],
  ])
  const countries = ['JP', 'KR', 'TH', 'CN', 'SG', 'US', 'GB', 'FR', 'DE', 'IT']
  const [line] = freight(
    countries.map((country) => rule(country, 500)),
    countries.map((country) => rule(country, 600)),
  )
  expect(line).toHaveLength(10)
  expect(line?.at(-1)).toBe('and 2 more')
  expect(freight([rule('*', 500)], [rule('*', 500)])).toEqual([])
})

test('an object without a name is shown by its type', async () => {
  const i18n = await makeI18n('en')
  const concern = (ref_type: DeskRef, ref_id: string) =>
    concernText(anEntry(6, { ref_type, ref_id, ref_name: null }), i18n)
  expect(concern('proposal', UNNAMED)).toBe('Request')
  expect(concern('setting', 'amount:recharge_maximum')).toBe('Maximum top-up')
  expect(concern('setting', `bank_account:${UNNAMED}`)).toBe('Setting')
  expect(concern('window', 'banners')).toBe('Banners')
  expect(concern('product', '/pictures/a.webp')).toBe('Product')
})

test('the file has the same texts as the screen, and ids in separate columns', async () => {
  const entry = anEntry(1, { details: { reason: '=1+1', carrier: 'Thailand Post, Bangkok' } })
  const japanese = await makeI18n('ri')
  const [head, line] = logFile([entry], japanese).split('\r\n')
  expect(head).toContain(',操作,')
  expect(head?.startsWith('\uFEFF')).toBe(true)
  expect(line).toContain(
    `,注文を発送,SP-20261123-0001,'=1+1,"配送会社: Thailand Post, Bangkok",${MAY},order_shipped,order,${orderId(1)},`,
  )
  const [, payoutLine] = logFile([PAID_OUT], await makeI18n('en')).split('\r\n')
  expect(payoutLine).toContain('Withdrawal: ann@sampan.example; Amount: $999.00; Requested by: ben@sampan.example')
  expect(payoutLine).toContain(`,extract_id=${WITHDRAWAL} file_id=${UNNAMED}`)
})
