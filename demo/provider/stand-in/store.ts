// Objects of a stand-in in its provider's own shape, in memory and, if there is a file, on the disk.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 24
const SAVE_MS = 200

export const randomId = (prefix: string, length = ID_LENGTH): string =>
  prefix + Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** A reply that is given again to a call with the same idempotency key. */
type KeptReply = { request: string; status: number; body: unknown }

/** Work for later: the end of a page, the outcome of a slow method, a dispute, a failed refund, a delivery. */
export type Due = {
  at_ms: number
  work: 'expire' | 'settle' | 'dispute' | 'fail_refund' | 'deliver'
  id: string
  tries: number
}

type Saved = {
  rows: Record<string, unknown[]>
  replies: [string, KeptReply][]
  due: Due[]
  notes: [string, string][]
}

/** A shelf keeps objects in the order of their creation. */
type Shelf = { rows: object[]; byId: Map<string, object> }

/** Objects by kind; each has its id in the field `id`. */
export type Store<Kinds> = {
  add: <K extends keyof Kinds>(kind: K, object: Kinds[K]) => Kinds[K]
  get: <K extends keyof Kinds>(kind: K, id: string) => Kinds[K] | undefined
  /** The newest is last. */
  rows: <K extends keyof Kinds>(kind: K) => readonly Kinds[K][]
  /** An object of any kind. */
  find: (id: string) => object | undefined
  replies: Map<string, KeptReply>
  /** Facts that the provider's objects lack, such as the method of a payment. */
  notes: Map<string, string>
  due: Due[]
  /** Writes the file soon. */
  change: () => void
  close: () => void
}

export function openStore<Kinds>(kinds: readonly (keyof Kinds & string)[], file: string | undefined): Store<Kinds> {
  const saved: Saved | undefined = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const shelves = new Map<keyof Kinds, Shelf>(kinds.map((kind) => [kind, shelfOf(saved?.rows[kind])]))
  const shelf = (kind: keyof Kinds): Shelf => shelves.get(kind) ?? shelfOf(undefined)
  const replies = new Map(saved?.replies)
  const notes = new Map(saved?.notes)
  const due = saved?.due ?? []
  let timer: NodeJS.Timeout | undefined

  const save = () => {
    timer = undefined
    if (!file) return
    const rows = Object.fromEntries(kinds.map((kind) => [kind, shelf(kind).rows]))
    writeFileSync(`${file}.new`, JSON.stringify({ rows, replies: [...replies], due, notes: [...notes] }))
    renameSync(`${file}.new`, file)
  }
  const change = () => {
    if (file) timer ??= setTimeout(save, SAVE_MS)
  }
  return {
    add: (kind, object) => {
      const { rows, byId } = shelf(kind)
      rows.push(object as object) // each kind is an object
      byId.set((object as { id: string }).id, object as object) // with an id, as the type of the store says
      change()
      return object
    },
    // Each kind's shelf has objects of this kind.
    get: (kind, id) => shelf(kind).byId.get(id) as Kinds[typeof kind] | undefined,
    rows: (kind) => shelf(kind).rows as Kinds[typeof kind][],
    find: (id) => kinds.map((kind) => shelf(kind).byId.get(id)).find(Boolean),
    replies,
    notes,
    due,
    change,
    close: () => {
      clearTimeout(timer)
      save()
    },
  }
}

function shelfOf(saved: unknown[] | undefined): Shelf {
  const rows = (saved ?? []) as { id: string }[] // as this process wrote them
  return { rows, byId: new Map(rows.map((row) => [row.id, row])) }
}
