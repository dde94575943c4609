import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anImport, CATALOGUE } from '../../../testing/fake-catalogue.ts'
import { dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { FILE_READ, ordersPage } from '../../../testing/fake-orders.ts'

/** `2026112832032526,中国邮政,LZ1` in GB 18030. */
const GBK = Uint8Array.of(
  ...[...'2026112832032526,'].map((sign) => sign.charCodeAt(0)),
  ...[0xd6, 0xd0, 0xb9, 0xfa, 0xd3, 0xca, 0xd5, 0xfe],
  ...[...',LZ1\n'].map((sign) => sign.charCodeAt(0)),
)
const upload = (name: string, bytes: Uint8Array<ArrayBuffer> = GBK) =>
  page.elementLocator(document.querySelector('input[type=file]') as Element).upload(new File([bytes], name))

test('the encoding of a shipment file is detected and shown with a sample, and can be changed', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'POST /api/admin/order/ship_file': {
        ...FILE_READ,
        lines: 1,
        shipped: 1,
        already: 0,
        done: 1,
        faults: [],
        parcels: [],
      },
    },
  })
  await page.getByRole('button', { name: 'Ship from a file' }).click()
  await upload('parcels.csv')
  const encoding = dialog().getByRole('combobox', { name: 'Encoding' })
  await expect.element(encoding).toHaveValue('gb18030')
  await expect.element(encoding).toMatchTextContent(/Chinese \(GB 18030, GBK\), detected/)
  await expect.element(dialog().getByRole('figure')).toMatchTextContent(/中国邮政/)
  await expect
    .poll(() => requests('POST /api/admin/order/ship_file').map(({ body }) => body.csv))
    .toEqual(['2026112832032526,中国邮政,LZ1\n'])
  await encoding.selectOptions('utf-8')
  await expect.element(dialog().getByText(/^Some characters can’t be read/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Ship', exact: true })).toBeDisabled()
  await encoding.selectOptions('gb18030')
  await expect.element(dialog().getByRole('button', { name: 'Ship', exact: true })).toBeEnabled()
  expect(requests('POST /api/admin/order/ship_file')).toHaveLength(2)
})

test('a product file is uploaded as UTF-8, and not at all while characters cannot be read', async () => {
  const { requests } = await renderDesk('/imports', {
    replies: { ...CATALOGUE, 'POST /api/admin/import/upload': anImport() },
  })
  await page.getByRole('button', { name: 'Upload products' }).click()
  await upload('products.csv')
  await dialog().getByRole('combobox', { name: 'Encoding' }).selectOptions('utf-8')
  await expect.element(dialog().getByRole('button', { name: 'Upload' })).toBeDisabled()
  await dialog().getByRole('combobox', { name: 'Encoding' }).selectOptions('gb18030')
  await dialog().getByRole('button', { name: 'Upload' }).click()
  await expect.poll(() => requests('POST /api/admin/import/upload').length).toBe(1)
})

test('an XLSX is read by the server, and its text is sent without a choice of encodings', async () => {
  const text = 'Order\tCarrier\tTracking\n2026112832032526\tDHL\t1234567890\n'
  const { requests } = await renderDesk('/orders', {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'POST /api/admin/sheet/text': { text },
      'POST /api/admin/order/ship_file': {
        ...FILE_READ,
        lines: 1,
        shipped: 1,
        already: 0,
        done: 1,
        faults: [],
        parcels: [],
      },
    },
  })
  await page.getByRole('button', { name: 'Ship from a file' }).click()
  await upload('parcels.xlsx', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14))
  await expect.element(dialog().getByRole('figure')).toMatchTextContent(/1234567890/)
  await expect.element(dialog().getByRole('combobox', { name: 'Encoding' })).not.toBeInTheDocument()
  await expect.poll(() => requests('POST /api/admin/order/ship_file').map(({ body }) => body.csv)).toEqual([text])
})
