import type { ChatOrder, ChatProduct, File as StoredPicture } from '@sampan/contract'
import { storedList } from '../../device/stored-list.ts'
import { PRIVATE_PREFIX, session } from '../../session/session.ts'
import { hasUnsent, OUTBOX_KEY } from './has-unsent.ts'

/** A message to customer service that is not yet in a page read from the server. */
export type Unsent = {
  /** The server stores one message per `client_id`. */
  client_id: string
  text?: string
  /**
   * The card of an order or a product: its id is sent, and `order` or `product` is shown until the message is stored.
   */
  order_id?: string
  order?: ChatOrder
  product_id?: string
  product?: ChatProduct
  /** The size of a picture that is stored on this device. `file` is the same picture once the server has stored it. */
  picture?: { width: number; height: number }
  file?: StoredPicture
  created_at: string
  /** `sent` means that the server has stored the message, but the message is not yet in a page read from the server. */
  state: 'waiting' | 'sent' | 'failed'
  /** The reason for a refusal. */
  why?: string
}

const PICTURE_KEY = `${PRIVATE_PREFIX}outbox-picture.`
/** Limit of the queue: more messages than anyone writes without a connection. */
const MOST = 200

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'client_id' in value &&
  typeof value.client_id === 'string' &&
  'created_at' in value &&
  typeof value.created_at === 'string' &&
  'state' in value &&
  ['waiting', 'sent', 'failed'].includes(String(value.state))

/** The queued messages, oldest first. */
const list = storedList(OUTBOX_KEY, isUnsent, MOST)
/** Pictures that are too large for the device's storage. They are lost when the page is closed. */
const pictures = new Map<string, string>()

/** Messages queued on this device in this session. */
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
    const remaining = list.get().filter((one) => !client_ids.includes(one.client_id))
    if (remaining.length === list.get().length) return
    for (const client_id of client_ids) forgetPicture(client_id)
    list.set(remaining)
  },

  /**
   * A picture on this device as a data URL; undefined if the page was closed before the picture could be stored or
   * sent.
   */
  pictureOf: (client_id: string): string | undefined => pictures.get(client_id) ?? storedText(PICTURE_KEY + client_id),
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
    // The device blocks storage.
  }
}

function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

// Without storage the messages are in memory only, so the end of a session has to clear them here.
let { epoch } = session.get()
session.subscribe(() => {
  if (session.get().epoch === epoch) return
  epoch = session.get().epoch
  pictures.clear()
  // After a log-in in another tab, the storage has the messages of the new session.
  if (session.get().token === undefined || !hasUnsent()) list.set([])
})
