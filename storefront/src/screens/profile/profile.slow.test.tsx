import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, aUser } from '../../../testing/fake-goods.ts'
import { fillIn, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { takePictures } from '../../../testing/fake-upload.ts'
import { session } from '../../session/session.ts'

const nina = aUser({ mobile: '+66812345678', avatar_url: '/media/nina.webp' })
const { user_id, account, email, family_name, avatar_url } = nina

/** Opens the profile from the settings, so that Back returns to the settings. */
async function openProfile(replies: Replies = {}) {
  let user = nina
  const shop = await renderScreen('/setting', {
    replies: {
      'GET /api/user/getUserInfo': () => user,
      'GET /api/area': [],
      'POST /api/user/profile': ({ body }) => {
        user = { ...user, given_name: body.given_name ?? '' }
        return {
          user_id,
          account,
          email,
          mobile: null,
          family_name,
          given_name: user.given_name,
          avatar_url: avatar_url ?? null,
        }
      },
      ...replies,
    },
  })
  await shop.visits.go('/profile')
  await expect.element(shop.view.getByLabelText('Given name')).toHaveValue('Nina')
  return shop
}
type View = Awaited<ReturnType<typeof openProfile>>['view']
const save = (view: View) => userEvent.click(view.getByRole('button', { name: 'Save' }))

test('a changed name and mobile number are saved, and the new name is shown', async () => {
  const { view, requests } = await openProfile()
  await expect.element(view.getByLabelText('Mobile (optional)')).toHaveValue('081 234 5678')
  await userEvent.fill(view.getByLabelText('Given name'), 'Noi')
  await userEvent.fill(view.getByLabelText('Mobile (optional)'), '089 876 5432')
  await save(view)
  await expect.element(view.getByText('Change Successful')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/profile')[0]?.body).toEqual({
    family_name: 'Srisai',
    given_name: 'Noi',
    mobile: '+66898765432',
  })
  expect(session.get().user?.given_name).toBe('Noi')
})

test('removing the picture and clearing the mobile number deletes the picture and the number from the account', async () => {
  const { view, requests } = await openProfile()
  await userEvent.click(view.getByRole('button', { name: 'Remove picture' }))
  await userEvent.fill(view.getByLabelText('Mobile (optional)'), '')
  await save(view)
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/profile')[0]?.body).toMatchObject({ avatar_id: null, mobile: null })
})

test('a saved profile contains the changed fields only, so that another tab’s changes stay', async () => {
  const { view, requests } = await openProfile()
  await userEvent.fill(view.getByLabelText('Given name'), 'Noi')
  await save(view)
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/profile')[0]?.body).toEqual({ family_name: 'Srisai', given_name: 'Noi' })
})

test('a changed number is sent alone', async () => {
  const { view, requests } = await openProfile()
  await userEvent.fill(view.getByLabelText('Mobile (optional)'), '089 876 5432')
  await save(view)
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/profile')[0]?.body).toEqual({ mobile: '+66898765432' })
})

test('without a name, or with an invalid number, nothing is sent', async () => {
  const { view, requests } = await openProfile()
  await userEvent.fill(view.getByLabelText('Given name'), ' ')
  await userEvent.fill(view.getByLabelText('Family name'), '')
  await userEvent.fill(view.getByLabelText('Mobile (optional)'), '12')
  await save(view)
  await expect.element(view.getByText('Enter your given name')).toBeVisible()
  await expect.element(view.getByText('Please enter a correct mobile phone number')).toBeVisible()
  expect(requests('POST /api/user/profile')).toEqual([])
})

test('leaving unsaved changes asks for confirmation', async () => {
  const { view } = await openProfile()
  await userEvent.fill(view.getByLabelText('Given name'), 'Noi')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('dialog')).toMatchTextContent('Leave without saving?')
  await userEvent.click(view.getByRole('button', { name: 'Leave', exact: true }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('a new picture replaces the old picture', async () => {
  const file = { file_id: anId(800), url: '/files/noi.webp', width: 8, height: 8 }
  const uploads = takePictures({ status: 200, body: { code: 1, msg: '', data: file } })
  const { view, requests } = await openProfile()
  await userEvent.click(view.getByRole('button', { name: 'Remove picture' }))
  await userEvent.upload(
    view.getByLabelText('Picture', { exact: true }),
    new File(['noi'], 'noi.png', { type: 'image/png' }),
  )
  await expect.element(view.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  expect(uploads[0]?.form.get('purpose')).toBe('avatar')
  await save(view)
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/profile')[0]?.body).toMatchObject({ avatar_id: anId(800) })
})

test('the email is changed with a code from the new mailbox and the password', async () => {
  const { view, requests } = await openProfile({
    'POST /api/user/send_code': { request_token: 'a-request' },
    'POST /api/user/change_email': ({ body }) => ({
      ...nina,
      email: body.email,
      account: body.email,
      avatar_url: null,
    }),
  })
  await userEvent.click(view.getByRole('button', { name: /^Email/ }))
  await fillIn(view, { 'New email': account })
  await userEvent.click(view.getByRole('button', { name: 'Send code' }))
  await expect.element(view.getByText('This is already your email')).toBeVisible()
  await fillIn(view, { 'New email': 'noi@sampan.example' })
  await userEvent.click(view.getByRole('button', { name: 'Send code' }))
  await fillIn(view, { 'Code from your email': '12345678', 'Account password': 'correct-horse' })
  await userEvent.click(view.getByRole('button', { name: 'Change email' }))
  await expect.element(view.getByText('Change Successful')).toBeVisible()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests('POST /api/user/send_code')[0]?.body).toMatchObject({
    account: 'noi@sampan.example',
    purpose: 'email',
  })
  expect(requests('POST /api/user/change_email')[0]?.body).toEqual({
    ...{ email: 'noi@sampan.example', code: '12345678', request_token: 'a-request', password: 'correct-horse' },
  })
})
