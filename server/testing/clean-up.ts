import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Runs `work` after the test that calls this, or after the test file if no test is running. Vitest ignores `afterAll`
 * while a test runs: shops that tests start would stay open, with their timers, until the end of the run.
 */
export function cleanUp(work: () => Promise<void> | void): void {
  if (TestRunner.getCurrentTest()) onTestFinished(work)
  else afterAll(work)
}
