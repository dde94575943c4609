import type { I18n } from '@lingui/core'
import { CallError } from '@sampan/contract/call-error'
import type { Call } from '@sampan/front/call'
import { makeStore } from '@sampan/front/store'
import { requestLanguage } from '../../language/request-language.ts'
import { session } from '../../session/session.ts'
import { errorMessages } from '../error-messages.ts'
import { sendPicture } from '../picture/send-picture.ts'
import { type Unsent, unsent } from './unsent.ts'

type Tools = { call: Call; i18n: I18n }

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** If a rate limit ends within this time, the outbox waits for its end; a longer rate limit is reported. */
const SHORT_WAIT_MS = 90_000

let tools: Tools | undefined
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined
/** The number of sends without a reply since the last success. */
const failures = makeStore(0)

/**
 * Sends queued messages one after the other, so that their order is kept. After a lost connection the outbox retries
 * with increasing pauses, and immediately when the device is online again. The server stores each message once, however
 * often it is sent.
 */
export const outbox = {
  start(newTools: Tools): void {
    if (tools === undefined) for (const event of ['online', 'focus']) addEventListener(event, outbox.hurry)
    tools = newTools
    void sendAll()
  },

  add(message: Unsent, picture?: string): void {
    unsent.add(message, picture)
    outbox.hurry()
  },

  retry(client_id: string): void {
    unsent.change(client_id, { state: 'waiting' })
    outbox.hurry()
  },

  /** Ends the current pause and sends now. */
  hurry(): void {
    clearTimeout(timer)
    void sendAll()
  },

  /** Whether messages are queued because the connection is lost. */
  isCutOff: (): boolean => failures.get() > 0,
  subscribe: failures.subscribe,
}

async function sendAll(): Promise<void> {
  if (isSending || !tools || session.get().token === undefined) return
  isSending = true
  clearTimeout(timer)
  const pause_ms = await sendEach(tools).finally(() => {
    isSending = false
  })
  if (pause_ms !== undefined) timer = setTimeout(sendAll, pause_ms)
}

/**
 * Sends the queued messages in order.
 * @returns the pause in ms before the next try; undefined if no further try is needed.
 */
async function sendEach(sendTools: Tools): Promise<number | undefined> {
  const { epoch } = session.get()
  for (;;) {
    const next = unsent.get().find(({ state }) => state === 'waiting')
    if (!next) return undefined
    try {
      await send(sendTools, next)
      if (epoch !== session.get().epoch) return undefined
      unsent.change(next.client_id, { state: 'sent' })
      if (failures.get() > 0) failures.set(0)
    } catch (error) {
      if (epoch !== session.get().epoch) return undefined
      const pause_ms = pauseAfter(error)
      if (pause_ms !== undefined) return pause_ms
      unsent.change(next.client_id, { state: 'failed', why: error instanceof CallError ? error.message : '' })
    }
  }
}

/** The pause in ms before the same message is sent again; undefined if a retry would not help. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof CallError)) return undefined
  const wait_ms = Date.parse(error.details.retry_at ?? '') - Date.now()
  if (wait_ms < SHORT_WAIT_MS) return Math.max(1_000, wait_ms)
  const isAway = error.kind === 'unreachable' || error.status === 429 || error.status >= 500
  if (!isAway) return undefined
  const pause_ms = PAUSES_MS[Math.min(failures.get(), PAUSES_MS.length - 1)]
  failures.set(failures.get() + 1)
  return pause_ms
}

async function send({ call, i18n }: Tools, message: Unsent): Promise<void> {
  const { client_id, text, order_id, product_id, picture } = message
  const file = message.file ?? (picture && (await sendFile(i18n, client_id)))
  const body = {
    client_id,
    ...(text && { text }),
    ...(order_id && { order_id }),
    ...(product_id && { product_id }),
    ...(file && { file_id: file.file_id }),
  }
  await call('POST /api/service/messages', { body }, { quiet: true, repeatable: true })
}

async function sendFile(i18n: I18n, client_id: string) {
  const messages = errorMessages(i18n)
  const picture = unsent.pictureOf(client_id)
  if (picture === undefined) throw new CallError('failed', '')
  const sending = { file: fileIn(picture), purpose: 'chat' as const, onProgress: () => {} }
  const file = await sendPicture(sending, { token: session.get().token, language: requestLanguage(), messages })
  unsent.change(client_id, { file })
  return file
}

/** Decodes a data URL by hand, because the pages' CSP forbids fetching it. */
function fileIn(data_url: string): File {
  const [head = '', base64 = ''] = data_url.split(',')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'picture', { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' })
}
