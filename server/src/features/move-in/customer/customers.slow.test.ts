import { expect, test } from 'vitest'
import { aMoveIn } from '../../../../testing/import/move-in-world.ts'
import { sendDueMails } from '../../../../testing/mail/due-mails.ts'
import { actionsOn, anOperator, aShopper, callerOf } from '../../../../testing/world.ts'
import { mailQueue } from '../../../mail/mail-queue-service.ts'
import { sendInvitations } from '../../account/invitation/invitation-service.ts'

const world = await aMoveIn()
const { shop, owner, checked, applied, read, linesOf, work } = world
const visitor = callerOf(shop)

const SHOPIFY = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
Ada,Byron,Ada.Byron@example.com,yes,,12 Pine St,Apt 4,Portland,OR,US,97201,,'+15035550123,no,120.00,3,,no,vip
Hanako,佐藤,hanako@example.jp,no,,神宮前1-2-3,,渋谷区,JP-13,JP,150-0001,,090-1234-5678,no,0,0,,no,
,,not a mailbox,no,,,,,,,,,,no,0,0,,no,
Ada,Again,ADA.BYRON@example.com,no,,,,,,,,,,no,0,0,,no,
Somchai,ใจดี,somchai@example.co.th,yes,,99 ถนนสุขุมวิท,,Watthana,TH-10,TH,10110,,12,no,0,0,,no,
`

const accountRow = (account: string) =>
  shop.db.selectFrom('user_account').selectAll().where('account', '=', account).executeTakeFirst()

async function invitationTo(account: string) {
  await sendInvitations(shop.context)
  await sendDueMails(
    shop,
    mailQueue(shop.context, async (mail) => void shop.mails.push(mail)),
  )
  const mail = shop.mails.findLast(({ to }) => to === account)
  const link = new URL(/http\S+forgotPassword\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none')
  return {
    mail,
    account: link.searchParams.get('invited') ?? '',
    request_token: link.searchParams.get('token') ?? '',
    code: link.searchParams.get('code') ?? '',
  }
}

test('customers of Shopify become accounts without a password, and an invitation by mail sets one', async () => {
  const { file, lines, mapping } = await checked(SHOPIFY)
  expect(mapping).toMatchObject({ kind: 'customers', system: 'shopify' })
  expect(file).toMatchObject({ state: 'checked', lines: 5, outcomes: { new: 3, duplicate: 1, faulty: 1 } })
  expect(lines.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'faulty', 'duplicate', 'new'])
  expect(lines[0]).toMatchObject({ title: 'ada.byron@example.com', remarks: [] })
  expect(lines[2]?.remarks).toEqual([{ remark: 'not_a_mailbox', cell: 'not a mailbox' }])
  expect(lines[3]?.remarks).toEqual([{ remark: 'twice_in_file', cell: null }])
  expect(lines[4]?.remarks.map(({ remark }) => remark)).toEqual(['phone_unreadable', 'address_without_phone'])
  expect(await accountRow('ada.byron@example.com')).toBeUndefined()

  const { file_id } = file
  await owner.call('POST /api/admin/move_in/apply', { body: { file_id, invites: true } })
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'done', outcomes: { applied: 3, duplicate: 1, faulty: 1 } })
  const ada = await accountRow('ada.byron@example.com')
  expect(ada).toMatchObject({ given_name: 'Ada', family_name: 'Byron', mobile: '+15035550123', password_hash: '' })
  expect(await accountRow('hanako@example.jp')).toMatchObject({ mobile: '+819012345678', language: 'ja' })
  const addresses = await shop.db.selectFrom('address').selectAll().orderBy('country').execute()
  expect(addresses).toMatchObject([
    { country: 'JP', area: ['JP-13', '13113'], postcode: '150-0001', is_default: true },
    { country: 'US', area: ['US-OR'], city: 'Portland', detailed_address: '12 Pine St Apt 4', postcode: '97201' },
  ])
  const { data: shopper } = await owner.call('GET /api/admin/shopper/detail', {
    query: { user_id: ada?.user_id ?? '' },
  })
  expect(shopper).toMatchObject({ news_consent: { agreed: true }, invitation: { is_due: true } })
  expect(
    await visitor('POST /api/user/login', { body: { account: 'ada.byron@example.com', password: '' } }),
  ).toMatchObject({
    reason: 'wrong_account_or_password',
  })

  const { mail: japanese } = await invitationTo('hanako@example.jp')
  expect(japanese?.subject).toContain('パスワード設定のご案内')
  const { account, request_token, code } = await invitationTo('ada.byron@example.com')
  const body = { account, request_token, code, new_password: 'a new secret', confirm_password: 'a new secret' }
  expect((await visitor('POST /api/user/resetpwd', { body })).code).toBe(1)
  expect(await visitor('POST /api/user/resetpwd', { body })).toMatchObject({ reason: 'one_time_code_expired' })
  expect((await visitor('POST /api/user/login', { body: { account, password: 'a new secret' } })).code).toBe(1)
  expect(await actionsOn(shop, file_id)).toEqual(['move_in_sent', 'move_in_mapped', 'move_in_applied'])

  const again = await checked(SHOPIFY)
  expect(again.file).toMatchObject({ repeats: true, outcomes: { duplicate: 4, faulty: 1 } })
})

test('without consent to news, no mails about favourites are sent', async () => {
  await applied('email,newsletter\nquiet@example.com,no\nnews@example.com,yes\n')
  const choices = await shop.db
    .selectFrom('notice_choice')
    .innerJoin('user_account', 'user_account.user_id', 'notice_choice.user_id')
    .select(['account', 'by_mail', 'by_push'])
    .where('account', 'in', ['quiet@example.com', 'news@example.com'])
    .execute()
  expect(choices).toEqual([{ account: 'quiet@example.com', by_mail: false, by_push: false }])
})

test('columns of a plugin of WooCommerce are recognised, and its passwords are not stored', async () => {
  const { file, lines } = await checked(
    'ID,user_login,user_pass,user_email,display_name,billing_first_name,billing_last_name,billing_phone,billing_country\n' +
      '7,kim,$P$secret,kim@example.kr,kim,민수,김,010-1234-5678,KR\n',
  )
  expect(file).toMatchObject({ kind: 'customers', system: 'woocommerce', outcomes: { new: 1 } })
  expect(lines[0]).toMatchObject({ title: 'kim@example.kr', about: expect.stringContaining('+821012345678') })
  const { cells } = await shop.db
    .selectFrom('move_in_line')
    .select('cells')
    .where('file_id', '=', file.file_id)
    .executeTakeFirstOrThrow()
  expect(cells.join()).not.toContain('secret')
})

test('an invited customer who registers joins the account only with a mailed code', async () => {
  await applied('email,first name\njoin@example.com,Jo\n')
  const invited = await accountRow('join@example.com')
  const form = {
    account: 'join@example.com',
    password: 'joined secret',
    confirm_password: 'joined secret',
    given_name: 'Joanna',
  }
  expect(await visitor('POST /api/user/register', { body: form })).toMatchObject({ reason: 'code_needed' })
  const { request_token } = (
    await visitor('POST /api/user/send_code', { body: { account: 'join@example.com', purpose: 'verify' } })
  ).data
  const text = shop.mails.findLast(({ to }) => to === 'join@example.com')?.text ?? ''
  const code = /\b\d{8}\b/.exec(text)?.[0] ?? ''
  const wrong = code === '00000000' ? '00000001' : '00000000'
  expect(await visitor('POST /api/user/register', { body: { ...form, code: wrong, request_token } })).toMatchObject({
    reason: 'one_time_code_wrong',
  })
  const { data } = await visitor('POST /api/user/register', { body: { ...form, code, request_token } })
  expect(data.userinfo.user_id).toBe(invited?.user_id)
  expect(await accountRow('join@example.com')).toMatchObject({ given_name: 'Joanna' })
  expect(await visitor('POST /api/user/register', { body: form })).toMatchObject({ reason: 'account_exists' })
})

test('an undo removes the customers who have not set a password', async () => {
  const { file } = await applied('email\nstays@example.com\ngoes@example.com\n', { invites: true })
  const { file_id } = file
  const { account, request_token, code } = await invitationTo('stays@example.com')
  const secret = { new_password: 'stays secret', confirm_password: 'stays secret' }
  await visitor('POST /api/user/resetpwd', { body: { account, request_token, code, ...secret } })
  await owner.call('POST /api/admin/move_in/undo', { body: { file_id } })
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'undone', outcomes: { applied: 1, undone: 1 } })
  expect((await linesOf(file_id))[0]).toMatchObject({ remarks: [{ remark: 'already_entered' }] })
  expect(await accountRow('goes@example.com')).toBeUndefined()
  expect(await accountRow('stays@example.com')).toBeDefined()
  expect((await checked('email\ngoes@example.com\n')).file.outcomes).toEqual({ new: 1 })
})

test('a second invitation is sent after an hour, and not to shoppers with a password', async () => {
  await applied('email\nlate@example.com\n', { invites: true })
  const user_id = (await accountRow('late@example.com'))?.user_id ?? ''
  await invitationTo('late@example.com')
  const invite = (id: string) => owner.call('POST /api/admin/shopper/invite', { body: { user_id: id } })
  expect(await invite(user_id)).toMatchObject({ reason: 'invitation_sent' })
  await shop.db
    .updateTable('invitation')
    .set({ sent_at: '2020-01-01T00:00:00Z' })
    .where('user_id', '=', user_id)
    .execute()
  expect((await invite(user_id)).data.invitation).toMatchObject({ is_due: true })
  expect(await invite((await aShopper(shop)).user_id)).toMatchObject({ reason: 'invitation_sent' })
})

test('a file needs its columns, and only owners move in', async () => {
  const { data } = await world.upload('name,town\nAnn,Leeds\n')
  const file_id = data?.file_id ?? ''
  const kind = 'customers' as const
  const reading = { country: null, language: 'en', decimal_sign: 'point', is_day_first: true } as const
  const body = { file_id, kind, columns: ['full_name' as const, null], ...reading }
  expect(await owner.call('POST /api/admin/move_in/map', { body })).toMatchObject({ reason: 'move_in_unmapped' })
  const clerk = await anOperator(shop, { roles: ['catalogue', 'support', 'finance'] })
  expect(await clerk.call('POST /api/admin/move_in/map', { body })).toMatchObject({ reason: 'role_needed' })
  expect((await owner.call('POST /api/admin/move_in/cancel', { body: { file_id } })).data.state).toBe('cancelled')
})

test('phone numbers and addresses are read as those of the chosen country', async () => {
  const rows = [
    ['email', 'phone', 'address', 'province', 'city', 'postcode'],
    ['bo@example.com', '13812345678', '世纪大道1号', '上海', '浦东新区', '200120'],
    ['ko@example.com', '138', '世纪大道1号', '上海', '浦东新区', '200120'],
  ]
  const { lines } = await applied(rows, { country: 'CN' })
  expect(lines.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
  expect(await accountRow('bo@example.com')).toMatchObject({ mobile: '+8613812345678' })
  const address = await shop.db
    .selectFrom('address')
    .selectAll()
    .where('mobile', '=', '+8613812345678')
    .executeTakeFirst()
  expect(address).toMatchObject({ country: 'CN', area: ['CN-SH', '310100', '310115'] })
})
