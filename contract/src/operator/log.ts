import { z } from 'zod'
import { owners } from '../access.ts'
import { AskedTime, EndlessPaging, type EndpointTable, Id, Time, uncountedListOf } from '../endpoint.ts'
import { DESK_ACTIONS, DESK_REFS } from './actions.ts'

const Action = z.enum(DESK_ACTIONS)

const LogEntry = z.object({
  log_id: Id,
  operator_id: Id,
  /** The operator's account and name. */
  operator: z.string(),
  operator_name: z.string(),
  action: Action,
  ref_type: z.enum(DESK_REFS),
  ref_id: z.string(),
  /** Readable name of the object in `ref_id`, for example an order number; null if it has no name. */
  ref_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** Readable names of the ids in the entry, in the reader's language. */
  names: z.array(z.object({ ref_type: z.enum(DESK_REFS), id: z.string(), name: z.string() })),
  created_at: Time,
})

const Filter = {
  operator_id: Id.optional(),
  action: Action.optional(),
  /** An id, or an order number. An order number finds entries of the order and of its refunds. */
  ref_id: z.string().trim().min(1).max(200).optional(),
  from: AskedTime.optional(),
  /** End of the period, exclusive. */
  until: AskedTime.optional(),
}

/** The append-only log of operator actions. */
export const log_endpoints = {
  'GET /api/admin/log/list': {
    summary: 'Actions of operators, newest first',
    access: owners,
    query: EndlessPaging.extend({ ...Filter, log_id: Id.optional() }),
    reply: uncountedListOf(LogEntry),
  },
  'GET /api/admin/log/export': {
    summary: 'Actions of operators for a file, at most 10,000 entries',
    access: owners,
    query: z.object(Filter),
    reply: z.object({
      items: z.array(LogEntry),
      /** True if the file has all entries. Otherwise the file has only the latest entries. */
      is_whole: z.boolean(),
    }),
  },
} as const satisfies EndpointTable
