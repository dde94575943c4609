import { randomUUID } from 'node:crypto'
import type { NewPayment } from '../../../server/src/provider/provider.ts'

const HOUR_MS = 3_600_000

export function aPayment(fields: Partial<NewPayment> = {}): NewPayment {
  return {
    payment_id: randomUUID(),
    amount_cents: 1_240,
    language: 'en',
    mailbox: 'ada@example.com',
    title: 'Top-up',
    return_url: 'http://127.0.0.1:8080/cardTopUp?payment=1',
    cancel_url: 'http://127.0.0.1:8080/cardTopUp?payment=1&cancelled=1',
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    ...fields,
  }
}
