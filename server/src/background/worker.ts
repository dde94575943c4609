import { Counter, Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { openLog } from '../log.ts'
import { type Fault, type PeriodicJob, type Running, startPeriodicJobs } from './background-loop.ts'

type Jobs = readonly (PeriodicJob & { name: string })[]

/** The metrics of all workers. The first worker registers them; later workers reuse them. */
function gaugesIn(registry: Registry) {
  const succeeded_at = 'worker_last_success_seconds'
  const interval = 'worker_interval_seconds'
  const failures = 'worker_failures_total'
  return {
    succeeded_at:
      (registry.getSingleMetric(succeeded_at) as Gauge | undefined) ?? // only gauges are registered under this name
      new Gauge({
        name: succeeded_at,
        help: 'When a round of background work last ended without an error, in seconds since 1970; 0 for never',
        labelNames: ['worker'],
        registers: [registry],
      }),
    interval:
      (registry.getSingleMetric(interval) as Gauge | undefined) ?? // only gauges are registered under this name
      new Gauge({
        name: interval,
        help: 'The pause between two rounds of background work',
        labelNames: ['worker'],
        registers: [registry],
      }),
    failures:
      (registry.getSingleMetric(failures) as Counter | undefined) ?? // only gauges are registered under this name
      new Counter({
        name: failures,
        help: 'Rounds and items of background work that failed',
        labelNames: ['worker'],
        registers: [registry],
      }),
  }
}

type Work = {
  log_name: string
  failed: string
  /** @param faultOf reports failures of a part of the work, which `/metrics` counts separately. */
  jobs: (fault: Fault, faultOf: (worker: string) => Fault) => Jobs
}

/**
 * Runs background work until it is stopped. Failures are logged with the message `failed`. `/metrics` shows the number
 * of failures and the time of the last successful round of each job.
 */
export function startWorker(
  { config, metrics }: { config: Config; metrics?: Registry },
  { log_name, failed, jobs }: Work,
): Running {
  const log = openLog(config, log_name)
  const gauges = metrics && gaugesIn(metrics)
  const faultOf =
    (worker: string): Fault =>
    (error) => {
      gauges?.failures.inc({ worker })
      log.error({ err: error, worker }, failed)
    }
  const job_list = jobs(faultOf(log_name), faultOf)
  for (const { name, every_ms } of job_list) {
    gauges?.interval.set({ worker: name }, every_ms / 1000)
    gauges?.succeeded_at.set({ worker: name }, 0)
    gauges?.failures.inc({ worker: name }, 0)
  }
  return startPeriodicJobs(
    job_list.map(({ name, every_ms, work }) => ({
      every_ms,
      fault: faultOf(name),
      work: async (signal) => {
        const outcome = await work(signal)
        gauges?.succeeded_at.setToCurrentTime({ worker: name })
        return outcome
      },
    })),
  )
}
