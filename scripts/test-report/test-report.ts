import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** `retried` are tests that passed at a second attempt, `failures` those that failed twice; `failed_files` have some. */
export type Report = {
  passed: number
  failed: number
  slowest: string
  retried: string[]
  failures: string[]
  failed_files: string[]
}
const SLOWEST = 5
type TestReport = { status: string; title: string; failureMessages: string[] }
type FileReport = {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: TestReport[]
}

const firstLine = (text = '') => text.split('\n')[0]
const describe = (file: string, { title, failureMessages }: TestReport) =>
  `${file} > ${title}: ${firstLine(failureMessages[0])}`

/** Reads Vitest's JSON report at `path`. */
export function readReport(path: string): Report {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    const files = (testResults as FileReport[]).map((file) => ({ ...file, name: relative(ROOT, file.name) }))
    const slowest = files
      .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`)
    const retried = files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map((result) => describe(name, result)),
    )
    const failed = files.filter(({ status }) => status === 'failed')
    const failures = failed.flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      // Without a failed test, the file itself could not be loaded.
      return tests.length > 0 ? tests.map((result) => describe(name, result)) : [`${name}: ${firstLine(message)}`]
    })
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      slowest: slowest.join(', '),
      retried,
      failures,
      failed_files: failed.map(({ name }) => name),
    }
  } catch {
    // Without a report, Vitest itself failed, and no test can be named.
    return { passed: 0, failed: 0, slowest: '', retried: [], failures: [], failed_files: [] }
  }
}
