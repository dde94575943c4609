import type { ChatOrder, ChatProduct, File as StoredPicture } from '@sampan/contract'
import { PRIVATE_PREFIX, session } from '../../session/session.ts'
import { storedList } from '../../session/stored-list.ts'
import { OUTBOX_KEY } from './has-unsent.ts'

/** A message to customer service that is not among those the shop gave yet. */
export type Unsent = {
  /** The shop stores a message once for each of these. */
  client_id: string
  text?: string
  /** The card, and what it shows meanwhile. */
  order_id?: string
  order?: ChatOrder
  product_id?: string
  product?: ChatProduct
  /** A picture on this device, and later what the shop stored of it. */
  picture?: { width: number; height: number }
  file?: StoredPicture
  created_at: string
  /** `sent` until it is read among the others. */
  state: 'waiting' | 'sent' | 'failed'
  /** Why the shop did not take it. */
  why?: string
}

const PICTURE_KEY = `${PRIVATE_PREFIX}outbox-picture.`
/** More than anybody writes without a connection. */
const MOST = 200

const isUnsent = (found: unknown): found is Unsent =>
  typeof found === 'object' &&
  found !== null &&
  'client_id' in found &&
  typeof found.client_id === 'string' &&
  'created_at' in found &&
  typeof found.created_at === 'string' &&
  'state' in found &&
  ['waiting', 'sent', 'failed'].includes(String(found.state))

/** Oldest first. */
const list = storedList(OUTBOX_KEY, isUnsent, MOST)
/** Pictures that the device's storage has no room for: they last until the page is closed. */
const pictures = new Map<string, string>()

/** What waits to be sent, on this device and in this session. */
export const unsent = {
  get: list.get,
  none: list.none,
  subscribe: list.subscribe,

  add(message: Unsent, picture?: string): void {
    if (picture !== undefined) keepPicture(message.client_id, picture)
    list.set([...list.get(), message])
  },

  change(client_id: string, change: Partial<Unsent>): void {
    list.set(list.get().map((one) => (one.client_id === client_id ? { ...one, ...change } : one)))
  },

  remove(client_ids: readonly string[]): void {
    const left = list.get().filter((one) => !client_ids.includes(one.client_id))
    if (left.length === list.get().length) return
    for (const client_id of client_ids) forgetPicture(client_id)
    list.set(left)
  },

  /** A picture on this device as a data URL; undefined when the page was closed before it could be kept or sent. */
  pictureOf: (client_id: string): string | undefined => pictures.get(client_id) ?? stored(PICTURE_KEY + client_id),
}

function keepPicture(client_id: string, picture: string): void {
  try {
    localStorage.setItem(PICTURE_KEY + client_id, picture)
  } catch {
    pictures.set(client_id, picture)
  }
}

function forgetPicture(client_id: string): void {
  pictures.delete(client_id)
  try {
    localStorage.removeItem(PICTURE_KEY + client_id)
  } catch {
    // the device forbids storage
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

// A device without storage has them in memory only, where the end of a session would not find them.
let { epoch } = session.get()
session.subscribe(() => {
  if (session.get().epoch === epoch) return
  epoch = session.get().epoch
  pictures.clear()
  list.set([])
})
