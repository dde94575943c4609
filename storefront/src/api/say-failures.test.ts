import { CallError } from '@sampan/contract/call-error'
import { expect, test } from 'vitest'
import { failuresTold } from './say-failures.ts'

const lost = new CallError('unreachable', 'lost')
const failed = new CallError('failed', 'failed', { status: 500 })
const READ = { asker: 'screen' } as const

function listen() {
  const said: string[] = []
  return { said, ...failuresTold((sentence) => said.push(sentence)) }
}

test('many reads without a connection show one message until the server replies', () => {
  const { said, tell, answered } = listen()
  tell(lost, 'GET', READ)
  tell(lost, 'GET', READ)
  tell(lost, 'POST', READ)
  expect(said).toEqual(['lost'])
  answered()
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost', 'lost'])
})

test('each failed tap shows one message, and failed reads after the tap show no second message', () => {
  const { said, tell } = listen()
  for (let taps = 0; taps < 2; taps++) {
    tell(lost, 'POST', {})
    tell(lost, 'GET', READ)
  }
  expect(said).toEqual(['lost', 'lost'])
})

test('if a form’s call with `quiet` fails, neither the call nor the failed reads after it show a message', () => {
  const { said, tell } = listen()
  tell(lost, 'POST', { quiet: true })
  tell(lost, 'GET', READ)
  expect(said).toEqual([])
})

test("background calls never show a message, and don't suppress the message of a read", () => {
  const { said, tell } = listen()
  tell(lost, 'POST', { asker: 'background' })
  tell(failed, 'POST', { asker: 'background' })
  expect(said).toEqual([])
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost'])
})

test('a failed read with `quiet` does not suppress the message of the next read', () => {
  const { said, tell } = listen()
  tell(lost, 'GET', { ...READ, quiet: true })
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost'])
})

test('if the server replied in between, even with an error, the next lost connection is shown again', () => {
  const { said, tell } = listen()
  tell(lost, 'GET', READ)
  tell(failed, 'GET', READ)
  tell(failed, 'GET', READ)
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost', 'failed', 'failed', 'lost'])
})

test('an expired session, missing data and a bug show no message', () => {
  const { said, tell } = listen()
  tell(new CallError('failed', 'log in', { status: 401 }), 'POST', {})
  tell(new CallError('failed', 'not here', { status: 404 }), 'GET', READ)
  tell(new TypeError('bug'), 'POST', {})
  expect(said).toEqual([])
})
