import { expect, test } from 'vitest'
import { isBusy, isUnavailable } from './busy.ts'

const failure = (facts: object) => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', ...facts })

test('a broken database connection counts as busy and as unavailable', () => {
  expect([isBusy(failure({})), isUnavailable(failure({}))]).toEqual([true, true])
})

test('a client that disconnects while sending its body counts neither as busy nor as unavailable, so that clients cannot flood the log', () => {
  // The error that Fastify reports for an aborted request body.
  const s3_failure = failure({ message: 'aborted', statusCode: 400 })
  expect([isBusy(s3_failure), isUnavailable(s3_failure)]).toEqual([false, false])
})
