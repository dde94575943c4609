import type { Replies } from './fake-desk.tsx'

export const aMoveInFile = (overrides: object = {}) => ({
  file_id: '0190c0de-0000-7000-8000-0000000000f1',
  kind: 'customers' as const,
  system: 'shopify' as const,
  operator: 'owner@sampan.example',
  file_name: 'customers.csv',
  state: 'checked' as const,
  lines: 2,
  outcomes: { new: 1, faulty: 1 },
  total_cents: 0,
  invites: false,
  repeats: false,
  proposal: null,
  created_at: '2026-11-20T08:00:00Z',
  ended_at: null,
  ...overrides,
})

const page = { page: 1, page_size: 20, next_cursor: null }

/** The replies of the page Moving in. */
export const MOVE_IN: Replies = {
  'GET /api/admin/move_in/list': { items: [aMoveInFile()], ...page },
  'GET /api/admin/move_in/detail': aMoveInFile(),
  'GET /api/admin/move_in/lines': {
    items: [
      { line: 2, outcome: 'new', title: 'ada@example.com', about: 'Ada Byron · ✉ ✓', remarks: [] },
      {
        line: 3,
        outcome: 'faulty',
        title: 'no mailbox',
        about: '',
        remarks: [{ remark: 'not_a_mailbox', cell: 'no mailbox' }],
      },
    ],
    after: null,
  },
}
