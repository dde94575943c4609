// Objects of the stand-in in Stripe's own shape, in memory and, if there is a file, on the disk.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type Stripe from 'stripe'

export type Session = Stripe.Checkout.Session
export type Intent = Stripe.PaymentIntent
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type Dispute = Stripe.Dispute
export type Line = Stripe.BalanceTransaction
export type Payout = Stripe.Payout
export type Review = Stripe.Review
/** An event without the SDK's union of 250 types. */
export type StoredEvent = Stripe.EventBase & { type: string }

export type Kinds = {
  'checkout.session': Session
  payment_intent: Intent
  charge: Charge
  refund: Refund
  dispute: Dispute
  balance_transaction: Line
  payout: Payout
  review: Review
  event: StoredEvent
}
export type Kind = keyof Kinds

const PREFIXES: Record<Kind, string> = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'dp_',
  balance_transaction: 'txn_',
  payout: 'po_',
  review: 'prv_',
  event: 'evt_',
}
const KINDS = Object.keys(PREFIXES) as Kind[] // the keys of the table

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 24
const SAVE_MS = 200

export const randomId = (prefix: string): string =>
  prefix + Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
export const idFor = (kind: Kind): string => randomId(PREFIXES[kind])

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
  rows: Partial<Record<Kind, unknown[]>>
  replies: [string, KeptReply][]
  due: Due[]
  notes: [string, string][]
}

/** A shelf keeps objects in the order of their creation. */
type Shelf<K extends Kind> = { rows: Kinds[K][]; byId: Map<string, Kinds[K]> }

export type Store = {
  add: <K extends Kind>(kind: K, object: Kinds[K]) => Kinds[K]
  get: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined
  /** The newest is last. */
  rows: <K extends Kind>(kind: K) => readonly Kinds[K][]
  /** An object of any kind. */
  find: (id: string) => object | undefined
  replies: Map<string, KeptReply>
  /** Facts that Stripe's objects lack: the method of an intent, the session of an intent, the payout of a line. */
  notes: Map<string, string>
  due: Due[]
  /** Writes the file soon. */
  change: () => void
  close: () => void
}

export function openStore(file: string | undefined): Store {
  const saved: Saved | undefined = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const shelves = Object.fromEntries(KINDS.map((kind) => [kind, shelfOf(saved?.rows[kind])]))
  // Each kind's shelf has objects of this kind.
  const shelf = <K extends Kind>(kind: K) => shelves[kind] as unknown as Shelf<K>
  const replies = new Map(saved?.replies)
  const notes = new Map(saved?.notes)
  const due = saved?.due ?? []
  let timer: NodeJS.Timeout | undefined

  const save = () => {
    timer = undefined
    if (!file) return
    const rows = Object.fromEntries(KINDS.map((kind) => [kind, shelf(kind).rows]))
    writeFileSync(`${file}.new`, JSON.stringify({ rows, replies: [...replies], due, notes: [...notes] }))
    renameSync(`${file}.new`, file)
  }
  const change = () => {
    if (file) timer ??= setTimeout(save, SAVE_MS)
  }
  return {
    add: (kind, object) => {
      const { rows, byId } = shelf(kind)
      rows.push(object)
      if ('id' in object) byId.set(object.id, object)
      change()
      return object
    },
    get: (kind, id) => shelf(kind).byId.get(id),
    rows: (kind) => shelf(kind).rows,
    find: (id) => KINDS.map((kind) => shelf(kind).byId.get(id)).find(Boolean),
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

function shelfOf(saved: unknown[] | undefined) {
  const rows = (saved ?? []) as { id: string }[] // as this process wrote them
  return { rows, byId: new Map(rows.map((row) => [row.id, row])) }
}
