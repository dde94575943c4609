export const NOTICE_TOPICS = ['order', 'wallet', 'service', 'security', 'favourite'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const NOTICE_KINDS = {
  order: [
    'order_shipped',
    'order_part_shipped',
    'order_rest_shipped',
    'order_parcel_lost',
    'order_parcel_found',
    'order_expected',
    'order_corrected',
    'order_readdressed',
    'order_cancelled',
    'order_expired',
    'order_received',
    'order_completed',
    'order_funded',
    'order_unfunded',
  ],
  wallet: [
    'recharge_passed',
    'recharge_refused',
    'card_failed',
    'withdrawal_passed',
    'withdrawal_refused',
    'withdrawal_paid',
    'withdrawal_failed',
    'withdrawal_refunded',
    'withdrawal_opened',
    'refund_agreed',
    'refund_refused',
    'refund_lapsed',
    'refund_paid',
    'money_back',
    'balance_corrected',
    'debt_written_off',
    'dispute_opened',
    'dispute_won',
    'dispute_lost',
    'agent_spent',
  ],
  service: ['service_reply', 'mail_refused'],
  security: ['new_device', 'agent_linked', 'order_mail_ended', 'wallet_mail_ended', 'security_mail_ended'],
  favourite: ['favourite_back', 'favourite_cheaper'],
} as const satisfies Record<NoticeTopic, readonly string[]>
export type NoticeKind = (typeof NOTICE_KINDS)[NoticeTopic][number]

/** Kinds of live events: the app invalidates the data concerned (`api/live/live-reads.ts`). */
export const LIVE_KINDS = ['order', 'wallet', 'notice', 'message'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]
