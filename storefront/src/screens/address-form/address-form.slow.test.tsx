import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anAddress, anId, aUser } from '../../../testing/fake-goods.ts'
import { expectMessage, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { chooseDeliveryCountry } from '../../features/address/delivery-country.ts'

const COUNTRIES = [
  { code: 'JP', name: 'Japan', dial_code: '+81', ships: true },
  { code: 'SG', name: 'Singapore', dial_code: '+65', ships: true },
  { code: 'TH', name: 'Thailand', dial_code: '+66', ships: true },
  { code: 'TW', name: 'Taiwan', dial_code: '+886', ships: true, needs_city: true },
  { code: 'US', name: 'United States', dial_code: '+1', ships: true, needs_city: true },
  { code: 'AQ', name: 'Antarctica', dial_code: '+672', ships: false },
]
const AREAS = {
  JP: [{ code: '13', name: 'Tokyo', children: [{ code: '13113', name: 'Shibuya-ku' }] }],
  TH: [{ code: 'TH-10', name: 'Bangkok', children: [{ code: '1039', name: 'Watthana' }] }],
  US: [{ code: 'US-CA', name: 'California', children: [] }],
}
const areasOf = (country: string) => AREAS[country as keyof typeof AREAS] ?? [] // other countries have no areas

const PLACES: Replies = {
  'GET /api/area': ({ query }) => (query.country ? areasOf(query.country) : COUNTRIES),
  'GET /api/user/address_list': [anAddress(1)],
}

async function openForm(path = '/addressForm', replies: Replies = {}) {
  const shop = await renderScreen('/address', {
    replies: { ...PLACES, 'POST /api/user/address_add': anAddress(2), ...replies },
  })
  await shop.visits.go(path)
  return shop
}
type View = Awaited<ReturnType<typeof openForm>>['view']

const save = (view: View) => userEvent.click(view.getByRole('button', { name: 'Save' }))

async function fillSingapore(view: View, addressee = 'Tan Wei') {
  await userEvent.fill(view.getByLabelText('Addressee'), addressee)
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'SG')
  await userEvent.fill(view.getByLabelText('Mobile phone'), '8123 4567')
  await userEvent.fill(view.getByLabelText('Detailed address'), '10 Anson Road')
  await userEvent.click(view.getByRole('radio', { name: 'Company' }))
}

test('area, detailed address, tag and a valid mobile number are required', async () => {
  const { view, requests } = await openForm()
  await userEvent.fill(view.getByLabelText('Mobile phone'), '12')
  await save(view)
  await expect.element(view.getByText('Choose your area')).toBeVisible()
  await expect.element(view.getByText('Enter your detailed address')).toBeVisible()
  await expect.element(view.getByText('Choose a tag')).toBeVisible()
  await expect.element(view.getByText('Please enter a correct mobile phone number')).toBeVisible()
  await expect.element(view.getByLabelText('Mobile phone')).toHaveFocus()
  expect(requests('POST /api/user/address_add')).toEqual([])
})

test('the shopper’s own country is first in the list of countries, under its own heading', async () => {
  const { view, visits } = await openForm('/address')
  chooseDeliveryCountry('TH')
  await visits.go('/addressForm')
  const country = view.getByLabelText('Country or region')
  await expect.element(country).toHaveValue('TH')
  const groups = () => [...country.element().querySelectorAll('optgroup')]
  await expect
    .poll(() => groups().map(({ label }) => label))
    .toEqual(['Your country or region', 'Other countries and regions'])
  await expect.poll(() => groups()[0]?.textContent).toBe('Thailand')
})

test('a new address starts with the shopper’s name and number, and an unchanged form closes without a question', async () => {
  const { view } = await openForm('/addressForm', { 'GET /api/user/getUserInfo': aUser({ mobile: '+66812345678' }) })
  await expect.element(view.getByLabelText('Addressee')).toHaveValue('Nina Srisai')
  await expect.element(view.getByLabelText('Mobile phone')).toHaveValue('081 234 5678')
  await expect.element(view.getByLabelText('Country or region')).toHaveValue('TH')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
})

test('for a shopper without a number the form starts with the country chosen for freight', async () => {
  const { view, visits } = await openForm('/address')
  chooseDeliveryCountry('SG')
  await visits.go('/addressForm')
  await expect.element(view.getByLabelText('Country or region')).toHaveValue('SG')
  await expect.element(view.getByLabelText('Country code')).toHaveValue('SG')
})

test('a shopper without a number types a number, and the longest name fits', async () => {
  const names = { family_name: 'S'.repeat(60), given_name: 'N'.repeat(60) }
  const { view, requests } = await openForm('/addressForm', { 'GET /api/user/getUserInfo': aUser(names) })
  const name = `${names.given_name} ${names.family_name}`
  await expect.element(view.getByLabelText('Addressee')).toHaveValue(name)
  await expect.element(view.getByLabelText('Mobile phone')).toHaveValue('')
  await fillSingapore(view, name)
  await save(view)
  await expect.poll(() => requests('POST /api/user/address_add')[0]?.body.addressee).toBe(name)
})

test('the title says whether an address is added or edited', async () => {
  const { view, visits } = await openForm('/addressForm', { 'GET /api/user/address': anAddress(1) })
  await expect.element(view.getByRole('heading', { name: 'Add address' })).toBeVisible()
  await expect.poll(() => document.title).toContain('Add address')
  await visits.go(`/addressForm/${anId(201)}`)
  await expect.element(view.getByRole('heading', { name: 'Edit address' })).toBeVisible()
  await expect.poll(() => document.title).toContain('Edit address')
})

test('only countries the shop ships to can be chosen', async () => {
  const { view } = await openForm()
  const country = view.getByLabelText('Country or region')
  await expect.element(country.getByRole('option', { name: 'Japan' })).toBeInTheDocument()
  await expect.element(country.getByRole('option', { name: 'Antarctica' })).not.toBeInTheDocument()
})

test('the country has its name even if the list of countries cannot be loaded', async () => {
  const { view } = await openForm('/addressForm', {
    'GET /api/area': ({ query }) => (query.country ? areasOf(query.country) : missing()),
    'GET /api/user/getUserInfo': aUser({ mobile: '+66812345678' }),
  })
  await expect.element(view.getByLabelText('Country or region')).toHaveDisplayValue('Thailand')
})

test('the area is chosen level by level and sent as codes', async () => {
  const { view, requests } = await openForm()
  await fillSingapore(view)
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'JP')
  await userEvent.click(view.getByLabelText('Area'))
  await userEvent.click(view.getByRole('button', { name: 'Tokyo' }))
  await userEvent.click(view.getByRole('button', { name: 'Shibuya-ku' }))
  await expect.element(view.getByLabelText('Area')).toMatchTextContent('Tokyo / Shibuya-ku')
  await userEvent.fill(view.getByLabelText('Postcode'), '150-0001')
  await save(view)
  await expect.element(view.getByText('Save successful')).toBeVisible()
  expect(requests('POST /api/user/address_add')[0]?.body).toMatchObject({ country: 'JP', area: ['13', '13113'] })
})

test('the area sheet opens before the areas are loaded, and can load them again', async () => {
  let answer = () => {}
  const { view, fakeReplies } = await openForm('/addressForm', {
    'GET /api/area': ({ query }) =>
      query.country ? new Promise<void>((resolve) => (answer = resolve)).then(() => missing()) : COUNTRIES,
  })
  await userEvent.click(view.getByLabelText('Area'))
  const sheet = view.getByRole('dialog', { name: 'Area' })
  await expect.element(sheet).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  answer()
  await expect.element(sheet.getByRole('button', { name: 'Try again' })).toBeVisible()
  fakeReplies['GET /api/area'] = areasOf('TH')
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
  await expect.element(sheet.getByRole('button', { name: 'Bangkok' })).toBeVisible()
})

test('an open area sheet closes if the country turns out to have no areas, and stays closed', async () => {
  let answer = () => {}
  const { view } = await openForm('/addressForm', {
    'GET /api/area': ({ query }) => {
      if (query.country === 'SG') return new Promise<void>((resolve) => (answer = resolve)).then(() => [])
      return query.country ? areasOf(query.country) : COUNTRIES
    },
  })
  const country = view.getByLabelText('Country or region')
  await userEvent.selectOptions(country, 'SG')
  await userEvent.click(view.getByLabelText('Area'))
  const sheet = view.getByRole('dialog', { name: 'Area' })
  await expect.element(sheet).toBeVisible()
  answer()
  await expect.element(sheet).not.toBeInTheDocument()
  await userEvent.selectOptions(country, 'TH')
  await expect.element(view.getByLabelText('Area')).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('a country without areas has no area field', async () => {
  const { view, requests } = await openForm()
  await fillSingapore(view)
  await expect.element(view.getByLabelText('Area')).not.toBeInTheDocument()
  await save(view)
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
  expect(requests('POST /api/user/address_add')[0]?.body).toEqual({
    addressee: 'Tan Wei',
    mobile: '+6581234567',
    country: 'SG',
    area: [],
    city: null,
    detailed_address: '10 Anson Road',
    postcode: null,
    tag: 'company',
    is_default: false,
  })
})

test('the city field is shown if the area list ends above the city, and is cleared for another country', async () => {
  const { view, requests } = await openForm()
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'TW')
  await expect.element(view.getByLabelText('City or district')).toBeVisible()
  await fillSingapore(view)
  await expect.element(view.getByLabelText('City')).not.toBeInTheDocument()
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'US')
  await userEvent.click(view.getByLabelText('Area'))
  await userEvent.click(view.getByRole('button', { name: 'California' }))
  await userEvent.fill(view.getByLabelText('City'), ' ')
  await save(view)
  await expect.element(view.getByLabelText('City')).toHaveAccessibleDescription('Enter your city')
  await expect.element(view.getByLabelText('City')).toHaveFocus()
  expect(requests('POST /api/user/address_add')).toEqual([])
  await userEvent.fill(view.getByLabelText('Postcode'), '95112')
  await userEvent.fill(view.getByLabelText('City'), ' San Jose ')
  await save(view)
  await expect
    .poll(() => requests('POST /api/user/address_add')[0]?.body)
    .toMatchObject({ area: ['US-CA'], city: 'San Jose' })
})

test('a country with postcodes needs a postcode in its format, and accepts common ways to type it', async () => {
  const { view, requests } = await openForm()
  await fillSingapore(view)
  await expect.element(view.getByLabelText('Postcode (optional)')).toBeVisible()
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'JP')
  await userEvent.click(view.getByLabelText('Area'))
  await userEvent.click(view.getByRole('button', { name: 'Tokyo' }))
  await userEvent.click(view.getByRole('button', { name: 'Shibuya-ku' }))
  const postcode = view.getByLabelText('Postcode')
  await save(view)
  await expect.element(postcode).toHaveAccessibleDescription('Enter your postcode')
  await expect.element(postcode).toHaveFocus()
  await userEvent.fill(postcode, '15')
  await save(view)
  await expect.element(postcode).toHaveAccessibleDescription('Enter a valid postcode, such as 100-8994')
  expect(requests('POST /api/user/address_add')).toEqual([])
  await userEvent.fill(postcode, '１５５ー００３１')
  await save(view)
  await expect.poll(() => requests('POST /api/user/address_add')[0]?.body).toMatchObject({ postcode: '155-0031' })
})

test('changing the country clears the area', async () => {
  const { view } = await openForm(`/addressForm/${anId(201)}`, { 'GET /api/user/address': anAddress(1) })
  await expect.element(view.getByLabelText('Area')).toMatchTextContent('Bangkok / Watthana')
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'JP')
  await expect.element(view.getByLabelText('Area')).toMatchTextContent('Choose')
})

test('an address can be changed, and the default address stays the default', async () => {
  const { view, requests } = await openForm(`/addressForm/${anId(201)}`, { 'GET /api/user/address': anAddress(1) })
  await expect.element(view.getByLabelText('Mobile phone')).toHaveValue('081 234 5678')
  await expect.element(view.getByRole('switch')).toBeDisabled()
  await userEvent.fill(view.getByLabelText('Addressee'), 'Nina S.')
  await save(view)
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
  const body = { id: anId(201), addressee: 'Nina S.', mobile: '+66812345678', area: ['TH-10', '1039'] }
  expect(requests('POST /api/user/address_add')[0]?.body).toMatchObject(body)
})

test('the form shows an address as another device has changed it, not as it was cached', async () => {
  const path = `/addressForm/${anId(201)}`
  let addressee = 'Nina Srisai'
  const { view, visits } = await openForm(path, {
    'GET /api/user/address': () => ({ ...anAddress(1), addressee }),
  })
  await expect.element(view.getByLabelText('Addressee')).toHaveValue('Nina Srisai')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
  addressee = 'Noi Srisai'
  await visits.go(path)
  await expect.element(view.getByLabelText('Addressee')).toHaveValue('Noi Srisai')
})

test('saving one part of an address keeps what another tab has changed in the meantime', async () => {
  const openedAddress = anAddress(1)
  let storedAddress = openedAddress
  const { view, requests } = await openForm(`/addressForm/${openedAddress.id}`, {
    'GET /api/user/address': () => storedAddress,
  })
  await expect.element(view.getByLabelText('Addressee')).toHaveValue(openedAddress.addressee)
  await userEvent.fill(view.getByLabelText('Detailed address'), '2 Wharf Road')
  storedAddress = { ...openedAddress, addressee: 'Hana Sato', detailed_address: 'Another street', tag: 'school' }
  await expectMessage('Save successful', () => save(view))
  expect(requests('POST /api/user/address_add')[0]?.body).toMatchObject({
    addressee: 'Hana Sato',
    area: openedAddress.area,
    detailed_address: '2 Wharf Road',
    tag: 'school',
  })
})

test('a shopper who leaves the form while the address is being saved stays on the screen opened in the meantime', async () => {
  let answer = () => {}
  const { view, visits, requests } = await openForm('/addressForm', {
    'POST /api/user/address_add': () => new Promise((resolve) => (answer = () => resolve(anAddress(2)))),
  })
  await fillSingapore(view)
  await save(view)
  await expect.poll(() => requests('POST /api/user/address_add')).toHaveLength(1)
  await visits.go('/setting')
  await expectMessage('Save successful', async () => answer())
  expect(location.pathname).toBe('/setting')
})

test('the address list is reloaded before the form closes', async () => {
  let answer = () => {}
  const { view, requests, fakeReplies } = await openForm()
  await fillSingapore(view)
  fakeReplies['GET /api/user/address_list'] = () =>
    new Promise((resolve) => {
      answer = () => resolve([anAddress(1), { ...anAddress(2), addressee: 'Tan Wei' }])
    })
  await save(view)
  await expect.poll(() => requests('GET /api/user/address_list')).toHaveLength(2)
  await expect.element(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy')
  answer()
  await expect.element(view.getByText('Save successful')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
  await expect.element(view.getByText('Tan Wei')).toBeVisible()
})

test('choosing a country changes no phone number and no chosen country code', async () => {
  const { view, requests } = await openForm('/addressForm')
  const code = view.getByLabelText('Country code')
  await userEvent.selectOptions(code, 'JP')
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'SG')
  await expect.element(code).toHaveValue('JP')
  await userEvent.fill(view.getByLabelText('Mobile phone'), '090-1234-5678')
  await expect.element(view.getByText('+81 90 1234 5678 · Japan')).toBeVisible()
  await userEvent.selectOptions(view.getByLabelText('Country or region'), 'TH')
  await expect.element(code).toHaveValue('JP')
  await expect.element(view.getByLabelText('Mobile phone')).toHaveValue('090-1234-5678')
  expect(requests('POST /api/user/address_add')).toEqual([])
})

test('a foreign number with its code is shown as it is understood; without its code it is not saved as another number', async () => {
  const { view } = await openForm('/addressForm')
  const [code, phone] = [view.getByLabelText('Country code'), view.getByLabelText('Mobile phone')]
  await userEvent.selectOptions(code, 'US')
  await userEvent.fill(phone, '+81 90-1234-5678')
  await expect.element(code).toHaveValue('JP')
  await expect.element(view.getByText('+81 90 1234 5678 · Japan')).toBeVisible()
  await userEvent.selectOptions(code, 'TH')
  await expect.element(phone).toHaveValue('090-1234-5678')
  await userEvent.selectOptions(code, 'US')
  await userEvent.click(view.getByRole('button', { name: 'Save' }))
  await expect.element(view.getByText('Please enter a correct mobile phone number')).toBeVisible()
})

test('the mobile field formats a number for its country, and accepts a number with a shared calling code', async () => {
  const { view, requests } = await openForm()
  await fillSingapore(view)
  await expect.element(view.getByLabelText('Mobile phone')).toHaveAttribute('placeholder', 'e.g. 8123 4567')
  await userEvent.selectOptions(view.getByLabelText('Country code'), 'US')
  await expect.element(view.getByLabelText('Mobile phone')).toHaveAttribute('placeholder', 'e.g. (201) 555-0123')
  await userEvent.fill(view.getByLabelText('Mobile phone'), '604 234 5678')
  await save(view)
  await expect.poll(() => requests('POST /api/user/address_add')[0]?.body.mobile).toBe('+16042345678')
})

test('a refusal of the server is shown at the field that it names', async () => {
  const { view } = await openForm('/addressForm', {
    'POST /api/user/address_add': () => refuse('mobile_invalid', 'That is no number.', { field: 'mobile' }),
  })
  await fillSingapore(view)
  await save(view)
  await expect.element(view.getByLabelText('Mobile phone')).toHaveAccessibleDescription('That is no number.')
})

test('the Back button of a form with unsaved changes asks before the form closes', async () => {
  const { view } = await openForm()
  await userEvent.fill(view.getByLabelText('Addressee'), 'Tan')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('dialog')).toMatchTextContent('Leave without saving?')
  await userEvent.click(view.getByRole('button', { name: 'Keep editing' }))
  await expect.element(view.getByLabelText('Addressee')).toHaveValue('Tan')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await userEvent.click(view.getByRole('button', { name: 'Leave' }))
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
})

test("the browser's Back button asks before a form with unsaved changes closes", async () => {
  const { view } = await openForm()
  await userEvent.fill(view.getByLabelText('Addressee'), 'Tan')
  history.back()
  await expect.element(view.getByRole('dialog')).toMatchTextContent('Leave without saving?')
  await expect.poll(() => location.pathname).toBe('/addressForm')
  history.back()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(view.getByLabelText('Addressee')).toHaveValue('Tan')
  history.back()
  await userEvent.click(view.getByRole('button', { name: 'Leave' }))
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
  expect(location.pathname).toBe('/address')
})

test('an unchanged form closes without asking', async () => {
  const { view } = await openForm()
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
})

test('an address that does not exist is reported as missing', async () => {
  const { view } = await openForm(`/addressForm/${anId(999)}`, { 'GET /api/user/address': () => missing() })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('saving a form that was opened by its address opens the list of addresses', async () => {
  const { view, visits } = await renderScreen('/addressForm', {
    replies: { ...PLACES, 'POST /api/user/address_add': anAddress(2) },
  })
  await fillSingapore(view)
  await save(view)
  await expect.poll(() => visits.place().path).toBe('/address')
})
