import { expect, test } from 'vitest'
import { aShop, callerOf, PASSWORD } from '../../../../testing/world.ts'

const shop = await aShop({ limits: true })
const visitor = callerOf(shop)
const from = (remote_address: string) => ({ remote_address })
const login = (account: string, password: string, remote_address: string) =>
  visitor('POST /api/user/login', { body: { account, password } }, from(remote_address))
const register = (account: string, remote_address: string) => {
  const body = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'A', given_name: 'B' }
  return visitor('POST /api/user/register', { body }, from(remote_address))
}
const times = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const results: T[] = []
  for (let index = 0; index < count; index++) results.push(await work(index))
  return results
}

test('ten wrong passwords lock an account for that network address, but not for others', async () => {
  await register('closed@example.com', '198.51.100.1')
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => login('closed@example.com', 'wrong-horse', '198.51.100.2')),
  )
  expect(tries.filter(({ reason }) => reason === 'wrong_account_or_password')).toHaveLength(10)
  const refused = await login('CLOSED@example.com', PASSWORD, '198.51.100.2')
  expect(refused).toMatchObject({ status: 200, code: 0, reason: 'too_many_tries' })
  expect(Date.parse(refused.retry_at ?? '')).toBeGreaterThan(Date.now())
  expect(await login('closed@example.com', PASSWORD, '198.51.100.3')).toMatchObject({ code: 1 })
})

test('right passwords do not count towards the limits of wrong passwords', async () => {
  await register('regular@example.com', '198.51.100.4')
  const answers = await times(25, () => login('regular@example.com', PASSWORD, '198.51.100.5'))
  expect(answers.every(({ code }) => code === 1)).toBe(true)
})

test('after a hundred wrong passwords, log-ins from the network address are refused for every account', async () => {
  await register('bystander@example.com', '198.51.100.6')
  const tries = await times(100, (index) => login(`guess-${index}@example.com`, 'wrong-horse', '198.51.100.7'))
  expect(tries.every(({ reason }) => reason === 'wrong_account_or_password')).toBe(true)
  expect(await login('bystander@example.com', PASSWORD, '198.51.100.7')).toMatchObject({ reason: 'too_many_tries' })
  expect(await login('bystander@example.com', PASSWORD, '198.51.100.6')).toMatchObject({ code: 1 })
})

test('twenty accounts an hour can be registered from one network address', async () => {
  const answers = await times(21, (index) => register(`many-${index}@example.com`, '198.51.100.8'))
  expect(answers.slice(0, 20).every(({ code }) => code === 1)).toBe(true)
  expect(answers[20]).toMatchObject({ reason: 'too_many_tries' })
})
