import type { EndpointKey } from '@sampan/contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, aCartItem, anAddress, anId, aQuote, aUser, NEW_SESSION } from '../testing/fake-goods.ts'
import { expectMessage, fillIn, type Replies, refuse, renderScreen } from '../testing/fake-shop.tsx'
import { extractOptions, PAYABLE } from '../testing/fake-wallet.ts'

const tap = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
async function typeCode() {
  await expect.element(page.getByRole('group', { name: 'Payment code' })).toBeVisible()
  await userEvent.keyboard('246810{Enter}')
}

type Wait = {
  address: string
  signedIn?: boolean
  /** The fake shop's replies. The test delays the reply to `call`. */
  replies: Replies
  call: EndpointKey
  send: () => Promise<unknown>
  /** The message shown after the reply arrives; undefined if no message is shown after a success. */
  message?: string
}

const payment: Wait = {
  address: `/payment?orders=${anId(301)}`,
  replies: {
    'GET /api/order/payable': PAYABLE,
    'POST /api/order/pay': { paid_cents: 1_500, balance_cents: 198_500 },
  },
  call: 'POST /api/order/pay',
  send: () => tap('Pay $15.00').then(typeCode),
  message: 'Pay Success',
}
const checkout: Wait = {
  address: `/checkout?items=${anId(101)}`,
  replies: {
    'GET /api/user/address_list': [anAddress(1)],
    'POST /api/checkout/quote': aQuote(),
    'GET /api/order/payable': PAYABLE,
    'POST /api/order/create': {
      checkout_id: anId(400),
      order_ids: [anId(301)],
      total_cents: 1_500,
      expires_at: PAYABLE.expires_at,
    },
  },
  call: 'POST /api/order/create',
  send: () => tap('Place order · $15.00'),
  message: 'Create Order Success',
}
const withdrawal: Wait = {
  address: '/withDraw',
  replies: {
    'GET /api/user/extract': extractOptions(),
    'POST /api/user/extract': {
      extract_id: anId(901),
      status: 0,
      service_charge_cents: 300,
      net_cents: 9_700,
      parts: [],
    },
  },
  call: 'POST /api/user/extract',
  send: async () => {
    await fillIn(page, {
      Amount: '100',
      'Bank name': 'River Bank',
      'Bank card number': '6222021234567890123',
      'Account holder': 'Nina Berg',
    })
    await tap('Withdraw')
    await typeCode()
  },
  message: 'Draw Success',
}
const profile: Wait = {
  address: '/profile',
  replies: {
    'GET /api/area': [],
    'POST /api/user/profile': {
      user_id: anId(1),
      account: 'nina@sampan.example',
      email: 'nina@sampan.example',
      mobile: null,
      family_name: 'Srisai',
      given_name: 'Noi',
      avatar_url: null,
    },
  },
  call: 'POST /api/user/profile',
  send: () => fillIn(page, { 'Given name': 'Noi' }).then(() => tap('Save')),
  message: 'Change Successful',
}
const login: Wait = {
  address: '/login?next=%2Fsetting',
  signedIn: false,
  replies: {
    'GET /api/user/getUserInfo': aUser(),
    'POST /api/user/login': NEW_SESSION,
  },
  call: 'POST /api/user/login',
  send: () => fillIn(page, { Email: 'nina@sampan.example', Password: 'secret-1' }).then(() => tap('Log in')),
  message: 'Login Success',
}
const cart: Wait = {
  address: '/bag',
  replies: { 'GET /api/cart': aCart(aCartItem(1)), 'POST /api/cart/update': aCart(aCartItem(1, { quantity: 2 })) },
  call: 'POST /api/cart/update',
  send: async () => {
    await tap('Increase')
    await tap('Check out')
  },
}

/** Submits, and leaves the screen before the reply arrives. */
async function sendAndLeave({ address, signedIn = true, replies, call, send }: Wait) {
  const pause = Promise.withResolvers<void>()
  const fakeReply = replies[call]
  const answer = async () => {
    await pause.promise
    return typeof fakeReply === 'function' ? fakeReply({} as never) : fakeReply
  }
  const shop = await renderScreen(address, {
    signedIn,
    replies: { ...replies, [call]: answer },
  })
  await send()
  await expect.poll(() => shop.requests(call)).toHaveLength(1)
  await shop.visits.go(ELSEWHERE)
  const go = vi.spyOn(shop.visits, 'go')
  const back = vi.spyOn(shop.visits, 'back')
  return {
    ...shop,
    answer: async () => pause.resolve(),
    moveCount: () => go.mock.calls.length + back.mock.calls.length,
  }
}
/** Waits long enough to notice a navigation that should not happen. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300))
const ELSEWHERE = '/forgotPassword'

test.each([
  ['a payment', payment],
  ['a checkout', checkout],
  ['a withdrawal', withdrawal],
  ['a profile', profile],
  ['a login', login],
])('if a shopper leaves %s before the reply arrives, the result is shown without navigating', async (_, wait) => {
  const { answer, moveCount } = await sendAndLeave(wait)
  await expectMessage(wait.message ?? '', answer)
  await aMoment()
  expect(moveCount()).toBe(0)
  expect(location.pathname).toBe(ELSEWHERE)
})

test.each([
  [
    'a payment',
    {
      ...payment,
      replies: { ...payment.replies, 'POST /api/order/pay': () => refuse('insufficient_funds', 'Not enough.') },
    },
  ],
  [
    'a withdrawal',
    {
      ...withdrawal,
      replies: { ...withdrawal.replies, 'POST /api/user/extract': () => refuse('payment_code_wrong', 'Not enough.') },
    },
  ],
  [
    'a checkout',
    {
      ...checkout,
      replies: { ...checkout.replies, 'POST /api/order/create': () => refuse('too_many_unpaid', 'Not enough.') },
    },
  ],
] satisfies [string, Wait][])(
  'if a shopper leaves %s before a refusal arrives, a toast shows the refusal, because the sheet is closed',
  async (_, wait) => {
    const { answer, visits } = await sendAndLeave(wait)
    await expectMessage('Not enough.', answer)
    await visits.go(wait.address)
    await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(0)
  },
)

test('leaving the cart before its last change is stored does not open the checkout later', async () => {
  const { answer, moveCount, client } = await sendAndLeave(cart)
  await answer()
  await expect.poll(() => client.isMutating()).toBe(0)
  await aMoment()
  expect(moveCount()).toBe(0)
})
