import type { Figures } from './loads.ts'

/** One part of the benchmark. For reads, `constant` measures a server that sends the same reply without any work. */
export type Part = {
  name: string
  run: (for_seconds: number) => Promise<Figures>
  constant?: (for_seconds: number) => Promise<Figures>
}
export type Round = { figures: Figures; constant: Figures | undefined }

function median(numbers: number[]): number {
  const ascending = numbers.toSorted((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)] ?? 0
}

const COLUMNS = ['', 'a second', 'p99 ms', 'CPU ms', 'constant', 'p99 ms', 'CPU ms', 'ratio']
/** The last four columns of a part without a constant reply. */
const NOTHING = ['–', '–', '–', '–']

function cellsOf(figures: Figures[]): string[] {
  const cpu_ms = figures.map((one) => one.cpu_ms).filter((one) => one !== undefined)
  return [
    median(figures.map((one) => one.rate)).toFixed(0),
    median(figures.map((one) => one.p99_ms)).toFixed(1),
    cpu_ms.length > 0 ? median(cpu_ms).toFixed(3) : '–',
  ]
}

function rowOf(part: Part, rounds: Round[]): string[] {
  const own = cellsOf(rounds.map((round) => round.figures))
  const comparisons = rounds.flatMap(({ figures, constant }) => (constant ? [{ figures, constant }] : []))
  if (comparisons.length === 0) return [part.name, ...own, ...NOTHING]
  const ratio = median(comparisons.map(({ figures, constant }) => figures.rate / constant.rate))
  return [part.name, ...own, ...cellsOf(comparisons.map(({ constant }) => constant)), ratio.toFixed(2)]
}

/**
 * Medians of the rounds; the ratio is the median of each round's ratio. CPU time is that of the serving process, per
 * operation.
 */
export function printTable(rounds: Map<Part, Round[]>): void {
  printRows([COLUMNS, ...[...rounds].map(([part, of_part]) => rowOf(part, of_part))])
}

/** Prints rows with the same number of cells; each column is as wide as its widest cell. */
export function printRows(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   '))
}
