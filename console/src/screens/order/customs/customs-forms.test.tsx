import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, renderDesk, type Wire } from '../../../../testing/fake-desk.tsx'
import { orderId } from '../../../../testing/fake-orders.ts'

type Form = Wire<'GET /api/admin/order/customs'>['forms'][number]

const A_FORM: Form = {
  form: 'CN22',
  order_id: orderId(1),
  order_number: 'SP-20261123-0001',
  parcel: null,
  tracking_number: null,
  sender: { name: 'Harbour Ltd', address: '1 Pier Road\n8001 Zürich', tax_number: null, country_name: 'Switzerland' },
  recipient: {
    addressee: 'Mei Lin',
    detailed_address: '5 River Street',
    area_text: 'Watthana, Bangkok',
    postcode: '10110',
    country_name: 'Thailand',
    mobile_text: '+66 81 234 5678',
  },
  lines: [
    {
      order_item_id: orderId(801),
      title: 'Table lamp of oak',
      is_readable: true,
      quantity: 2,
      hs_code: '940521',
      origin_country: 'VN',
      weight_grams: 1_500,
      value_cents: 9_800,
    },
  ],
  value_cents: 9_800,
  weight_grams: 1_500,
  gross_weight_grams: null,
}
const [LINE] = A_FORM.lines

test('customs forms are read for the country that parcels leave from, which is remembered', async () => {
  const reply = { forms: [A_FORM], notes: [] }
  await renderDesk(`/slips?orders=${orderId(1)}&view=customs`, {
    replies: { 'GET /api/admin/order/customs': reply },
  })
  await expect.element(button('Print')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Parcels leave from' }).fill('Switz')
  await page.getByRole('option', { name: 'Switzerland' }).click()
  const form = page.getByRole('article', { name: 'CN22 SP-20261123-0001' })
  await expect.element(form).toMatchTextContent(/Customs declaration \/ Déclaration en douane.*CN22/)
  await expect.element(form).toMatchTextContent(/Mei Lin.*THAILAND.*Table lamp of oak2?.*1\.500.*98\.00.*940521.*VN/)
  await expect.element(button('Print')).toBeEnabled()
  expect(addressNow()).toContain('sent_from=CH')
  expect(localStorage.getItem('sampan.desk.sender_country')).toBe('CH')
})

test('a declaration names its missing data, on the form and above it, and orders without a form are listed', async () => {
  if (!LINE) throw new Error('The form has no line.')
  const line = { ...LINE, hs_code: null, origin_country: null, weight_grams: null }
  const incomplete = { ...A_FORM, sender: { ...A_FORM.sender, address: null }, lines: [line], weight_grams: null }
  const notes = [{ order_id: orderId(2), order_number: 'SP-20261123-0002', note: 'inside' as const }]
  await renderDesk(`/slips?orders=${orderId(1)},${orderId(2)}&view=customs&sent_from=CH`, {
    replies: { 'GET /api/admin/order/customs': { forms: [incomplete], notes } },
  })
  const list = page.getByRole('alert')
  await expect.element(list).toMatchTextContent(/SP-20261123-0002: No form: stays in the country/)
  await expect.element(list).toMatchTextContent(/Harbour Ltd: Address of the seller/)
  await expect.element(list).toMatchTextContent(/Table lamp of oak: HS code, Country of origin, Weight/)
  const form = page.getByRole('article')
  await expect
    .element(form)
    .toMatchTextContent(/To be completed.*sender’s address · 1: HS code, Origin, Net weight \(kg\)/)
})
