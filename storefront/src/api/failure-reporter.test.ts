import { CallError } from '@sampan/contract/call-error'
import { expect, test } from 'vitest'
import { failureReporter } from './failure-reporter.ts'

const unreachableError = new CallError('unreachable', 'lost')
const failureError = new CallError('failed', 'failed', { status: 500 })
const READ = { caller: 'screen' } as const

function listen() {
  const toasts: string[] = []
  return { toasts, ...failureReporter((sentence) => toasts.push(sentence)) }
}

test('many reads without a connection show one message until the server replies', () => {
  const { toasts, report, onAnswer } = listen()
  report(unreachableError, 'GET', READ)
  report(unreachableError, 'GET', READ)
  report(unreachableError, 'POST', READ)
  expect(toasts).toEqual(['lost'])
  onAnswer()
  report(unreachableError, 'GET', READ)
  expect(toasts).toEqual(['lost', 'lost'])
})

test('each failed tap shows one message, and failed reads after the tap show no second message', () => {
  const { toasts, report } = listen()
  for (let taps = 0; taps < 2; taps++) {
    report(unreachableError, 'POST', {})
    report(unreachableError, 'GET', READ)
  }
  expect(toasts).toEqual(['lost', 'lost'])
})

test('if a form’s call with `quiet` fails, neither the call nor the failed reads after it show a message', () => {
  const { toasts, report } = listen()
  report(unreachableError, 'POST', { quiet: true })
  report(unreachableError, 'GET', READ)
  expect(toasts).toEqual([])
})

test("background calls never show a message, and don't suppress the message of a read", () => {
  const { toasts, report } = listen()
  report(unreachableError, 'POST', { caller: 'background' })
  report(failureError, 'POST', { caller: 'background' })
  expect(toasts).toEqual([])
  report(unreachableError, 'GET', READ)
  expect(toasts).toEqual(['lost'])
})

test('a failed read with `quiet` does not suppress the message of the next read', () => {
  const { toasts, report } = listen()
  report(unreachableError, 'GET', { ...READ, quiet: true })
  report(unreachableError, 'GET', READ)
  expect(toasts).toEqual(['lost'])
})

test('if the server replied in between, even with an error, the next lost connection is shown again', () => {
  const { toasts, report } = listen()
  report(unreachableError, 'GET', READ)
  report(failureError, 'GET', READ)
  report(failureError, 'GET', READ)
  report(unreachableError, 'GET', READ)
  expect(toasts).toEqual(['lost', 'failed', 'failed', 'lost'])
})

test('an expired session, missing data and a bug show no message', () => {
  const { toasts, report } = listen()
  report(new CallError('failed', 'log in', { status: 401 }), 'POST', {})
  report(new CallError('failed', 'not here', { status: 404 }), 'GET', READ)
  report(new TypeError('bug'), 'POST', {})
  expect(toasts).toEqual([])
})
