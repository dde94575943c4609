import type { RefusalDetails } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Refusal } from '../refusal/refusal.ts'
import { sentenceOf } from '../refusal/refusal-sentences.ts'
import { replySchema } from './reply-schema.ts'

/** The shape of every API reply. `code` is 1 for success, 0 for a refusal, otherwise the HTTP status. */
export type Envelope = {
  code: number
  msg: string
  data?: unknown
  reason?: string
  request_id?: string
} & RefusalDetails

export const succeeded = (data: unknown): Envelope => ({ code: 1, msg: 'OK', data })

export const refused = (refusal: Refusal, language: Language): Envelope => ({
  code: 0,
  msg: sentenceOf(refusal.reason, language, refusal.details),
  reason: refusal.reason,
  ...refusal.details,
})

const text = { type: 'string' }
const integer = { type: 'integer' }

/** The schema that serialises an envelope. Both successes and refusals are sent as HTTP 200. */
export const envelopeSchema = (reply: z.ZodType) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer' },
    msg: text,
    data: replySchema(reply),
    reason: text,
    field: text,
    retry_at: text,
    tries_left: integer,
    order_ids: { type: 'array', items: text },
    order_numbers: { type: 'array', items: text },
    obstacles: { type: 'array', items: text },
    limit_cents: integer,
    over_cents: integer,
    fault: text,
  },
})
