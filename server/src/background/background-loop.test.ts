import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startPeriodicJobs } from './background-loop.ts'
import { startWorker } from './worker.ts'

test('a round that fails is reported; its own loop and other loops continue', async () => {
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  let [fails, others] = [0, 0]
  const oneMore = async () => {
    others += 1
    return 'done' as const
  }
  const running = startPeriodicJobs([
    {
      every_ms: 1,
      fault,
      work: () => {
        fails += 1
        // A synchronous error, thrown before the work returns a promise.
        throw new Error('not yet')
      },
    },
    { every_ms: 1, fault, work: oneMore },
  ])
  await expect.poll(() => fails >= 3 && others >= 3).toBe(true)
  await running.stop()
  expect(faults).toHaveLength(fails)
})

test('the loop backs off while rounds keep failing', async () => {
  let rounds = 0
  const work = async () => {
    rounds += 1
    throw new Error('still not')
  }
  const running = startPeriodicJobs([{ every_ms: 10, fault: () => {}, work }])
  await new Promise((passed) => setTimeout(passed, 600))
  await running.stop()
  // Pauses of 10, 20, 40, 80, 160 and 320 ms; without backing off there would be about 60 rounds.
  expect(rounds).toBeGreaterThan(2)
  expect(rounds).toBeLessThan(9)
})

test('metrics contain the last success and the number of failures of each worker', async () => {
  const metrics = new Registry()
  const config = readConfig({ NODE_ENV: 'test' })
  const running = startWorker(
    { config, metrics },
    {
      log_name: 'test',
      failed: 'failed',
      jobs: () => [
        { name: 'sound', every_ms: 60_000, work: async () => 'done' },
        { name: 'broken', every_ms: 60_000, work: () => Promise.reject(new Error('broken')) },
      ],
    },
  )
  await expect.poll(() => metrics.metrics()).toMatch(/^worker_failures_total\{worker="broken"\} 1$/m)
  await running.stop()
  const text = await metrics.metrics()
  expect(text).toMatch(/^worker_last_success_seconds\{worker="sound"\} 1\d{9}/m)
  expect(text).toMatch(/^worker_last_success_seconds\{worker="broken"\} 0$/m)
  expect(text).toMatch(/^worker_failures_total\{worker="sound"\} 0$/m)
  expect(text).toMatch(/^worker_interval_seconds\{worker="sound"\} 60$/m)
})
