import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'
import { brand } from '../../session/desk-brand.ts'

const LOGO = { address: '/pictures/logo-1.0123456789.webp', ground: 'dark', width: 40, height: 40 } as const
const NOTHING = { revision: 'a', name: null, names: {}, logo: null }
const save = () => page.getByRole('button', { name: 'Save' }).click()
const nameField = () => page.getByRole('textbox', { name: 'Shop name' })

test('an owner names the shop, also in another language, and the desk shows the new name immediately', async () => {
  onTestFinished(() => brand.set({ name: 'Sampan', logo: null }))
  let storedBrand: typeof NOTHING | object = NOTHING
  const { requests } = await renderDesk('/settings?part=brand', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/brand': () => storedBrand as typeof NOTHING,
      'POST /api/admin/brand/save': () => {
        storedBrand = { revision: 'b', name: 'Tea & Boats', names: { ja: '茶と舟' }, logo: LOGO }
        return storedBrand as typeof NOTHING
      },
    },
  })
  await expect.poll(() => document.title).toBe('Settings · Sampan')
  await save()
  await expect.element(page.getByText('Enter the shop’s name')).toBeVisible()
  expect(requests('POST /api/admin/brand/save')).toEqual([])
  await nameField().fill('Tea & Boats')
  await page.getByRole('textbox', { name: '日本語' }).fill('茶と舟')
  await save()
  await expect.element(page.getByText('Shop name saved')).toBeVisible()
  const { revision, name, names, logo } = requests('POST /api/admin/brand/save')[0]?.body ?? {}
  expect([revision, name, names?.ja, logo]).toEqual(['a', 'Tea & Boats', '茶と舟', null])
  await expect.poll(() => document.title).toBe('Settings · Tea & Boats')
  const home = page.getByRole('link', { name: 'Tea & Boats' }).first()
  await expect.element(home).toBeVisible()
  expect(home.element().querySelector('img')?.getAttribute('src')).toBe(`${LOGO.address}?w=160`)
  // The next change is based on the saved version.
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await save()
  await expect.poll(() => requests('POST /api/admin/brand/save')[1]?.body).toMatchObject({ revision: 'b', logo: null })
})

test('an owner who saves an outdated version sees the reason for the refusal, and keeps the input', async () => {
  let isLate = false
  await renderDesk('/settings?part=brand', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/brand': () => (isLate ? { ...NOTHING, revision: 'b', name: 'Theirs' } : NOTHING),
      'POST /api/admin/brand/save': () => {
        isLate = true
        return refuse('changed_meanwhile', 'Somebody changed it')
      },
    },
  })
  await nameField().fill('Second')
  await save()
  await expect.element(page.getByText(/Someone else has just changed this/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it')).toBeVisible()
  await expect.element(nameField()).toHaveValue('Second')
  await page.getByRole('button', { name: 'Show current version' }).click()
  await expect.element(nameField()).toHaveValue('Theirs')
})

test('finance can change other settings, but not the name', async () => {
  await renderDesk('/settings?part=brand', { replies: SETTINGS, roles: ['finance'] })
  await expect.element(page.getByText('Bank accounts').first()).toBeVisible()
  await expect.element(page.getByText('Name and logo')).not.toBeInTheDocument()
  await expect.element(nameField()).not.toBeInTheDocument()
})
