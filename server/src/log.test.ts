import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { errorInLog } from './log.ts'

const db = await testDatabase()
const account = 'Someone@Example.com'
const row = { account, password_hash: 'the hash', family_name: 'Lin', given_name: 'Mei', mobile: null, language: 'en' }

test('a logged PostgreSQL error contains the reason but not the row', async () => {
  const error: unknown = await db
    .insertInto('user_account')
    .values(row)
    .execute()
    .catch((thrown) => thrown)
  if (!(error instanceof Error)) throw new Error('an account in capitals was taken')
  expect(error).toHaveProperty('detail', expect.stringContaining('the hash'))
  const logDetails = JSON.stringify(errorInLog(error))
  expect(logDetails).toContain('user_account_account_check')
  expect(logDetails).toContain('log.test.ts')
  expect(logDetails).not.toMatch(/the hash|Someone|Lin/)
})
