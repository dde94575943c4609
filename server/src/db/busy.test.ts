import { expect, test } from 'vitest'
import { isAway, isBusy } from './busy.ts'

const failure = (facts: object) => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', ...facts })

test('a broken connection to the database is busy and away', () => {
  expect([isBusy(failure({})), isAway(failure({}))]).toEqual([true, true])
})

test('a client that left while it sent its body is not: strangers could fill the log with it', () => {
  // As Fastify reports the error of a request's body.
  const left = failure({ message: 'aborted', statusCode: 400 })
  expect([isBusy(left), isAway(left)]).toEqual([false, false])
})
