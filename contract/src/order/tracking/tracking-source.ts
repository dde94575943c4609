import { z } from 'zod'
import { desk, owners } from '../../access.ts'
import { type EndpointTable, Nothing, Time } from '../../endpoint.ts'
import { TRACKING_SOURCES } from './tracking-rules.ts'

const TrackingSource = z.object({
  source: z.enum(TRACKING_SOURCES),
  /** The address to which the service sends its reports. */
  url: z.string(),
  /** Whether its reports are taken: there is a secret with which it signs them. */
  is_open: z.boolean(),
  /** Whether the secret is in the server's environment, so that the desk cannot change it. */
  is_from_environment: z.boolean(),
  /** Account of the operator who made or removed the secret, and when. */
  changed_by: z.string().nullable(),
  changed_at: Time.nullable(),
  /** The last report that was taken, and the last one that was refused because of its signature. */
  reported_at: Time.nullable(),
  refused_at: Time.nullable(),
  /** Number of reports about numbers that no parcel of the shop had. */
  unknown_reports: z.int(),
})

const WhichSource = z.strictObject({ source: z.enum(TRACKING_SOURCES) })
const SOURCES = ['GET /api/admin/tracking/list'] as const

export const tracking_source_endpoints = {
  'GET /api/admin/tracking/list': {
    summary: 'Services that report the events of parcels, with their last reports',
    access: desk('fulfilment', 'support'),
    reply: z.object({ sources: z.array(TrackingSource) }),
  },
  'POST /api/admin/tracking/renew': {
    summary:
      'Make the secret with which a service signs its reports; only this reply contains it, and the former secret ends',
    access: owners,
    body: WhichSource,
    reply: z.object({
      /** In the form of Standard Webhooks: `whsec_…`. */
      secret: z.string(),
    }),
    stale: SOURCES,
  },
  'POST /api/admin/tracking/remove': {
    summary: 'Remove the secret of a service; its reports are no longer taken',
    access: owners,
    body: WhichSource,
    reply: Nothing,
    stale: SOURCES,
  },
} as const satisfies EndpointTable
