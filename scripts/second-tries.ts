import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'

/** Prints the tests that failed at the first try and passed at the second: each hides a defect of test or shop. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${relative('.', test.module.moduleId)} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#names.length > 0) console.log(`passed at the second try only:\n  ${this.#names.join('\n  ')}`)
  }
}
