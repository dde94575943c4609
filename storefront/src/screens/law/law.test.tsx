import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LAW } from '../../../testing/fake-articles.ts'
import { loseReply, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const openLaw = (address: string, replies: Replies = { 'GET /api/user/law': LAW }) => renderScreen(address, { replies })

test('a tap on the list opens a text, and Back returns to the list', async () => {
  const { view } = await openLaw('/law')
  await expect.element(view.getByRole('heading', { name: 'Legal' })).toBeVisible()
  await userEvent.click(view.getByRole('link', { name: 'Privacy' }))
  await expect.element(view.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  await expect.element(view.getByText('We sell no data.')).toBeVisible()
  expect(document.title).toBe('Privacy · Sampan')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Legal' })).toBeVisible()
})

test('a URL opens the text that it names, with links to the other texts below', async () => {
  const { view } = await openLaw('/law?of=terms')
  await expect.element(view.getByText('One person keeps one account.')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Terms of use' })).not.toBeInTheDocument()
  await expect.element(view.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/law?of=privacy')
})

test('if the URL names an unknown text, the list is shown', async () => {
  const { view } = await openLaw('/law?of=nothing')
  await expect.element(view.getByRole('link', { name: 'Terms of use' })).toBeVisible()
})

test('a failed read can be retried', async () => {
  const { view, fakeReplies } = await openLaw('/law', { 'GET /api/user/law': () => loseReply() })
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  fakeReplies['GET /api/user/law'] = LAW
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByRole('link', { name: 'Privacy' })).toBeVisible()
})

test('a visitor reads a text at its public address, with links to the other public addresses', async () => {
  const { view } = await renderScreen('/register/terms', { signedIn: false, replies: { 'GET /api/user/law': LAW } })
  await expect.element(view.getByText('One person keeps one account.')).toBeVisible()
  expect(document.title).toBe('Terms of use · Sampan')
  await userEvent.click(view.getByRole('link', { name: 'Privacy' }))
  await expect.element(view.getByText('We sell no data.')).toBeVisible()
})

test('an unknown text below the registration is not found', async () => {
  const { view } = await renderScreen('/register/nothing', { signedIn: false, replies: {} })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a visitor reads the details of the business that a law wants, in the language of that law', async () => {
  const notation = {
    slug: 'notation-jp',
    title: '特定商取引法に基づく表記',
    body_markdown: '**販売業者**\n\nHarbour Ltd',
  }
  const { view } = await renderScreen('/register/notation-jp', {
    signedIn: false,
    replies: { 'GET /api/user/law': [...LAW, notation] },
  })
  await expect.element(view.getByRole('heading', { name: '特定商取引法に基づく表記' })).toBeVisible()
  await expect.element(view.getByText('Harbour Ltd')).toBeVisible()
  expect(view.getByText('販売業者').element().closest('[lang]')).toHaveProperty('lang', 'ja')
})
