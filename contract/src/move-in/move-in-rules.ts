// Files with which a shop moves in from another system. Browsers load this file, so it imports no schema library.

/** Kinds of files to move in with. Files of products are imports. */
export const MOVE_IN_KINDS = ['customers', 'balances', 'promos', 'reviews'] as const
export type MoveInKind = (typeof MOVE_IN_KINDS)[number]

/** The system that a file comes from, by its headings. */
export const MOVE_IN_SYSTEMS = ['shopify', 'woocommerce', 'judgeme', 'loox', 'yotpo', 'other'] as const
export type MoveInSystem = (typeof MOVE_IN_SYSTEMS)[number]

/**
 * States of a file: it is uploaded, an operator decides what its columns mean, its lines are checked, and new lines are
 * applied once an operator confirms. Afterwards it can be undone.
 */
export const MOVE_IN_STATES = [
  'arriving',
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const
export type MoveInState = (typeof MOVE_IN_STATES)[number]

/**
 * Outcomes of a line. `waiting`: it was not checked yet. `left_out`: the check found it new, but something changed before
 * it was applied.
 */
export const MOVE_IN_OUTCOMES = ['waiting', 'new', 'duplicate', 'faulty', 'applied', 'left_out', 'undone'] as const
export type MoveInOutcome = (typeof MOVE_IN_OUTCOMES)[number]

/** Meanings of columns, by kind of file. Columns without a meaning are ignored. */
export const MOVE_IN_TARGETS = {
  customers: [
    'email',
    'first_name',
    'last_name',
    'full_name',
    'phone',
    'language',
    'consent',
    'consent_at',
    'address_name',
    'address_phone',
    'country',
    'province',
    'city',
    'address_1',
    'address_2',
    'postcode',
  ],
  balances: ['email', 'amount'],
  promos: [
    'code',
    'value',
    'value_kind',
    'minimum',
    'starts_at',
    'ends_at',
    'uses_limit',
    'uses',
    'uses_per_shopper',
    'condition',
    'status',
  ],
  reviews: [
    'product_key',
    'product_title',
    'stars',
    'title',
    'text',
    'author',
    'written_at',
    'reply',
    'status',
    'language',
    'pictures',
  ],
} as const satisfies Record<MoveInKind, readonly string[]>
export type MoveInTarget = (typeof MOVE_IN_TARGETS)[MoveInKind][number]
export const ALL_MOVE_IN_TARGETS: readonly MoveInTarget[] = [...new Set(Object.values(MOVE_IN_TARGETS).flat())]

/** The columns that a file needs. Of each group, one is enough. */
export const MOVE_IN_NEEDED: Record<MoveInKind, readonly (readonly MoveInTarget[])[]> = {
  customers: [['email']],
  balances: [['email'], ['amount']],
  promos: [['code'], ['value']],
  reviews: [['product_key', 'product_title'], ['stars']],
}

/** Remarks on a line: why it is a duplicate, why it cannot be applied, or what of it is not taken over. */
export const MOVE_IN_REMARKS = [
  // Duplicates.
  'account_exists',
  'balance_exists',
  'code_exists',
  'review_exists',
  'twice_in_file',
  // Faults.
  'not_a_mailbox',
  'unknown_account',
  'account_blocked',
  'own_account',
  'not_an_amount',
  'not_positive',
  'above_ceiling',
  'not_a_code',
  'not_a_discount',
  'not_a_number',
  'not_a_date',
  'dates_not_in_order',
  'used_up',
  'unsupported_discount',
  'discount_ended',
  'condition_unsupported',
  'unknown_product',
  'several_products',
  'not_stars',
  'date_in_future',
  'not_published',
  'not_stored',
  // Parts of a line that are left out, or stored in another form.
  'no_name',
  'phone_exists',
  'phone_unreadable',
  'address_incomplete',
  'address_area',
  'address_without_phone',
  'text_shortened',
  'author_missing',
  'pictures_left_out',
  'uses_subtracted',
  // Why an applied line cannot be undone.
  'already_entered',
  'account_in_use',
  'code_used',
] as const
export type MoveInRemark = (typeof MOVE_IN_REMARKS)[number]

/** Kinds of files whose application two operators decide: they give money away. */
export const MOVE_IN_BY_TWO: readonly MoveInKind[] = ['balances', 'promos']
/** Kinds of files that can be undone. A balance that was credited wrongly is corrected like a top-up. */
export const MOVE_IN_UNDONE: readonly MoveInKind[] = ['customers', 'promos', 'reviews']

/** Hours for which the link of an invitation is valid. */
export const INVITATION_VALID_H = 72
