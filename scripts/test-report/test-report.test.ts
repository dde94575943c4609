import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from './test-report.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'sampan-report-'))

function reportOf(report: object) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return readReport(path)
}

const aFile = (name: string, ms: number, tests: object[], more: object = {}) => ({
  name: join(ROOT, name),
  status: 'passed',
  message: '',
  startTime: 0,
  endTime: ms,
  assertionResults: tests,
  ...more,
})
const aTest = (title: string, status: string, failureMessages: string[] = []) => ({ title, status, failureMessages })

test('tests that failed, and tests that passed at the second attempt, are named with the first line of their error', () => {
  const report = reportOf({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      aFile('a.test.ts', 1_000, [aTest('quick', 'passed'), aTest('slow', 'passed', ['Error: late\n  at x'])]),
      aFile('b.test.ts', 2_500, [aTest('wrong', 'failed', ['Error: 1\n  at x', 'Error: 2'])], { status: 'failed' }),
    ],
  })
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    slowest: 'b.test.ts 2.5 s, a.test.ts 1.0 s',
    retried: ['a.test.ts > slow: Error: late'],
    failures: ['b.test.ts > wrong: Error: 1'],
    failed_files: ['b.test.ts'],
  })
})

test('a file that could not be loaded is named', () => {
  const file = aFile('a.test.ts', 0, [], { status: 'failed', message: 'SyntaxError: x\nmore' })
  const report = reportOf({ numPassedTests: 0, numFailedTests: 0, testResults: [file] })
  expect(report.failures).toEqual(['a.test.ts: SyntaxError: x'])
  expect(report.failed_files).toEqual(['a.test.ts'])
})

test('a run without a report names no test', () => {
  expect(readReport(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 0, failed_files: [] })
})
