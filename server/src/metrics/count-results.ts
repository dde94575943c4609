import { Counter, type Registry } from 'prom-client'

export type CountResults<Result extends string> = (result: Result, by?: number) => void
type Counted<Result> = { name: string; help: string; results: readonly Result[] }

/** A counter of results in `/metrics`, each of which starts at 0. Callers with the same name share it. */
export function countResultsIn<Result extends string>(
  metrics: Registry | undefined,
  { name, help, results }: Counted<Result>,
): CountResults<Result> {
  if (!metrics) return () => {}
  const existing = metrics.getSingleMetric(name) as Counter | undefined // only a counter is registered under this name
  const counter = existing ?? new Counter({ name, help, labelNames: ['result'], registers: [metrics] })
  if (!existing) for (const result of results) counter.inc({ result }, 0)
  return (result, by = 1) => counter.inc({ result }, by)
}
