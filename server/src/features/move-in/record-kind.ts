import type { MoveInKind, MoveInRemark, MoveInTarget } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import type { MoveInMapping, MoveInRemarked } from '../../db/json-columns.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Row } from './row.ts'

/** A line as the check of its kind found it. */
export type CheckedLine<Value> = {
  line: number
  outcome: 'new' | 'duplicate' | 'faulty'
  title: string
  about: string
  /** The key by which a later line is a duplicate in the file; null for a faulty line. */
  key: string | null
  value: Value | null
  remarks: MoveInRemarked[]
}

export type LineToApply<Value> = { line: number; value: Value }
export type AppliedLine = {
  line: number
  outcome: 'applied' | 'left_out'
  remarks?: MoveInRemarked[]
  user_id?: string
  ref_id?: string
}

export type LineToUndo = { line: number; user_id: string | null; ref_id: string | null }
export type UndoneLine = { line: number; outcome: 'applied' | 'undone'; remarks?: MoveInRemarked[] }

/** The file of a step, with the choices of its operators. */
export type FileOfStep = {
  file_id: string
  operator_id: string
  mapping: MoveInMapping
  invites: boolean
  proposed_by: string | null
  decided_by: string | null
}

type Parts = Pick<Context, 'keys'>

/** How lines of one kind are checked, applied and undone. Each function gets a batch, in the transaction of the batch. */
export type RecordKind<Value> = {
  kind: MoveInKind
  check: (tx: Tx, rows: readonly Row[], file: FileOfStep) => Promise<CheckedLine<Value>[]>
  apply: (tx: Tx, parts: Parts, file: FileOfStep, lines: readonly LineToApply<Value>[]) => Promise<AppliedLine[]>
  /** Null for a kind that is not undone. */
  undo: ((tx: Tx, parts: Parts, file: FileOfStep, lines: readonly LineToUndo[]) => Promise<UndoneLine[]>) | null
}

/** Erases the type of the value, so that kinds can be in one record. Each kind gets only values that it has checked. */
export const anyRecord = <Value>(kind: RecordKind<Value>): RecordKind<unknown> => kind as unknown as RecordKind<unknown>

const CELL_SHOWN = 120

/** Collects the remarks on a line. */
export class Remarks {
  readonly all: MoveInRemarked[] = []
  readonly #row: Row

  constructor(row: Row) {
    this.#row = row
  }

  /** Adds a remark, with the cell of a column that it is about. */
  add(remark: MoveInRemark, target?: MoveInTarget): void {
    const cell = target === undefined ? null : this.#row.get(target).slice(0, CELL_SHOWN) || null
    this.all.push({ remark, cell })
  }

  has(...remarks: readonly MoveInRemark[]): boolean {
    return this.all.some(({ remark }) => remarks.includes(remark))
  }
}

export const faulty = (row: Row, title: string, remarks: Remarks): CheckedLine<never> => ({
  line: row.line,
  outcome: 'faulty',
  title,
  about: '',
  key: null,
  value: null,
  remarks: remarks.all,
})
