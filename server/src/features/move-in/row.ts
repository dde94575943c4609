import type { MoveInTarget } from '@sampan/contract/rules'

/** The cells of a line by the meaning of their columns. */
export class Row {
  readonly line: number
  readonly #cells: readonly string[]
  readonly #columns: readonly (MoveInTarget | null)[]

  constructor(line: number, cells: readonly string[], columns: readonly (MoveInTarget | null)[]) {
    this.line = line
    this.#cells = cells
    this.#columns = columns
  }

  /** The cells with this meaning that are not empty. */
  all(target: MoveInTarget): string[] {
    return this.#columns.flatMap((column, at) => {
      const cell = column === target ? (this.#cells[at] ?? '').trim() : ''
      return cell === '' ? [] : [cell]
    })
  }

  /** The first cell with this meaning that is not empty. */
  get(target: MoveInTarget): string {
    return this.all(target)[0] ?? ''
  }
}
