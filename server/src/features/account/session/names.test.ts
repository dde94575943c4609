import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aShop } from '../../../../testing/world.ts'

const shop = await aShop()

let count = 0
function register(names: { family_name?: string; given_name?: string }, language = 'en') {
  count += 1
  return shop.app.inject({
    method: 'POST',
    url: '/api/user/register',
    headers: { 'accept-language': language },
    remoteAddress: `192.0.2.${count}`,
    payload: {
      account: `name-${count}@sampan.example`,
      password: 'oak tree 42',
      confirm_password: 'oak tree 42',
      ...names,
    },
  })
}

test.each([
  { given_name: 'Sukarno' },
  { family_name: 'Suu' },
  { family_name: '', given_name: 'Joko' },
  { family_name: '王', given_name: '' },
])('a shopper with one name registers: %j', async (names) => {
  expect((await register(names)).json()).toMatchObject({ code: 1 })
})

test('a registration without any name is refused at the field', async () => {
  for (const names of [{}, { family_name: ' ', given_name: '' }])
    expect((await register(names)).json()).toMatchObject({ code: 0, reason: 'name_missing', field: 'family_name' })
})

test.each(['<b>Ann</b>', 'Ann <ann@sampan.example>', 'a>b'])('%s is no name', async (family_name) => {
  const answer = await register({ family_name, given_name: 'Lee' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().msg).toContain('family_name: a name can’t contain < or >')
})

test('line breaks, control characters and direction marks never reach a stored name', async () => {
  await register({ family_name: 'Le\u202ee\nX', given_name: 'A\u0007nn' })
  const stored = await shop.db
    .selectFrom('user_account')
    .select(['family_name', 'given_name'])
    .where('account', '=', `name-${count}@sampan.example`)
    .executeTakeFirstOrThrow()
  expect(`${stored.family_name}|${stored.given_name}`).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
})

test('limits are explained in the language of the caller, without the words of the schema library', async () => {
  const messages = new Set<string>()
  for (const language of LANGUAGE_TAGS) {
    const { msg } = (await register({ family_name: 'x'.repeat(61), given_name: 'Lee' }, language)).json()
    expect(msg).toContain('60')
    expect(msg).not.toMatch(/expected|received|string|Too big/i)
    messages.add(msg)
  }
  expect(messages.size).toBe(LANGUAGE_TAGS.length)
})
