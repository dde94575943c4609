import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { anId } from './fake-goods.ts'

export type FakeMessage = z.input<Endpoints['POST /api/service/messages']['reply']>
type MessageOptions = Partial<FakeMessage> & { number: number }

/** A chat message, by default from the shopper. */
export function aMessage({ number, ...overrides }: MessageOptions): FakeMessage {
  const from = overrides.from ?? 'me'
  return {
    message_id: anId(7000 + number),
    client_id: from === 'me' ? anId(8000 + number) : null,
    from,
    text: `message ${number}`,
    file: null,
    order_id: null,
    product_id: null,
    order: null,
    product: null,
    created_at: '2026-11-21T09:00:00Z',
    read_at: null,
    ...overrides,
  }
}
