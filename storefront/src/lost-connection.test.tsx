import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAddress } from '../testing/fake-goods.ts'
import { loseReply, renderScreen } from '../testing/fake-shop.tsx'
import { currentToast, subscribeToast } from './ui/layer/toast.ts'

/** Records every toast once. */
function recordToasts() {
  const textById = new Map<number, string>()
  onTestFinished(
    subscribeToast(() => {
      const toast = currentToast()
      if (toast) textById.set(toast.id, toast.text)
    }),
  )
  return () => [...textById.values()]
}

const LOST = 'Can’t reach the shop'

test('a screen without a connection shows one message, although its reads are retried', async () => {
  const toastTexts = recordToasts()
  const { requests } = await renderScreen('/address', {
    replies: { 'GET /api/user/address_list': () => loseReply(), 'GET /api/cart': () => loseReply() },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(requests('GET /api/user/address_list')).toHaveLength(2)
  expect(toastTexts()).toEqual([LOST])
})

test('a tap without a connection is reported once, although the affected data are refetched too', async () => {
  const { requests, fakeReplies } = await renderScreen('/address', {
    replies: {
      'GET /api/user/address_list': [anAddress(1), anAddress(2, { is_default: false })],
      'POST /api/user/address_set_default': () => loseReply(),
    },
  })
  const setDefault = page.getByRole('button', { name: 'Set as default' })
  await expect.element(setDefault.first()).toBeVisible()
  fakeReplies['GET /api/user/address_list'] = () => loseReply()
  const toastTexts = recordToasts()
  await userEvent.click(setDefault.first())
  await expect.poll(() => requests('GET /api/user/address_list')).toHaveLength(3)
  expect(toastTexts()).toEqual([LOST])
})
