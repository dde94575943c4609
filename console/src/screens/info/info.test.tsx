import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../testing/fake-catalogue.ts'
import { button, refuse, renderDesk } from '../../../testing/fake-desk.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const preview = () => page.getByRole('region', { name: 'Preview' })

const storedArticle = (language: 'en' | 'ja', is_own: boolean) => ({
  collection: 'help' as const,
  slug: 'pay',
  language,
  revision: 'revision-next',
  title: 'How to pay',
  body_markdown: 'As it is now',
  is_own,
  times: { order_expiry: '30分' },
})

test('a page is edited in one language, with a preview, and saved separately', async () => {
  const { requests } = await renderDesk('/pages', {
    replies: { ...CATALOGUE, 'POST /api/admin/article/save': storedArticle('ja', true) },
  })
  await page.getByRole('row', { name: 'How to pay Help en' }).getByRole('link').click()
  await expect.element(page.getByText('Custom text missing').first()).toBeVisible()
  await field('Text, 日本語').fill('**{order_expiry}以内**に{shop}へ\n\n- カード\n\n[x](javascript:1)')
  await expect.element(preview().getByText('30分以内')).toBeVisible()
  await expect.element(preview().getByRole('paragraph').first()).toHaveTextContent('30分以内にSampanへ')
  await expect.element(preview().getByRole('listitem').getByText('カード')).toBeVisible()
  await expect.element(preview().getByText('[x](javascript:1)')).toBeVisible()
  await button('Save 日本語').click()
  await expect.poll(() => requests('POST /api/admin/article/save').length).toBe(1)
  expect(requests('POST /api/admin/article/save')[0]?.body).toEqual({
    collection: 'help',
    slug: 'pay',
    language: 'ja',
    revision: 'revision-ja',
    own: { title: 'How to pay', body_markdown: '**{order_expiry}以内**に{shop}へ\n\n- カード\n\n[x](javascript:1)' },
  })
  await expect.element(field('Text, 日本語')).toHaveValue('As it is now')
})

test('the preview names placeholders that the shop does not know', async () => {
  await renderDesk('/pages/help.pay', { replies: CATALOGUE })
  await field('Text, 日本語').fill('{order_expiry} {shop}')
  await expect.element(preview().getByText('30分 Sampan')).toBeVisible()
  await expect.element(preview().getByText(/^Unknown placeholder/)).not.toBeInTheDocument()
  await field('Text, 日本語').fill('{order_expirey} {shop} {order_expirey}')
  await expect.element(preview().getByText('Unknown placeholder: {order_expirey}', { exact: true })).toBeVisible()
})

test('custom text is replaced by the default text after a confirmation', async () => {
  const { requests } = await renderDesk('/pages/help.pay', {
    replies: { ...CATALOGUE, 'POST /api/admin/article/save': storedArticle('en', false) },
  })
  await button('Use standard text, English').click()
  await button('Use standard text').click()
  await expect
    .poll(() => requests('POST /api/admin/article/save')[0]?.body)
    .toMatchObject({ language: 'en', own: null })
  await expect.element(field('Text, English')).toHaveValue('As it is now')
  await expect.element(button('Use standard text, English')).not.toBeInTheDocument()
})

test('if an article has changed since it was read, the refusal is shown at the edited language, and the input is kept', async () => {
  await renderDesk('/pages/law.terms', {
    replies: { ...CATALOGUE, 'POST /api/admin/article/save': () => refuse('changed_meanwhile', 'Somebody changed it') },
  })
  await field('Title, ไทย').fill('ข้อกำหนด')
  await button('Save ไทย').click()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it')).toBeVisible()
  await expect.element(field('Title, ไทย')).toHaveValue('ข้อกำหนด')
})
