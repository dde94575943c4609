import type { ReplyTo } from '@sampan/front/calls'

type Source = ReplyTo<'GET /api/admin/tracking/list'>['sources'][number]

/** A service that reports parcels, at first without a secret. */
export function aTrackingSource(change: Partial<Source> = {}): Source {
  return {
    source: 'generic',
    url: 'https://shop.example/hooks/tracking/generic',
    is_open: false,
    is_from_environment: false,
    changed_by: null,
    changed_at: null,
    reported_at: null,
    refused_at: null,
    unknown_reports: 0,
    ...change,
  }
}
