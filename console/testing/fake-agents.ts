import type { Replies, Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

type Platform = Wire<'GET /api/admin/agent/platforms'>['items'][number]

export const aPlatform = (more: Partial<Platform> = {}): Platform => ({
  platform_id: orderId(95),
  profile_url: 'https://agent.example/profiles/shopping.json',
  host: 'agent.example',
  version: '2026-08-25',
  calls: 12_480,
  first_seen_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-23T02:00:00.000Z',
  is_blocked: false,
  blocked_by: null,
  ...more,
})

export const AGENTS = {
  'GET /api/admin/agent/switch': { is_on: true, changed_by: null, changed_at: null },
  'GET /api/admin/agent/platforms': {
    items: [
      aPlatform(),
      aPlatform({
        platform_id: orderId(96),
        profile_url: 'https://bot.example/agent.json',
        host: 'bot.example',
        is_blocked: true,
        blocked_by: 'olive@sampan.example',
      }),
    ],
    next_cursor: null,
  },
} satisfies Replies
