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

test('of many reads without a connection one says so, until the shop has answered', () => {
  const { said, tell, answered } = listen()
  tell(lost, 'GET', READ)
  tell(lost, 'GET', READ)
  tell(lost, 'POST', READ)
  expect(said).toEqual(['lost'])
  answered()
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost', 'lost'])
})

test('every tap is answered, and the reads that follow it repeat nothing', () => {
  const { said, tell } = listen()
  for (let taps = 0; taps < 2; taps++) {
    tell(lost, 'POST', {})
    tell(lost, 'GET', READ)
  }
  expect(said).toEqual(['lost', 'lost'])
})

test('a form says itself what became of its call', () => {
  const { said, tell } = listen()
  tell(lost, 'POST', { quiet: true })
  tell(lost, 'GET', READ)
  expect(said).toEqual([])
})

test('what the background asks is never heard, and takes the word from no read', () => {
  const { said, tell } = listen()
  tell(lost, 'POST', { asker: 'background' })
  tell(failed, 'POST', { asker: 'background' })
  expect(said).toEqual([])
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost'])
})

test('a quiet read leaves the word to the next one', () => {
  const { said, tell } = listen()
  tell(lost, 'GET', { ...READ, quiet: true })
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost'])
})

test('an answer that is an error is an answer', () => {
  const { said, tell } = listen()
  tell(lost, 'GET', READ)
  tell(failed, 'GET', READ)
  tell(failed, 'GET', READ)
  tell(lost, 'GET', READ)
  expect(said).toEqual(['lost', 'failed', 'failed', 'lost'])
})

test('a dead token and what is not there are told elsewhere, a bug is not told at all', () => {
  const { said, tell } = listen()
  tell(new CallError('failed', 'log in', { status: 401 }), 'POST', {})
  tell(new CallError('failed', 'not here', { status: 404 }), 'GET', READ)
  tell(new TypeError('bug'), 'POST', {})
  expect(said).toEqual([])
})
