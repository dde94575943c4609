import { AN_OPERATOR, type Replies, type Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

export const MAY = '00000000-0000-7000-8000-0000000000c1'

type Operator = Wire<'GET /api/admin/operator/detail'>
type Entry = Wire<'GET /api/admin/log/list'>['items'][number]

export const anOperatorAtDesk = (more: Partial<Operator> = {}): Operator => ({
  operator_id: MAY,
  account: 'may@sampan.example',
  name: 'May Lin',
  roles: ['fulfilment', 'support'],
  revision: 'revision-1',
  is_demo: false,
  blocked_at: null,
  signed_in_at: '2026-11-23T08:00:00.000Z',
  has_second_factor: true,
  password_is_initial: false,
  created_at: '2026-10-01T08:00:00.000Z',
  sessions: [
    {
      session_id: orderId(31),
      device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
      ip: '198.51.100.7',
      created_at: '2026-11-23T08:00:00.000Z',
      last_used_at: '2026-11-23T08:30:00.000Z',
    },
  ],
  ...more,
})

const { sessions: _, ...listedOperator } = anOperatorAtDesk()
const { operator_id, account, name, roles } = AN_OPERATOR

export const OPERATORS = {
  'GET /api/admin/operator/list': {
    items: [
      listedOperator,
      {
        ...listedOperator,
        operator_id: orderId(33),
        account: 'new@sampan.example',
        name: '',
        password_is_initial: true,
      },
      { ...listedOperator, operator_id, account, name, roles },
    ],
    next_cursor: null,
  },
  'GET /api/admin/operator/detail': anOperatorAtDesk(),
} satisfies Replies

type MachineToken = Wire<'GET /api/admin/machine_token/list'>['tokens'][number]

export const aMachineToken = (more: Partial<MachineToken> = {}): MachineToken => ({
  token_id: orderId(70),
  name: 'Nightly audit',
  rights: ['ledger_audit'],
  made_by: 'olive@sampan.example',
  made_at: '2026-11-20T08:00:00.000Z',
  expires_at: null,
  has_expired: false,
  last_used_at: '2026-11-23T02:00:00.000Z',
  ...more,
})

export const MACHINE_TOKENS = {
  'GET /api/admin/machine_token/list': {
    tokens: [
      aMachineToken(),
      aMachineToken({
        token_id: orderId(71),
        name: 'Old rates',
        rights: ['rates_set', 'ledger_audit'],
        expires_at: '2026-11-01T08:00:00.000Z',
        has_expired: true,
        last_used_at: null,
      }),
    ],
  },
} satisfies Replies

export const anEntry = (number: number, more: Partial<Entry> = {}): Entry => ({
  log_id: orderId(40 + number),
  operator_id: MAY,
  operator: 'may@sampan.example',
  operator_name: 'May Lin',
  action: 'order_shipped',
  ref_type: 'order',
  ref_id: orderId(number),
  ref_name: `SP-20261123-000${number}`,
  details: { carrier: 'Thailand Post', tracking_number: 'EX123456789TH' },
  names: [],
  created_at: '2026-11-23T08:00:00.000Z',
  ...more,
})

export const LOG = {
  ...OPERATORS,
  'GET /api/admin/log/list': {
    items: [
      anEntry(1),
      anEntry(2, { action: 'promo_saved', ref_type: 'promo', ref_id: 'TIDE5', ref_name: null, details: {} }),
    ],
    next_cursor: null,
  },
} satisfies Replies

export const ACCOUNT = {
  'GET /api/admin/session/list': {
    sessions: [
      {
        session_id: orderId(50),
        device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
        ip: '198.51.100.7',
        created_at: '2026-11-23T08:00:00.000Z',
        last_used_at: '2026-11-23T08:30:00.000Z',
        expires_at: '2026-11-23T20:00:00.000Z',
        is_current: true,
      },
      {
        session_id: orderId(51),
        device: 'Phone',
        ip: '203.0.113.9',
        created_at: '2026-11-23T07:00:00.000Z',
        last_used_at: '2026-11-23T07:30:00.000Z',
        expires_at: '2026-11-23T19:00:00.000Z',
        is_current: false,
      },
    ],
  },
} satisfies Replies
