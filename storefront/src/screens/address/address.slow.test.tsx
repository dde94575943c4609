import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anAddress, anId, type FakeAddress } from '../../../testing/fake-goods.ts'
import { expectMessage, renderScreen } from '../../../testing/fake-shop.tsx'
import { session } from '../../session/session.ts'

/** A fake server with an address book. */
function openAddresses(count: number, address = '/address') {
  let addresses: FakeAddress[] = Array.from({ length: count }, (_, place) => anAddress(place + 1))
  return renderScreen(address, {
    replies: {
      'GET /api/user/address_list': () => addresses.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)),
      'POST /api/user/address_set_default': ({ body }) => {
        addresses = addresses.map((one) => ({ ...one, is_default: one.id === body.id }))
        return null
      },
      'GET /api/user/address_del': ({ query }) => {
        addresses = addresses.filter((one) => one.id !== query.id)
        return null
      },
      'GET /api/area': ({ query }) =>
        query.country ? [] : [{ code: 'US', name: 'United States', dial_code: '+1', ships: true }],
    },
  })
}
type View = Awaited<ReturnType<typeof openAddresses>>['view']
const items = (view: View) => view.getByRole('listitem')

test('the default address is listed first and labelled as default', async () => {
  const { view } = await openAddresses(2)
  await expect.element(items(view).first()).toMatchTextContent('Nina 1')
  await expect.element(items(view).first()).toMatchTextContent('+66 81 234 5678')
  await expect.element(items(view).first()).toMatchTextContent('1 Sukhumvit, Watthana, Bangkok 10110, Thailand')
  await expect.element(items(view).first()).toMatchTextContent('Default')
  await expect.element(items(view).last()).not.toMatchTextContent('Default')
})

test('another address can become the default', async () => {
  const { view } = await openAddresses(2)
  await expectMessage('Setting Success', () => userEvent.click(view.getByRole('button', { name: 'Set as default' })))
  await expect.element(items(view).first()).toMatchTextContent('Nina 2')
})

test('an address is deleted only after confirmation', async () => {
  const { view, requests } = await openAddresses(2)
  await userEvent.click(view.getByRole('button', { name: 'Delete Nina 2’s address' }))
  await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
  expect(requests('GET /api/user/address_del')).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Delete Nina 2’s address' }))
  await expectMessage('Delete Success', () =>
    userEvent.click(view.getByRole('button', { name: 'Delete', exact: true })),
  )
  await expect.element(view.getByText('Nina 2')).not.toBeInTheDocument()
  expect(requests('GET /api/user/address_del')[0]?.query).toEqual({ id: anId(202) })
})

test('an empty address list links to the form', async () => {
  const { view } = await openAddresses(0)
  await expect.element(view.getByRole('heading', { name: 'No address yet' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/addressForm')
})

test('if the list is opened to choose an address but is empty, the address form opens instead of the list', async () => {
  const { view, visits } = await openAddresses(0, '/setting')
  await visits.go('/address?choose=1')
  await expect.element(view.getByRole('heading', { name: 'Add address' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/addressForm?choose=1')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('no more than twenty addresses can be stored', async () => {
  const { view } = await openAddresses(20)
  await expect.element(view.getByText(/limit of 20 addresses/)).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Add address' })).not.toBeInTheDocument()
})

test('if the list is opened to choose an address, a tap on an address chooses it and returns to the checkout', async () => {
  const { view, visits } = await openAddresses(2, '/setting')
  await visits.go('/address?choose=1')
  await expect.element(view.getByRole('heading', { name: 'Choose an address' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: /1 Sukhumvit/ })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(view.getByRole('button', { name: /2 Sukhumvit/ }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(session.get().backData.address_id).toBe(anId(202))
})
