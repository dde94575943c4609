import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Id, Text, Time } from '../endpoint.ts'
import { NOTE_LIMIT } from './note-rules.ts'

const Note = z.object({
  note_id: Id,
  text: z.string(),
  /** Account of the operator who wrote the note. */
  operator: z.string(),
  created_at: Time,
  /** The order that the note is about; null for a note about the shopper. */
  order: z.object({ order_id: Id, order_number: z.string() }).nullable(),
  /** True if the caller wrote the note, and so may delete it. */
  is_own: z.boolean(),
})

const Notes = z.array(Note)

/** A shopper, or one of the shopper's orders. */
const About = { user_id: Id, order_id: Id.optional() }

export const note_endpoints = {
  'GET /api/admin/note/list': {
    summary:
      'Internal notes on a shopper and all their orders, or on one order and its shopper: the latest 100, newest first',
    access: desk('fulfilment', 'support', 'finance'),
    query: z.object(About),
    reply: Notes,
  },
  'POST /api/admin/note/add': {
    summary: 'Add an internal note on a shopper or an order; sent twice, it is stored once',
    access: desk('fulfilment', 'support', 'finance'),
    body: z.strictObject({ ...About, note_id: Id, text: Text(NOTE_LIMIT) }),
    reply: Notes,
    stale: ['GET /api/admin/note/list'],
  },
  'POST /api/admin/note/remove': {
    summary: 'Delete an internal note written by the caller',
    access: desk('fulfilment', 'support', 'finance'),
    body: z.strictObject({ ...About, note_id: Id }),
    reply: Notes,
    stale: ['GET /api/admin/note/list'],
  },
} as const satisfies EndpointTable
