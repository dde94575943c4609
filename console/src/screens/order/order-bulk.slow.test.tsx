import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, dialog, loseReply, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, FILE_READ, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const LIST = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2, { overdue: true })),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const CARRIER = { carrier_id: orderId(9), name: 'Mekong Post', link: '', revision: 'revision-1' }

test('selected orders are shipped together; failures are listed by order', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_many': {
        outcomes: [
          { order_id: orderId(1), order_number: 'SP-20261123-0001', outcome: 'shipped' },
          { order_id: orderId(2), order_number: 'SP-20261123-0002', outcome: 'in_after_sale' },
        ],
      },
    },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number for SP-20261123-0001' }).fill('MP-1')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog().getByText('Enter the tracking number')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Tracking number for SP-20261123-0002' }).fill('MP-2')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  const parcels = dialog().getByRole('region', { name: 'Parcels to ship' })
  await expect.element(parcels).toMatchTextContent(/SP-20261123-0001.*Robin Reed.*Mekong Post.*MP-1.*MP-2/)
  // On a phone, both numbers stay in one line, so that they can be compared.
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(390, 844)
  for (const number of ['SP-20261123-0001', 'MP-1'])
    expect(lineCount(parcels.getByText(number, { exact: true }).element()), number).toBe(1)
  await page.viewport(width, height)
  expect(requests('POST /api/admin/order/ship_many')).toHaveLength(0)
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText('1 order wasn’t shipped')).toBeVisible()
  await expect.element(dialog().getByText('SP-20261123-0002: Refund requested')).toBeVisible()
  expect(requests('POST /api/admin/order/ship_many')[0]?.body.shipments).toEqual([
    { order_id: orderId(1), carrier: 'Mekong Post', tracking_number: 'MP-1' },
    { order_id: orderId(2), carrier: 'Mekong Post', tracking_number: 'MP-2' },
  ])
})

test('labels of selected orders are saved for a carrier, and the orders to check are listed', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'GET /api/admin/order/labels': {
        orders: 1,
        files: [{ file_name: 'labels.csv', base64: btoa('a,b') }],
        notes: [{ order_id: orderId(2), order_number: 'SP-20261123-0002', note: 'country' }],
      },
    },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Labels' }).click()
  const createUrl = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('menuitem', { name: 'Yamato B2 Cloud' }).click()
  await expect
    .element(dialog('Check before printing').getByText(/^SP-20261123-0002: Not in the file: goes to/))
    .toBeVisible()
  const [content] = createUrl.mock.calls[0] ?? []
  expect(content instanceof Blob && (await content.text())).toBe('a,b')
  createUrl.mockRestore()
  const order_ids = [orderId(1), orderId(2)]
  expect(requests('GET /api/admin/order/labels').map(({ query }) => query)).toEqual([
    { order_ids, format: 'yamato_b2' },
  ])
})

test("a single selected order is shipped with the keyboard, using one of the shop's carriers", async () => {
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/carrier/list': { carriers: [CARRIER] },
      'GET /api/admin/order/detail': anOrder(1),
      'POST /api/admin/order/ship': anOrder(1, { status: 2 }),
    },
  })
  await expect.element(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(dialog().getByRole('combobox', { name: 'Carrier' })).toHaveFocus()
  await userEvent.keyboard('mek{ArrowDown}{Enter}')
  // A click outside does not close the dialog.
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  await expect.element(dialog().getByRole('combobox', { name: 'Carrier' })).toHaveValue('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number' }).click()
  await userEvent.keyboard('MP-4711{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/order/ship').map(({ body }) => body)).toEqual([
    {
      ...{ order_id: orderId(1), revision: 'revision-1', carrier: 'Mekong Post', tracking_number: 'MP-4711' },
      items: [{ order_item_id: anOrder().items[0]?.order_item_id, quantity: 2 }],
    },
  ])
})

test('the packing slips of selected orders open for printing', async () => {
  await renderDesk('/orders', { replies: { ...LIST, 'GET /api/admin/order/slips': { slips: [], notes: [] } } })
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Packing slips' }).click()
  await expect.poll(addressNow).toBe(`/slips?orders=${orderId(1)}`)
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
})

test('a search covers all orders; if a search within a tab finds nothing, it offers to search all orders', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'GET /api/admin/order/list': ({ query }) => ordersPage(...(query.find ? [] : [aListedOrder(1)])),
    },
  })
  await page.getByRole('searchbox', { name: 'Number, name, phone or product' }).fill('Robin Vale')
  const last = () => requests('GET /api/admin/order/list').at(-1)?.query
  await expect.poll(last).toMatchObject({ find: 'Robin Vale', status: 'all' })
  await expect.element(page.getByText('Nothing found for “Robin Vale”')).toBeVisible()
  await page.getByRole('button', { name: 'Shipped' }).click()
  await expect.poll(last).toMatchObject({ find: 'Robin Vale', status: '2' })
  await page.getByRole('button', { name: 'Search all orders' }).click()
  await expect.poll(addressNow).toBe('/orders?status=all&find=Robin+Vale')
})

const outcomeOf = (number: number) => ({
  order_id: orderId(number),
  order_number: `SP-20261123-000${number}`,
  outcome: 'shipped' as const,
})

async function shipBoth() {
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number for SP-20261123-0001' }).fill('MP-1')
  await dialog().getByRole('textbox', { name: 'Tracking number for SP-20261123-0002' }).fill('MP-2')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await dialog().getByRole('button', { name: 'Ship' }).click()
}

/** Chooses a file, and ships its orders. */
async function shipFile() {
  await chooseFile()
  await expect.element(dialog().getByText('3 orders will be shipped')).toBeVisible()
  await dialog().getByRole('button', { name: 'Ship', exact: true }).click()
}

async function chooseFile() {
  await page.getByRole('button', { name: 'Ship from a file' }).click()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLElement, new File(['1,DHL,2'], 'parcels.csv', { type: 'text/csv' }))
}

test('if a call ends before all orders are shipped, the next call continues with the remaining orders', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_many': ({ body }) => ({
        outcomes: [outcomeOf(body.from ? 2 : 1)],
      }),
    },
  })
  await shipBoth()
  await expect.element(page.getByText('Orders shipped')).toBeVisible()
  // All shipments are sent each time, because the server checks them for shared tracking numbers.
  const batches = requests('POST /api/admin/order/ship_many').map(({ body }) => [body.shipments.length, body.from])
  expect(batches).toEqual([
    [2, undefined],
    [2, 1],
  ])
})

test('a long file shows its progress; if the server becomes unavailable, the rest is listed and can be shipped afterwards', async () => {
  let isLost = true
  const part = { ...FILE_READ, lines: 3, already: 0, faults: [], parcels: [] }
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_file': ({ body: { dry_run, from = 0 } }) => {
        if (dry_run) return { ...part, shipped: 3, done: 3 }
        if (from === 0) return { ...part, shipped: 1, done: 1 }
        if (isLost) return loseReply()
        const faults = [{ line: 3, order_number: '20261123', fault: 'in_after_sale' as const }]
        return { ...part, shipped: 1, done: 3, faults }
      },
    },
  })
  await shipFile()
  await expect.element(dialog().getByText(/the last 2 lines aren’t shipped yet/)).toBeVisible()
  await expect.element(dialog().getByText(/1 of 3 lines done · 1 order shipped/)).toBeVisible()
  isLost = false
  await dialog().getByRole('button', { name: 'Ship the rest' }).click()
  await expect.element(dialog().getByText(/3 of 3 lines done · 2 orders shipped/)).toBeVisible()
  await expect.element(dialog().getByRole('row', { name: /3 20261123 Refund requested/ })).toBeVisible()
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  const froms = requests('POST /api/admin/order/ship_file').map(({ body }) => body.from)
  expect(froms).toEqual([undefined, 0, 1, 1])
  await dialog().getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

// After this number of calls the fake server stops replying, so that the test ends even if the dialog repeats calls
// endlessly.
const LOOPED = 5

test('orders are not resent endlessly to a server that ships none of them', async () => {
  let calls = 0
  await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_many': () => (++calls > LOOPED ? loseReply() : { outcomes: [] }),
    },
  })
  await shipBoth()
  await expect.element(dialog().getByText('2 orders weren’t shipped')).toBeVisible()
  await expect
    .element(
      dialog()
        .getByText(/The server didn’t respond/)
        .first(),
    )
    .toBeVisible()
  expect(calls).toBeLessThan(LOOPED)
})

/** Ships a file of three lines to a server that reports the same number of shipped lines at each call. */
async function shipFileInParts(shipped_count: number) {
  let calls = 0
  const part = { ...FILE_READ, lines: 3, already: 0, faults: [], parcels: [] }
  await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_file': ({ body: { dry_run } }) => {
        if (dry_run) return { ...part, shipped: 3, done: 3 }
        return ++calls > LOOPED ? loseReply() : { ...part, shipped: shipped_count, done: shipped_count }
      },
    },
  })
  await shipFile()
  return () => calls
}

test('a file is not resent endlessly to a server that makes no progress', async () => {
  const calls = await shipFileInParts(1)
  await expect.element(dialog().getByText(/the last 2 lines aren’t shipped yet/)).toBeVisible()
  await expect.element(dialog().getByText(/1 of 3 lines done · 1 order shipped/)).toBeVisible()
  expect(calls()).toBe(2)
})

test('if no line of a file is shipped, the dialog shows a message, and the file can be sent again', async () => {
  const calls = await shipFileInParts(0)
  await expect.element(dialog().getByText(/the last 3 lines aren’t shipped yet/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Ship the rest' })).toBeEnabled()
  expect(calls()).toBe(1)
})

test('the dialog stays open while orders are shipped, so that the result is visible', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_many': async () => {
        await promise
        return { outcomes: [outcomeOf(1), outcomeOf(2)] }
      },
    },
  })
  await shipBoth()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).toBeVisible()
  resolve()
  await expect.element(page.getByText('Orders shipped')).toBeVisible()
})

function lineCount(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

test('a file of a carrier without its name and with unknown columns ships after both are chosen', async () => {
  const columns = { order: 'Wer', tracking: 'Was' }
  const first_rows = [
    { line: 1, cells: ['Wer', 'Was'] },
    { line: 2, cells: ['2026112832032526', 'TH1'] },
  ]
  const faultOf = (fault: 'columns' | 'carrier') => [{ line: 2, order_number: '20261123', fault }]
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_file': ({ body: { choice = {} } }) => ({
        lines: 1,
        already: 0,
        done: 1,
        parcels: [],
        first_rows,
        choice,
        columns: choice.columns ?? {},
        shipped: choice.carrier ? 1 : 0,
        faults: choice.carrier ? [] : faultOf(choice.columns ? 'carrier' : 'columns'),
      }),
    },
  })
  await chooseFile()
  await expect.element(dialog().getByText(/^We can’t tell which column is which/)).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Order' }).selectOptions('Wer')
  await dialog().getByRole('combobox', { name: 'Tracking number' }).selectOptions('Was')
  await dialog().getByRole('button', { name: 'Use these columns' }).click()
  await dialog().getByRole('combobox', { name: 'Carrier', exact: true }).fill('Kerry')
  await dialog().getByRole('button', { name: 'Use this carrier' }).click()
  await dialog().getByRole('button', { name: 'Ship', exact: true }).click()
  await expect
    .poll(() => requests('POST /api/admin/order/ship_file').map(({ body }) => body.choice))
    .toEqual([undefined, { columns }, { columns, carrier: 'Kerry' }, { columns, carrier: 'Kerry' }])
})
