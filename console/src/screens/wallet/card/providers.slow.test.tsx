import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aProposal, aWaiting } from '../../../../testing/fake-proposals.ts'
import { aProtection, aProvider, PROVIDERS, providersAtDesk } from '../../../../testing/fake-providers.ts'

const SAVE = 'POST /api/admin/provider/save'
const SECRET_KEY = 'sk_test_51Habc'
const SIGNING_SECRET = 'whsec_9f8e7d'

const openDesk = (replies: Replies = {}) => renderDesk('/providers', { replies: { ...PROVIDERS, ...replies } })
const withProviders = (...args: Parameters<typeof providersAtDesk>): Replies => ({
  'GET /api/admin/provider/list': providersAtDesk(...args),
})
const stripe = () => page.getByRole('region', { name: 'Stripe' })
const banner = () => page.getByText('Test mode: no real money moves')
const secretKey = () => dialog().getByLabelText('Secret key', { exact: true })
const signingSecret = () => dialog().getByLabelText('Signing secret of the events')
const reason = () => dialog().getByRole('textbox', { name: 'Reason' })
const openSwitch = () => dialog().getByRole('switch', { name: 'Open for shoppers' })

const aChange = () =>
  aWaiting('payment_provider', {
    ref_id: 'stripe',
    changes: [
      { field: 'secret_key', before: { text: '… 4Qx9' }, after: { text: '… Zz77' } },
      { field: 'mode', before: { text: 'live' }, after: { text: 'test' } },
    ],
  })

test('a provider with real money shows its state, the end of its key and its address for events', async () => {
  await openDesk()
  await expect
    .element(stripe())
    .toMatchTextContent(
      /Stripe.*Open for shoppers.*… 4Qx9.*Real money.*https:\/\/shop\.example\/hooks\/provider\/stripe.*ben@sampan\.example/,
    )
  await expect.element(banner()).not.toBeInTheDocument()
})

test('test keys are marked on the page and at the provider', async () => {
  await openDesk(withProviders([aProvider({ mode: 'test', is_open: false })]))
  await expect.element(banner()).toBeVisible()
  await expect.element(page.getByText(/no money arrives\. Never open test keys/)).toBeVisible()
  await expect.element(stripe()).toMatchTextContent(/Closed for shoppers.*Test mode/)
})

test('the demo’s stand-in cannot be changed, and the page says why', async () => {
  const demo = { mode: 'test', is_demo: true } as const
  await openDesk(withProviders([aProvider(demo), aProvider({ provider: 'paypal', ...demo })]))
  await expect.element(stripe()).toMatchTextContent(/This is the demo’s stand-in for Stripe\. It can’t be changed\./)
  await expect.element(page.getByText(/This demo pays with test cards/)).toBeVisible()
  await expect.element(page.getByText(/New keys and opening/)).not.toBeInTheDocument()
  await expect.element(stripe().getByRole('button', { name: /Stripe|shoppers/ })).not.toBeInTheDocument()
})

test('keys of the environment cannot be changed at the desk', async () => {
  await openDesk(withProviders([aProvider({ is_from_environment: true, changed_by: null, changed_at: null })]))
  await expect.element(stripe()).toMatchTextContent(/The keys come from the server’s environment/)
  await expect.element(stripe().getByRole('button', { name: /Stripe|shoppers/ })).not.toBeInTheDocument()
})

test('finance operators see providers, but cannot change them', async () => {
  await renderDesk('/providers', { replies: PROVIDERS, roles: ['finance'] })
  await expect.element(stripe()).toMatchTextContent(/Open for shoppers/)
  await expect.element(button('Change Stripe')).not.toBeInTheDocument()
  await expect.element(button('Close for shoppers')).not.toBeInTheDocument()
})

test('the first keys are proposed to a second owner', async () => {
  const { requests } = await openDesk({ ...withProviders([]), [SAVE]: { outcome: 'proposed' } })
  await expect.element(stripe()).toMatchTextContent(/Not set up.*You need an account at Stripe/)
  await button('Set up Stripe').click()
  await expect.element(secretKey()).toHaveAttribute('type', 'password')
  await expect.element(secretKey()).toHaveValue('')
  await button('Request approval').click()
  await expect.poll(() => dialog().getByText('Required').elements().length).toBe(2)
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  // The two values are swapped.
  await secretKey().fill(SIGNING_SECRET)
  await signingSecret().fill(SECRET_KEY)
  await button('Request approval').click()
  await expect.element(dialog().getByText('Begins with sk_test_, sk_live_, rk_test_, rk_live_')).toBeVisible()
  await expect.element(dialog().getByText('Begins with whsec_')).toBeVisible()
  expect(requests(SAVE)).toEqual([])
  await secretKey().fill(` ${SECRET_KEY} `)
  await expect.element(dialog().getByText('This is a test key: no real money moves.')).toBeVisible()
  await signingSecret().fill(SIGNING_SECRET)
  await openSwitch().click()
  await reason().fill('First account')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(SAVE).map(({ body }) => body)).toEqual([
    {
      ...{ provider: 'stripe', revision: null, is_open: true, reason: 'First account' },
      ...{ secret_key: SECRET_KEY, webhook_secret: SIGNING_SECRET },
    },
  ])
})

test('one new key alone is not sent, and neither is a form without a change', async () => {
  const { requests } = await openDesk()
  await button('Change Stripe').click()
  await expect.element(dialog().getByText('Leave the fields empty to keep the keys (… 4Qx9).')).toBeVisible()
  await button('Request approval').click()
  await expect.element(dialog().getByText('Enter new keys, or open or close it')).toBeVisible()
  await secretKey().fill('sk_live_new')
  await expect.element(dialog().getByText('This key moves real money.')).toBeVisible()
  await reason().fill('Rotation')
  await button('Request approval').click()
  await expect.element(dialog().getByText('Required')).toBeVisible()
  expect(requests(SAVE)).toEqual([])
})

test('opening keeps the stored keys, and needs a reason', async () => {
  const { requests } = await openDesk({
    ...withProviders([aProvider({ is_open: false })]),
    [SAVE]: { outcome: 'proposed' },
  })
  await expect.element(button('Close for shoppers')).not.toBeInTheDocument()
  await button('Change Stripe').click()
  await openSwitch().click()
  await reason().fill('We start')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(SAVE)[0]?.body).toEqual({
    ...{ provider: 'stripe', revision: 'revision-1', is_open: true, reason: 'We start' },
  })
})

test('closing takes effect at once, by the switch or by the button, also while a proposal waits', async () => {
  const CLOSING = { provider: 'stripe', revision: 'revision-1', is_open: false }
  const { requests, fakeReplies } = await openDesk({ [SAVE]: { outcome: 'done' } })
  await button('Change Stripe').click()
  await openSwitch().click()
  await expect.element(reason()).not.toBeInTheDocument()
  fakeReplies['GET /api/admin/provider/list'] = providersAtDesk([aProvider()], { proposals: [aChange()] })
  fakeReplies['GET /api/admin/proposal/detail'] = aProposal({ kind: 'payment_provider', ref_id: 'stripe' })
  await button('Close now').click()
  await expect.element(page.getByText('Stripe is closed').first()).toBeVisible()
  await expect.element(button('Change Stripe')).not.toBeInTheDocument()
  await button('Close for shoppers').click()
  await expect.element(dialog('Close Stripe for shoppers?')).toMatchTextContent(/Opening it again needs a second owner/)
  await button('Close now').click()
  await expect.poll(() => requests(SAVE).map(({ body }) => body)).toEqual([CLOSING, CLOSING])
})

test('a pending proposal is shown with its changes in words, and nothing else can be proposed', async () => {
  await openDesk({
    ...withProviders([aProvider()], { proposals: [{ ...aChange(), can_open: false }] }),
  })
  await expect
    .element(stripe())
    .toMatchTextContent(
      /Change a payment provider.*Secret key: … 4Qx9 → … Zz77.*Test or real money: Real money → Test mode.*Waiting for a second approver/,
    )
  await expect.element(button('Change Stripe')).not.toBeInTheDocument()
})

test('an owner without a second owner reads why nothing can be approved', async () => {
  await openDesk(withProviders([aProvider()], { has_second: false }))
  await expect.element(page.getByText(/no other owner can approve yet/)).toBeVisible()
})

test('after a change of another owner the typed keys stay, and the current version has empty fields', async () => {
  const { requests, fakeReplies } = await openDesk({
    [SAVE]: () => {
      fakeReplies['GET /api/admin/provider/list'] = providersAtDesk([aProvider({ revision: 'later', key_end: 'Zz77' })])
      return refuse('changed_meanwhile', 'Somebody was quicker')
    },
  })
  await button('Change Stripe').click()
  await secretKey().fill('sk_live_new')
  await signingSecret().fill(SIGNING_SECRET)
  await reason().fill('Rotation')
  await button('Request approval').click()
  await expect.element(page.getByText('Somebody was quicker')).toBeVisible()
  await expect.element(secretKey()).toHaveValue('sk_live_new')
  expect(requests(SAVE)[0]?.body).toMatchObject({ revision: 'revision-1' })
  await button('Show current version').click()
  await expect.element(secretKey()).toHaveValue('')
  await expect.element(dialog().getByText(/keep the keys \(… Zz77\)/)).toBeVisible()
})

test('typed keys are stored nowhere in the browser', async () => {
  await openDesk({ [SAVE]: () => refuse('provider_keys', 'Enter both', { field: 'webhook_secret' }) })
  await button('Change Stripe').click()
  await secretKey().fill('sk_live_new')
  await signingSecret().fill(SIGNING_SECRET)
  await reason().fill('Rotation')
  await button('Request approval').click()
  await expect.element(dialog().getByText('Enter both')).toBeVisible()
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href])
  expect(stored).not.toContain('sk_live_new')
  expect(stored).not.toContain(SIGNING_SECRET)
})

const CHANGE_PROTECTION = 'POST /api/admin/provider/protection'

test('an owner changes how the shop is protected from stolen cards, within bounds', async () => {
  const { requests } = await openDesk({ [CHANGE_PROTECTION]: aProtection({ decline_points: 5 }) })
  const part = page.getByRole('region', { name: 'Protection from stolen cards' })
  await expect
    .element(part)
    .toMatchTextContent(
      /Points of one shopper per hour20.*one network per hour60.*one card per hour12.*declined attempt3.*From highest risk on/,
    )
  await button('Change protection').click()
  const points = dialog().getByRole('textbox', { name: 'Points of one shopper per hour' })
  await points.fill('2')
  await button('Save').click()
  await expect.element(dialog().getByText('Enter a whole number from 3 to 200')).toBeVisible()
  expect(requests(CHANGE_PROTECTION)).toEqual([])
  await points.fill('8')
  await dialog().getByRole('combobox').selectOptions('From elevated risk on')
  await button('Save').click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests(CHANGE_PROTECTION)[0]?.body).toEqual({
    ...{ shopper_points: 8, network_points: 60, card_points: 12, decline_points: 3 },
    ...{ review_risk: 'elevated', revision: 'protection-1' },
  })
})

test('finance operators read the protection, but cannot change it', async () => {
  await renderDesk('/providers', { replies: PROVIDERS, roles: ['finance'] })
  await expect.element(page.getByText('Points of one network per hour')).toBeVisible()
  await expect.element(button('Change protection')).not.toBeInTheDocument()
})

test('PayPal has its own keys, and its owner says whether they move real money', async () => {
  const { requests } = await openDesk({ [SAVE]: { outcome: 'proposed' } })
  const paypal = page.getByRole('region', { name: 'PayPal' })
  await expect.element(paypal).toMatchTextContent(/Not set up.*business account at PayPal.*hooks\/provider\/paypal/)
  await button('Set up PayPal').click()
  await button('Request approval').click()
  await expect.poll(() => dialog().getByText('Required').elements().length).toBe(3)
  await dialog().getByLabelText('Client ID').fill('AZDxjDScFpQtjWTOUtWKbyN_bDt4OgqaF4eYXlewfBP4')
  await expect.element(dialog().getByText('This is a test key: no real money moves.')).toBeVisible()
  await dialog().getByLabelText('Client secret').fill('EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp')
  await dialog().getByLabelText('Webhook ID').fill('short')
  await reason().fill('Second way')
  await button('Request approval').click()
  await expect.element(dialog().getByText('Copy it as the provider shows it')).toBeVisible()
  await dialog().getByLabelText('Webhook ID').fill('1JE4291016473214C')
  await dialog().getByLabelText('Real money').click()
  await expect.element(dialog().getByText('This key moves real money.')).toBeVisible()
  await openSwitch().click()
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(SAVE).map(({ body }) => body)).toEqual([
    {
      ...{ provider: 'paypal', revision: null, is_open: true, reason: 'Second way', mode: 'live' },
      client_id: 'AZDxjDScFpQtjWTOUtWKbyN_bDt4OgqaF4eYXlewfBP4',
      client_secret: 'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp',
      webhook_id: '1JE4291016473214C',
    },
  ])
})
