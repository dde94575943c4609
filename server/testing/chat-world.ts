import { randomUUID } from 'node:crypto'
import type { NewMessage } from '@sampan/contract'
import type { Call } from './world.ts'

type Sender = { call: Call }

/** Writes to customer service. Each call sends a new message. */
export const write = ({ call }: Sender, message: Partial<NewMessage> = {}) =>
  call('POST /api/service/messages', { body: { client_id: randomUUID(), ...message } })

export const say = async (shopper: Sender, text: string) => (await write(shopper, { text })).data

export const answer = ({ call }: Sender, user_id: string, message: Partial<NewMessage>) =>
  call('POST /api/admin/service/messages', { body: { user_id, client_id: randomUUID(), ...message } })

export const chatOf = async ({ call }: Sender, query: { after?: string; before?: string } = {}) =>
  (await call('GET /api/service/messages', { query })).data

export const textsOf = async (shopper: Sender) => (await chatOf(shopper)).map(({ text }) => text)
