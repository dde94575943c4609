// long: one type for each table. Generated from the migrations by `npm run tables`; do not edit.
import type { ProposedChange, SecurityEvent } from '@sampan/contract'
import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { ChainFault, ChainHeld, ChainStop, PayoutProblem, ReconciliationFault } from '@sampan/contract/chain'
import type { FreightBands, FreightTerms, ShopService } from '@sampan/contract/delivery'
import type { FreightService, AgentScope, AuditStatusWord, CatalogueFault, Currency, DeskRole, Language, MachineRight, NotationTexts, NoticeKind, TaxClass, TrackingSource, UploadPurpose, WebhookTopic } from '@sampan/contract/rules'
import type { ColumnType, Generated } from 'kysely'
import type { Texts } from '../language/text-in.ts'
import type { AgentBuyer, AgentDestination, AgentLine, ChosenPieces, ChosenValue, CountedNote, ImportCategory, OrderAddress, ReceiptSeller, MoveInMapping, MoveInOutcomes, MoveInRemarked, StoredMapping, ValueInWords } from './json-columns.ts'

/** All tables and views except those of the ledger, which uses its own SQL. */
export type Tables = {
  act_alone: {
    act_alone_id: Generated<string>
    operator_id: string
    kind: 'recharge' | 'extract' | 'refund' | 'promo'
    ref_id: string
    amount_cents: number
    is_new: boolean
    done_at: Generated<string>
  }
  address: {
    user_id: string
    id: Generated<string>
    addressee: string
    mobile: string
    country: string
    area: string[]
    city: string | null
    detailed_address: string
    postcode: string | null
    tag: 'home' | 'company' | 'school' | 'other'
    is_default: Generated<boolean>
    created_at: Generated<string>
    changed_at: Generated<string>
    confirmed_at: string | null
  }
  agent_cart: {
    cart_id: string
    platform_id: string
    lines: ColumnType<AgentLine[], string, string>
    promo_codes: string[]
    country: string | null
    buyer: ColumnType<AgentBuyer | null, string | null | undefined, string | null>
    language: Language | null
    created_at: Generated<string>
    expires_at: Generated<string>
  }
  agent_checkout: {
    agent_checkout_id: string
    handover_id: string
    platform_id: string
    webhook_url: string | null
    link_id: string | null
    cart_id: string | null
    lines: ColumnType<AgentLine[], string, string>
    promo_codes: string[]
    country: string | null
    language: Language | null
    destination: ColumnType<AgentDestination | null, string | null | undefined, string | null>
    buyer: ColumnType<AgentBuyer | null, string | null | undefined, string | null>
    shown_cents: number | null
    user_id: string | null
    opened_at: string | null
    checkout_id: string | null
    canceled_at: string | null
    created_at: Generated<string>
    expires_at: Generated<string>
    shop_services: ColumnType<ShopService[], string | undefined, string>
  }
  agent_grant: {
    grant_id: Generated<string>
    link_id: string
    code_hash: Buffer
    code_challenge: string
    redirect_uri: string
    scopes: AgentScope[]
    code_expires_at: string
    code_used_at: string | null
    refreshes: Generated<number>
    expires_at: string
  }
  agent_keyed_call: {
    platform_id: string
    operation: string
    key: string
    digest: Buffer
    status: number | null
    reply: ColumnType<object | null, string | null | undefined, string | null>
    created_at: Generated<string>
  }
  agent_link: {
    user_id: string
    link_id: Generated<string>
    client_id: string
    name: string
    auth_method: Generated<'none' | 'private_key_jwt'>
    scopes: AgentScope[]
    allowance_cents: Generated<number>
    created_at: Generated<string>
    pay_granted_at: string | null
    last_used_at: string | null
    ended_at: string | null
  }
  agent_platform: {
    platform_id: Generated<string>
    profile_url: string
    host: string
    version: string
    calls: Generated<number>
    first_seen_at: Generated<string>
    last_seen_at: Generated<string>
    blocked_at: string | null
    blocked_by: string | null
  }
  agent_signing_key: {
    kid: string
    public_key: ColumnType<{ kty: string; crv: string; x: string; y: string }, string, string>
    sealed_private_key: Buffer
    made_at: Generated<string>
    is_current: boolean | null
  }
  agent_single_use: {
    kind: 'consent' | 'signature' | 'client_proof'
    hash: Buffer
    expires_at: string
  }
  agent_spending: {
    user_id: string
    checkout_id: string
    link_id: string
    spent_cents: number
    spent_at: Generated<string>
  }
  agent_token: {
    token_hash: Buffer
    grant_id: string
    kind: 'access' | 'refresh'
    expires_at: string
    used_at: string | null
  }
  amount_limit: {
    name: string
    amount_cents: number
    later_cents: number | null
    counts_from: string | null
    changed_by: string | null
    changed_at: string | null
  }
  article_text: {
    collection: 'help' | 'law'
    slug: string
    language: Language
    title: string
    body_markdown: string
    saved_at: Generated<string>
  }
  axis: {
    axis: string
    name: ColumnType<Texts, string, string>
    must_choose: Generated<boolean>
  }
  axis_value: {
    axis: string
    value_key: string
    value: ColumnType<Texts, string, string>
    other_names: ColumnType<Texts, string | undefined, string>
  }
  backup_record: {
    finished_at: Generated<string>
    note: string | null
  }
  bank_account: {
    bank_account_id: Generated<string>
    position: number
    bank_name: string
    account_name: string
    account_number: string
    swift: string
    country: string
    currency: Generated<BankCurrency>
    note: ColumnType<Texts, string | undefined, string>
    is_open: Generated<boolean>
    is_demo: Generated<boolean>
    changed_by: string | null
    changed_at: string | null
  }
  bank_day: {
    day: string
    closed_at: string | null
    closed_by: string | null
    note: string | null
    books_cents: number | null
    statement_cents: number | null
  }
  bank_line: {
    line_id: Generated<string>
    statement_id: string
    bank_account_id: string
    position: number
    day: string
    currency: Generated<BankCurrency>
    amount_cents: number | null
    amount_minor: number | null
    reference: string
    text: string
    named: Generated<string[]>
    balance_cents: number | null
    digest: Buffer
    matched_how: 'reference' | 'amount' | 'hand' | null
    note: string | null
    operator_id: string | null
    was_released: Generated<boolean>
    created_at: Generated<string>
  }
  bank_line_day: {
    day: string
    amount_cents: number
  }
  bank_match: {
    movement_id: number
    line_id: string
  }
  bank_movement: {
    movement_id: number
    day: string
    amount_cents: number
    code: 'recharge' | 'withdrawal' | 'correction' | 'correction_owed' | 'provider_payout' | 'provider_payout_back'
    ref_type: string
    ref_id: string
    created_at: string
  }
  bank_movement_day: {
    day: string
    amount_cents: number
  }
  bank_movement_note: {
    movement_id: number
    note: string
    operator_id: string
    created_at: Generated<string>
  }
  bank_statement: {
    statement_id: Generated<string>
    bank_account_id: string
    file_name: string
    lines: number
    operator_id: string
    created_at: Generated<string>
  }
  bank_zone: {
    from_day: string
    from_at: string
    time_zone: string
  }
  banner: {
    position: number
    image: string
    eyebrow: ColumnType<Texts, string, string>
    title: ColumnType<Texts, string, string>
    action: ColumnType<Texts, string, string>
    link: ColumnType<Texts, string, string>
  }
  brand: {
    is_only: Generated<boolean>
    name: string | null
    names: ColumnType<Texts, string | undefined, string>
    logo: string | null
    logo_ground: 'light' | 'dark' | null
    logo_width: number | null
    logo_height: number | null
  }
  canned_answer: {
    canned_answer_id: Generated<string>
    title: string
    words: ColumnType<Record<Language, string>, string, string>
    changed_by: string
    changed_at: Generated<string>
  }
  card_decline: {
    user_id: string
    payment_id: string
    attempt_ref: string
    network: string | null
    fingerprint: string | null
    declined_at: Generated<string>
  }
  card_protection: {
    is_only: Generated<boolean>
    shopper_points: Generated<number>
    network_points: Generated<number>
    card_points: Generated<number>
    decline_points: Generated<number>
    review_risk: Generated<'elevated' | 'highest' | 'review'>
    changed_by: string | null
    changed_at: string | null
  }
  carrier: {
    carrier_id: Generated<string>
    name: string
    link: string | null
    created_at: Generated<string>
  }
  cart_item: {
    user_id: string
    cart_item_id: Generated<string>
    sku_id: string
    quantity: number
    selected: Generated<boolean>
    created_at: Generated<string>
  }
  catalogue_import: {
    import_id: Generated<string>
    operator_id: string
    file_name: string
    digest: string | null
    state: Generated<'arriving' | 'mapping' | 'translating' | 'asking' | 'checking' | 'checked' | 'applying' | 'done' | 'undoing' | 'undone' | 'cancelled' | 'failed'>
    system: Generated<'own' | 'shopify' | 'woocommerce' | 'etsy' | 'google_merchant' | 'alibaba' | 'bigcommerce' | 'magento' | 'prestashop' | 'square' | 'squarespace' | 'amazon' | 'other'>
    headings: Generated<string[]>
    mapping: ColumnType<StoredMapping | null, string | null | undefined, string | null>
    notes: ColumnType<CountedNote[], string | undefined, string>
    categories: ColumnType<ImportCategory[], string | undefined, string>
    asked_number: string | null
    decimal_sign: 'point' | 'comma' | null
    lines: Generated<number>
    products: Generated<number>
    html_products: Generated<number>
    faulty: Generated<number>
    up_to: string | null
    checked: Generated<number>
    applied: Generated<number>
    new_products: number | null
    changed_products: number | null
    unchanged_products: number | null
    failures: Generated<number>
    next_try_at: Generated<string>
    created_at: Generated<string>
    ended_at: string | null
  }
  catalogue_import_line: {
    import_id: string
    line: number
    part: Generated<number>
    product_id: string | null
    cells: ColumnType<Record<string, string>, string, string>
    faults: ColumnType<{ column: string; fault: CatalogueFault }[], string | undefined, string>
    applied: Generated<boolean>
    price_from_cents: number | null
    price_to_cents: number | null
  }
  catalogue_import_mapping: {
    fingerprint: string
    mapping: ColumnType<StoredMapping, string, string>
  }
  catalogue_import_product: {
    import_id: string
    product_id: string
    before: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
    stock_changes: ColumnType<Record<string, number>, string, string>
    revision: string
  }
  catalogue_import_source: {
    import_id: string
    line: number
    record: string[]
  }
  catalogue_picture: {
    address: string
    operator_id: string
    width: number
    height: number
    bytes: number
    created_at: Generated<string>
  }
  category: {
    category: string
    parent: string | null
    position: number
    name: ColumnType<Texts, string, string>
    image: string
    is_hidden: Generated<boolean>
    is_first_level: ColumnType<boolean, never, never>
    is_parent_first_level: ColumnType<boolean | null, never, never>
  }
  chain_address: {
    address_id: ColumnType<number, never, never>
    kind: 'evm' | 'tron'
    address: string
    chain_key_id: string
    address_index: number
    user_id: string
    created_at: Generated<string>
  }
  chain_balance: {
    reconciliation_id: string
    address_id: number
    token: string
    units: ColumnType<never, string, string>
    other_units: ColumnType<never, string | null | undefined, string | null>
    stored_units: ColumnType<never, string, string>
    explained_units: ColumnType<never, string | undefined, string>
    different_since: string | null
  }
  chain_block: {
    network: string
    height: number
    hash: string
    parent_hash: string
  }
  chain_deposit: {
    network: string
    transaction_hash: string
    log_index: number
    user_id: string
    recharge_id: string
    amount_cents: number
    created_at: Generated<string>
  }
  chain_explanation: {
    explanation_id: Generated<string>
    network: string
    token: string
    address_id: number
    units: ColumnType<never, string, string>
    reason: string
    explained_by: string
    approved_by: string
    created_at: Generated<string>
  }
  chain_key: {
    chain_key_id: Generated<string>
    kind: 'evm' | 'tron'
    xpub: string
    path: string
    next_index: Generated<number>
    added_by: string | null
    created_at: Generated<string>
  }
  chain_network: {
    network: string
    position: number
    is_open: Generated<boolean>
    is_demo: Generated<boolean>
    kind: 'evm' | 'tron' | null
    name: string | null
    chain_id: number | null
    node_urls_sealed: Buffer | null
    node_hosts: string[] | null
    confirmations: number | null
    minimum_cents: Generated<number>
    explorer: string | null
    takes_recharges: Generated<boolean>
    pays_withdrawals: Generated<boolean>
    chain_key_id: string | null
    changed_by: string | null
    changed_at: string | null
  }
  chain_outgoing: {
    network: string
    transaction_hash: string
    log_index: number
    height: number
    block_hash: string
    token: string
    address_id: number
    recipient: string
    units: ColumnType<never, string, string>
  }
  chain_payer: {
    network: string
    address: string
    entered_by: string
    confirmed_by: string
    created_at: Generated<string>
  }
  chain_reconciliation: {
    reconciliation_id: Generated<string>
    network: string
    scope: 'known' | 'all'
    requested_by: string | null
    requested_at: Generated<string>
    started_at: string | null
    height: number | null
    block_hash: string | null
    read_up_to: Generated<number>
    addresses: Generated<number>
    read_from: number | null
    tries: Generated<number>
    restarts: Generated<number>
    due_at: Generated<string>
    fault: ReconciliationFault | null
    fault_node: number | null
    ended_at: string | null
  }
  chain_reconciliation_token: {
    reconciliation_id: string
    token: string
    holding_units: ColumnType<never, string, string>
    holding_addresses: number
    different_addresses: number
    credited_units: ColumnType<never, string, string>
    kept_units: ColumnType<never, string, string>
    held_units: ColumnType<never, string, string>
    seen_units: ColumnType<never, string, string>
    left_units: ColumnType<never, string, string>
    credited_cents: number
  }
  chain_remainder: {
    user_id: string
    network: string
    token: string
    units: ColumnType<never, string, string>
  }
  chain_scan: {
    network: string
    confirmed_height: number | null
    confirmed_hash: string | null
    scanned_height: number | null
    scanned_hash: string | null
    head_height: number | null
    head_at: string | null
    final_height: number | null
    checked_at: string | null
    outgoing_from: number | null
    outgoing_to: number | null
    fault: ChainFault | null
    fault_node: number | null
    fault_text: string | null
    fault_since: string | null
    faults: Generated<number>
    due_at: string | null
    stopped_at: string | null
    stopped_because: ChainStop | null
  }
  chain_token: {
    network: string
    token: string
    symbol: string
    contract: string
    decimals: number
    position: number
    is_open: Generated<boolean>
  }
  chain_transfer: {
    network: string
    transaction_hash: string
    log_index: number
    transfer_id: Generated<string>
    height: number
    block_hash: string
    token: string
    sender: string
    address_id: number
    units: ColumnType<never, string, string>
    arrived_units: ColumnType<never, string | null | undefined, string | null>
    state: Generated<'seen' | 'credited' | 'kept' | 'by_hand' | 'held' | 'orphaned'>
    held_because: ChainHeld | null
    seen_at: Generated<string>
    changed_at: string | null
  }
  chat: {
    user_id: string
    messages: Generated<number>
    last_at: Generated<string>
    waiting_since: string | null
    answered_by: string | null
    answered_until: string | null
  }
  chat_message: {
    user_id: string
    message_id: Generated<string>
    position: number
    by_whom: 'shopper' | 'operator'
    operator_id: string | null
    client_id: string
    text: string | null
    file_id: string | null
    order_id: string | null
    product_id: string | null
    created_at: Generated<string>
    read_at: string | null
  }
  checkout: {
    user_id: string
    checkout_id: Generated<string>
    total_cents: number
    promo_code: string | null
    promo_minimum_cents: Generated<number>
    created_at: Generated<string>
    expires_at: string
  }
  contract_withdrawal: {
    contract_withdrawal_id: Generated<string>
    name: string
    order_number: string
    email: string
    language: Language
    items: ColumnType<ChosenPieces[] | null | null, string | null | undefined, string | null>
    part: string | null
    user_id: string | null
    order_id: string | null
    status: 'unmatched' | 'attached' | 'done' | 'refused'
    declared_at: Generated<string>
    declared_on: Generated<string>
    due_at: Generated<string>
    resolved_by: string | null
    resolved_at: string | null
    refusal_reason: string | null
    refund_id: string | null
  }
  correction: {
    user_id: string
    correction_id: Generated<string>
    kind: 'correction' | 'write_off'
    recharge_id: string | null
    amount_cents: number
    taken_cents: number
    reason: string
    proposed_by: string
    decided_by: string
    created_at: Generated<string>
  }
  country_opening: {
    country: string
    is_open: Generated<boolean>
    reason: string | null
    changed_by: string | null
    changed_at: string | null
  }
  country_requirement: {
    country: string
    requirement: 'seller' | 'legal_pages' | 'tax_rules' | 'refund_days' | 'contract_withdrawal' | 'lowest_price' | 'unit_price' | 'product_safety' | 'guarantee_notice' | 'producer_numbers' | 'trade_notation' | 'licence' | 'seller_disclosure' | 'warranty_wording' | 'message_consent' | 'data_rights'
    is_required: Generated<boolean>
    days: number | null
    source: string
    certainty: 'seen' | 'known'
    as_of: string
    confirmed_by: string | null
    confirmed_at: string | null
    changed_by: string | null
    changed_at: string | null
  }
  currency_rate: {
    currency: Currency
    micros_per_dollar: number
    set_at: Generated<string>
  }
  customs_default: {
    subject: ColumnType<string, never, never>
    category: string | null
    kind: string | null
    hs_code: string | null
    origin_country: string | null
    tax_class: 'general' | 'food' | 'clothing' | 'childrens_clothing' | 'cosmetics' | 'books' | null
  }
  deposit_address: {
    address: string
    shown_at: Generated<string>
  }
  desk_log: {
    log_id: Generated<string>
    operator_id: string
    action: string
    ref_type: string
    ref_id: string
    details: ColumnType<unknown, string | undefined, string>
    created_at: Generated<string>
  }
  desk_note: {
    user_id: string
    note_id: string
    order_id: string | null
    text: string
    operator_id: string
    created_at: Generated<string>
  }
  desk_proposal: {
    proposal_id: Generated<string>
    kind: string
    ref_id: string
    body: ColumnType<unknown, string, string>
    changes: ColumnType<ProposedChange[], string, string>
    reason: string | null
    proposed_by: string
    proposed_at: Generated<string>
    expires_at: string
    state: Generated<'open' | 'carried_out' | 'refused' | 'withdrawn' | 'expired' | 'outdated'>
    decided_by: string | null
    decided_at: string | null
    why: string | null
    outdated_because: 'moved' | 'proposer' | null
  }
  destination: {
    country: string
    refund_days: number
    has_lowest_price: boolean
    changed_by: string | null
    changed_at: string | null
  }
  event: {
    xid: Generated<string>
    event_id: ColumnType<number, never, never>
    noun: string
    happening: string
    ref_id: string
    user_id: string | null
    data: ColumnType<unknown, string | undefined, string>
    at: Generated<string>
  }
  event_cursor: {
    reader: string
    event_id: Generated<number>
    noted_id: Generated<number>
    noted_xid: Generated<string>
  }
  event_ticket: {
    ticket_hash: Buffer
    session_id: string
    expires_at: string
  }
  failing_webhook: {
    webhook_id: string
    is_off: boolean
    since: string
  }
  favourite_change: {
    change_id: ColumnType<number, never, never>
    product_id: string
    kind: 'favourite_back' | 'favourite_cheaper'
    told_up_to: string | null
    created_at: Generated<string>
  }
  file_choice: {
    fingerprint: Buffer
    choice: ColumnType<unknown, string, string>
    operator_id: string
    chosen_at: Generated<string>
  }
  former_promo_use: {
    address_mac: Buffer
    code: string
    uses: Generated<number>
  }
  freight_rule: {
    shop_id: string
    country: string
    base_cents: number
    each_further_cents: number
    free_from_cents: number | null
    handling_days: Generated<number>
    transit_days_min: Generated<number>
    transit_days_max: Generated<number>
    bands: ColumnType<FreightBands | null, string | null | undefined, string | null>
    service: Generated<'economy' | 'standard' | 'express'>
  }
  invitation: {
    user_id: string
    due_at: string | null
    sent_at: string | null
    expires_at: string | null
  }
  job: {
    job_id: ColumnType<number, never, never>
    task: string
    lane: string | null
    data: ColumnType<unknown, string | undefined, string>
    user_id: string | null
    priority: Generated<0 | 1>
    run_at: string | null
    is_running: Generated<boolean>
    attempts: Generated<number>
    claims: Generated<number>
    once_key: string | null
    added_at: Generated<string>
    expires_at: string | null
    last_error: string | null
    succeeded_at: string | null
    dead_at: string | null
  }
  keyed_call: {
    user_id: string
    key: string
    call: string
    body_mac: Buffer
    reply: ColumnType<unknown, string | null | undefined, string | null>
    created_at: Generated<string>
  }
  kind: {
    kind: string
    category: string
    position: number
    name: ColumnType<Texts, string, string>
    other_names: ColumnType<Texts, string | undefined, string>
  }
  known_device: {
    user_id: string
    device_hash: Buffer
    last_used_at: Generated<string>
  }
  known_word: {
    word: string
    language: string
    titles: number
    names: number
  }
  late_mail: {
    created_at: string
  }
  legal_notation: {
    country: 'JP' | 'KR' | 'TH'
    fields: ColumnType<NotationTexts, string, string>
    changed_by: string | null
    changed_at: Generated<string>
  }
  listing: {
    product_id: string
    shop_id: string
    category: string
    subcategory: string | null
    kind: string | null
    price_cents: number
    sales: number
    rating: number
    review_count: number
    in_stock: boolean
    created_at: string
    tier: number
    made_of: string
    marks: Generated<string[]>
    titles: ColumnType<Texts, string, string>
    search: string
  }
  listing_change: {
    change_id: ColumnType<number, never, never>
    product_id: string | null
    source: string | null
    up_to: string | null
    noted_at: Generated<string>
  }
  listing_count: {
    shop_id: string
    category: string
    subcategory: string
    kind: string
    products: number
    in_stock: number
  }
  listing_tier: {
    tier: 1 | 2
    enter_sales: number
    enter_id: string
    leave_sales: number
    leave_id: string
  }
  low_stock_sku: {
    sku_id: string
    product_id: string
  }
  machine_token: {
    token_id: Generated<string>
    token_hash: Buffer
    name: string
    rights: MachineRight[]
    made_by: string
    made_at: Generated<string>
    expires_at: string | null
    last_used_at: string | null
    revoked_at: string | null
  }
  maker: {
    maker: string
    name: string
    postal_address: string
    electronic_address: string
    country: string
    responsible: string | null
  }
  maker_vendor: {
    vendor: string
    maker: string
  }
  missed_search: {
    week: string
    language: Language
    keyword: string
    searches: number
  }
  move_in_file: {
    file_id: Generated<string>
    kind: Generated<'customers' | 'balances' | 'promos' | 'reviews'>
    system: Generated<'shopify' | 'woocommerce' | 'judgeme' | 'loox' | 'yotpo' | 'other'>
    operator_id: string
    file_name: string
    digest: string | null
    state: Generated<'arriving' | 'mapping' | 'checking' | 'checked' | 'applying' | 'done' | 'undoing' | 'undone' | 'cancelled' | 'failed'>
    headings: Generated<string[]>
    fingerprint: string | null
    mapping: ColumnType<MoveInMapping | null, string | null | undefined, string | null>
    lines: Generated<number>
    outcomes: ColumnType<MoveInOutcomes, string | undefined, string>
    total_cents: Generated<number>
    up_to: Generated<number>
    invites: Generated<boolean>
    proposed_by: string | null
    decided_by: string | null
    failures: Generated<number>
    next_try_at: Generated<string>
    created_at: Generated<string>
    ended_at: string | null
  }
  move_in_line: {
    file_id: string
    line: number
    cells: string[]
    outcome: Generated<'waiting' | 'new' | 'duplicate' | 'faulty' | 'applied' | 'left_out' | 'undone'>
    title: Generated<string>
    about: Generated<string>
    key: string | null
    value: ColumnType<unknown, string | null | undefined, string | null>
    remarks: ColumnType<MoveInRemarked[], string | undefined, string>
    user_id: string | null
    ref_id: string | null
  }
  news_consent: {
    user_id: string
    agreed: boolean
    source: string
    agreed_at: string
  }
  notice: {
    user_id: string
    notice_id: Generated<string>
    topic: 'order' | 'wallet' | 'service' | 'security' | 'favourite'
    kind: NoticeKind
    ref_id: string
    details: ColumnType<Record<string, string>, string | undefined, string>
    event_id: number | null
    created_at: Generated<string>
    read_at: string | null
  }
  notice_choice: {
    user_id: string
    topic: 'order' | 'wallet' | 'service' | 'security' | 'favourite'
    in_app: Generated<boolean>
    by_mail: Generated<boolean>
    by_push: Generated<boolean>
  }
  offer: {
    sku_id: string
    product_id: string
    shop_id: string
    title: Texts
    axis_values: ValueInWords[]
    image: string
    price_cents: number
    former_cents: number | null
    reduced_until: string | null
    takes_codes: boolean
    stock: number
    on_sale: boolean
    shop_name: Texts
    shop_logo: string
    category: string
    article_number: string | null
    weight_grams: number
  }
  one_time_code: {
    request_hash: Buffer
    account: string
    purpose: 'password' | 'payment_code' | 'login' | 'email' | 'verify'
    mac: Buffer
    wrong_tries: Generated<number>
    sent_at: Generated<string>
    expires_at: string
  }
  open_freight_rule: {
    shop_id: string
    country: string
    base_cents: number
    each_further_cents: number
    free_from_cents: number
    handling_days: number
    transit_days_min: number
    transit_days_max: number
    bands: FreightBands | null
    service: FreightService
  }
  opening_balance: {
    user_id: string
    balance_id: Generated<string>
    file_id: string
    line: number
    amount_cents: number
    proposed_by: string
    decided_by: string
    created_at: Generated<string>
  }
  operator: {
    operator_id: Generated<string>
    account: string
    name: Generated<string>
    password_hash: string
    password_is_initial: Generated<boolean>
    roles: Generated<DeskRole[]>
    is_demo: Generated<boolean>
    created_at: Generated<string>
    signed_in_at: string | null
    blocked_at: string | null
    digest_language: 'en' | 'zh-CN' | 'ja' | 'ko' | 'th' | null
    digest_day: Generated<string>
    new_work_language: 'en' | 'zh-CN' | 'ja' | 'ko' | 'th' | null
    new_work_until: Generated<string>
  }
  operator_recovery_code: {
    operator_id: string
    code_mac: Buffer
    used_at: string | null
  }
  operator_session: {
    token_hash: Buffer
    session_id: Generated<string>
    operator_id: string
    ip: string
    device: Generated<string>
    created_at: Generated<string>
    last_used_at: Generated<string>
    expires_at: string
    awaits: 'second_factor' | 'new_password' | 'setup' | null
    fresh_until: string | null
  }
  operator_term: {
    term_id: ColumnType<number, never, never>
    operator_id: string
    role: DeskRole
    since: Generated<string>
    until: string | null
  }
  operator_totp: {
    operator_id: string
    secret: Buffer | null
    confirmed_at: string | null
    pending_secret: Buffer | null
    last_step: Generated<number>
    wrong_codes: Generated<number>
    locked_until: string | null
  }
  order_company: {
    user_id: string
    order_id: string
    company: string | null
    company_tax_number: string | null
    number_fault: 'missing' | 'elsewhere' | 'unchecked' | null
    number_country: string | null
    delivery_country: string
    checked_at: Generated<string>
    tax_effect: 'arrival' | 'exempt' | 'reverse_charge' | null
    register_result: 'valid' | 'not_valid' | null
    register_checked_on: string | null
  }
  order_find: {
    user_id: string
    order_id: string
    created_at: string
    parts: string
  }
  order_history: {
    user_id: string
    order_id: string
    history_id: Generated<string>
    event: string
    by_whom: 'shopper' | 'operator' | 'system'
    operator_id: string | null
    details: ColumnType<Record<string, string>, string | undefined, string>
    created_at: Generated<string>
  }
  order_item: {
    user_id: string
    order_item_id: Generated<string>
    order_id: string
    position: number
    product_id: string
    sku_id: string
    title: ColumnType<Texts, string, string>
    axis_values: ColumnType<ValueInWords[], string, string>
    image: string
    article_number: string | null
    price_cents: number
    quantity: number
    discount_cents: Generated<number>
    paid_cents: number
    refunded_cents: Generated<number>
    refunded_quantity: Generated<number>
    reviewed: Generated<boolean>
    counts_for_promo: Generated<boolean>
    sent_quantity: Generated<number>
    not_sent_quantity: Generated<number>
    withdrawal_exemption: 'opened_food' | 'hygiene' | 'perishable' | 'made_to_order' | null
    weight_grams: number | null
  }
  order_name_word: {
    user_id: string
    order_id: string
    word: string
    created_at: string
  }
  order_tax: {
    user_id: string
    order_id: string
    outcome: 'nothing' | 'about' | 'unknown'
    arrival_cents: number | null
    day: string
    book_version: number
    exchange_rates: ColumnType<Record<string, number>, string, string>
    country: string | null
    collected_cents: Generated<number>
    included_cents: Generated<number>
  }
  order_tax_part: {
    user_id: string
    order_item_id: string
    position: number
    kind: 'tax' | 'duty' | 'charge'
    name: string
    rule_id: string
    revision: number
    rate_1000: number | null
    amount_cents: number
    goods_cents: number
    freight_cents: number
    charges_cents: number
    at: Generated<'checkout' | 'arrival'>
    added_cents: Generated<number>
    value_cents: number | null
  }
  parcel: {
    user_id: string
    parcel_id: Generated<string>
    order_id: string
    position: number
    carrier: string
    tracking_number: string
    weight_grams: number | null
    shipped_at: Generated<string>
    arrived_at: string | null
    lost_at: string | null
    lost_refunded_at: string | null
  }
  parcel_event: {
    user_id: string
    order_id: string
    event_id: string
    happened_at: string
    place: string | null
    text: string | null
    operator_id: string | null
    created_at: Generated<string>
    parcel_id: string
    source: TrackingSource | null | null
    code: 'label_created' | 'collected' | 'in_transit' | 'arrived_at_facility' | 'left_facility' | 'export_customs' | 'import_customs' | 'customs_action' | 'customs_released' | 'out_for_delivery' | 'delivery_attempted' | 'ready_for_pickup' | 'delivered' | 'returned' | 'exception' | null
    offset_minutes: number | null
  }
  parcel_item: {
    user_id: string
    parcel_id: string
    order_item_id: string
    quantity: number
    refunded_quantity: Generated<number>
  }
  payment_code: {
    user_id: string
    mac: Buffer
    key_id: string
    code_length: number | null
    wrong_tries: Generated<number>
    locked_until: string | null
    must_reset: Generated<boolean>
    set_at: Generated<string>
    is_blocked: Generated<boolean>
  }
  payment_provider: {
    provider: 'stripe' | 'paypal'
    mode: 'test' | 'live'
    secrets_sealed: Buffer
    key_end: string
    api_url: string | null
    is_open: Generated<boolean>
    is_demo: Generated<boolean>
    is_from_environment: Generated<boolean>
    unavailable_since: string | null
    changed_by: string | null
    changed_at: string | null
  }
  payout_batch: {
    payout_batch_id: string
    draw_type: 'bank' | 'chain'
    network: string | null
    format: Generated<'shop' | 'safe'>
    operator_id: string
    lines: number
    net_cents: number
    created_at: Generated<string>
  }
  payout_payment: {
    user_id: string
    extract_id: string
    network: string
    transaction_hash: string
    state: Generated<'waiting' | 'unknown_payer' | 'done' | 'reverted' | 'wrong'>
    problem: PayoutProblem | null
    payer: string | null
    log_index: number | null
    entered_by: string
    entered_at: Generated<string>
    checked_at: string | null
    tries: Generated<number>
    due_at: Generated<string>
  }
  popular_search: {
    language: string
    position: number
    word: string
  }
  price_reduction: {
    reduction_id: Generated<string>
    name: string
    starts_at: string
    ends_at: string
    off_100: number | null
    category: string | null
    product_ids: Generated<string[]>
    takes_codes: boolean
    below_cost: boolean
    cancelled_at: string | null
    start_noted: Generated<boolean>
    end_noted: Generated<boolean>
    created_at: Generated<string>
  }
  product: {
    product_id: string
    shop_id: string
    category: string
    kind: string | null
    title: ColumnType<Texts, string, string>
    description: ColumnType<Texts, string, string>
    specs: ColumnType<{ name: Texts; values: Texts[] }[], string | undefined, string>
    images: string[]
    price_cents: number
    was_cents: number | null
    is_recommended_price: Generated<boolean>
    sales: Generated<number>
    rating: number | null
    review_count: Generated<number>
    on_sale: Generated<boolean>
    vendor: string | null
    tags: Generated<string[]>
    hs_code: string | null
    origin_country: string | null
    created_at: Generated<string>
    tax_class: 'general' | 'food' | 'clothing' | 'childrens_clothing' | 'cosmetics' | 'books' | null
    withdrawal_exemption: 'opened_food' | 'hygiene' | 'perishable' | 'made_to_order' | null
    maker: string | null
    warnings: ColumnType<Texts, string | undefined, string>
    guarantee_years: number | null
  }
  product_customs: {
    product_id: string
    hs_code: string | null
    origin_country: string | null
    tax_class: TaxClass | null
  }
  product_like: {
    user_id: string
    product_id: string
    created_at: Generated<string>
    saved_cents: number | null
  }
  product_maker: {
    product_id: string
    maker: string
  }
  product_picture: {
    product_id: string
    source: string
    position: number
    sku_ids: Generated<string[]>
    import_id: string | null
    address: string | null
    tries: Generated<number>
    next_try_at: Generated<string | null>
    fault: string | null
  }
  product_view: {
    user_id: string
    product_id: string
    viewed_at: Generated<string>
  }
  product_without_maker: {
    product_id: string
    vendor: string
    created_at: string
  }
  product_without_responsible: {
    product_id: string
    created_at: string
  }
  promo_code: {
    code: string
    kind: 'percentage' | 'fixed'
    value: number
    minimum_cents: Generated<number>
    includes_freight: Generated<boolean>
    starts_at: Generated<string>
    ends_at: string | null
    uses_limit: number | null
    uses: Generated<number>
    listed: Generated<boolean>
    product_ids: Generated<string[]>
    categories: Generated<string[]>
    uses_per_shopper: Generated<number | null>
  }
  promo_use: {
    user_id: string
    code: string
    checkout_id: string
    created_at: Generated<string>
    counted: Generated<boolean>
    mailbox_mac: Buffer | null
  }
  provider_booking: {
    provider: string
    kind: string
    key: string
    amount_cents: number
    fee_cents: number
    booked_at: string
  }
  provider_dispute: {
    dispute_id: Generated<string>
    provider: string
    dispute_ref: string
    ref: string
    user_id: string | null
    payment_id: string | null
    status: 'open' | 'evidence_sent' | 'won' | 'lost'
    amount_minor: number
    currency: string
    reason: string
    due_at: string | null
    withheld_cents: number
    fee_cents: number
    borne_cents: number | null
    held_cents: Generated<number>
    booked_withheld_cents: Generated<number>
    booked_fee_cents: Generated<number>
    loss_cents: Generated<number>
    evidence: string | null
    evidence_pdf: Buffer | null
    evidence_by: string | null
    evidence_at: string | null
    accepted_at: string | null
    refusal: string | null
    opened_at: Generated<string>
    closed_at: string | null
    reminders: Generated<number>
    version: Generated<number>
    ask_at: Generated<string | null>
  }
  provider_dispute_reading: {
    provider: string
    read_until: string
  }
  provider_dispute_step: {
    step_id: Generated<string>
    dispute_id: string
    status: 'open' | 'evidence_sent' | 'won' | 'lost'
    held_cents: Generated<number>
    owed_cents: Generated<number>
    withheld_cents: Generated<number>
    fee_cents: Generated<number>
    loss_cents: Generated<number>
    at: Generated<string>
  }
  provider_event: {
    provider: string
    event_ref: string
    kind: 'payment' | 'refund' | 'dispute' | 'payout' | 'other'
    ref: string
    received_at: Generated<string>
    outcome: Generated<'waiting' | 'applied' | 'unknown'>
  }
  provider_payment: {
    user_id: string
    payment_id: Generated<string>
    provider: 'stripe' | 'paypal'
    mode: 'test' | 'live'
    ref: string | null
    url: string | null
    amount_cents: number
    status: Generated<'open' | 'pending' | 'credited' | 'declined' | 'cancelled' | 'expired' | 'held' | 'refunded'>
    decline_reason: string | null
    method: string | null
    brand: string | null
    last_four: string | null
    fingerprint: string | null
    risk: 'normal' | 'elevated' | 'highest' | 'review' | null
    fee_cents: number | null
    network: string | null
    held_because: 'amount' | 'currency' | 'risk' | 'attempts' | 'balance' | 'deleted' | null
    arrived_minor: number | null
    arrived_currency: string | null
    recharge_id: string | null
    order_ids: string[] | null
    orders_outcome: 'waiting' | 'paid' | 'not_paid' | null
    orders_reason: string | null
    created_at: Generated<string>
    expires_at: string
    credited_at: string | null
    due_at: Generated<string | null>
    reads: Generated<number>
  }
  provider_payout: {
    payout_id: Generated<string>
    provider: string
    payout_ref: string
    amount_cents: number
    arrives_on: string
    status: 'on_its_way' | 'paid' | 'failed'
    booked_at: string | null
    returned_at: string | null
    created_at: Generated<string>
  }
  provider_refund: {
    user_id: string
    refund_id: string
    payment_id: string
    provider: 'stripe' | 'paypal'
    extract_id: string | null
    amount_minor: number
    currency: string
    state: Generated<'waiting' | 'asked' | 'pending' | 'done' | 'refused' | 'stopped'>
    refund_ref: string | null
    problem: string | null
    way: 'card' | 'other' | null
    way_by: string | null
    way_at: string | null
    created_at: Generated<string>
    ended_at: string | null
    due_at: Generated<string | null>
    tries: Generated<number>
  }
  provider_report: {
    provider: string
    lines_to: string
    read_at: string | null
    balance_cents: number | null
    due_at: Generated<string>
    failures: Generated<number>
    failing_since: string | null
  }
  push_subscription: {
    session_id: string
    user_id: string
    endpoint: string
    host: ColumnType<string, never, never>
    p256dh: string
    auth: string
    made_at: Generated<string>
  }
  rate_limit_counter: {
    key: string
    points: Generated<number>
    expire: number | null
  }
  receipt: {
    user_id: string
    receipt_id: string
    order_id: string
    kind: 'receipt' | 'credit_note'
    shop_id: string
    issued_on: Generated<string>
    year: ColumnType<number, never, never>
    number: number | null
    goods_cents: number
    freight_cents: number
    discount_cents: number
    total_cents: number
    seller: ColumnType<ReceiptSeller, string, string>
    buyer: ColumnType<Omit<OrderAddress, 'mobile'>, string, string>
    company: string | null
    company_tax_number: string | null
    created_at: Generated<string>
    tax_cents: Generated<number>
  }
  receipt_series: {
    shop_id: string
    kind: string
    year: number
    last_number: Generated<number>
  }
  recharge: {
    user_id: string
    recharge_id: Generated<string>
    method: 'manual' | 'chain' | 'card'
    amount_cents: number
    bank_account_id: string | null
    reference: string | null
    bank_reference: string | null
    network: string | null
    token: string | null
    address: string | null
    deposit_address: string | null
    transaction_hash: string | null
    created_at: Generated<string>
    status: Generated<'auditing' | 'approved' | 'refused'>
    arrival_cents: number | null
    audit_reason: string | null
    audited_by: string | null
    audited_at: string | null
  }
  recharge_evidence: {
    user_id: string
    recharge_id: string
    position: number
    file_id: string
  }
  redirect: {
    path: string
    target: string
    uses: Generated<number>
    last_used_at: string | null
    changed_by: string
    changed_at: Generated<string>
  }
  reduction_in_force: {
    sku_id: string
    product_id: string
    price_cents: number
    starts_at: string
    ends_at: string
    takes_codes: boolean
  }
  refund: {
    user_id: string
    refund_id: Generated<string>
    order_id: string
    by_whom: 'shopper' | 'operator'
    type: 'refund_only' | 'return_and_refund'
    product_status: 'received' | 'not_received' | null
    amount_cents: number
    freight_cents: number
    deducted_discount_cents: Generated<number>
    deducted_freight_cents: Generated<number>
    agreed_cents: number | null
    less_reason: string | null
    takes_goods: boolean
    restocks: boolean
    reason: 'damaged' | 'wrong' | 'not_received' | 'unwanted' | 'other'
    explanation: string
    state: 'applied' | 'agreed' | 'returning' | 'executed' | 'refused' | 'withdrawn'
    refusal_reason: string | null
    return_address: string | null
    return_until: string | null
    carrier: string | null
    tracking_number: string | null
    agreed_by: string | null
    resolved_by: string | null
    created_at: Generated<string>
    resolved_at: string | null
    tax_cents: Generated<number>
  }
  refund_attachment: {
    user_id: string
    refund_id: string
    position: number
    file_id: string
  }
  refund_item: {
    user_id: string
    refund_id: string
    order_item_id: string
    quantity: number
    amount_cents: number
    fate: 'not_sent' | 'returns' | 'stays'
    unsent_quantity: Generated<number>
  }
  refund_tax_part: {
    user_id: string
    refund_id: string
    order_item_id: string
    position: number
    amount_cents: number
    added_cents: number
  }
  refusal_picture: {
    user_id: string
    refund_id: string
    position: number
    file_id: string
  }
  report_explanation: {
    explanation_id: Generated<string>
    item_id: string
    difference_cents: number
    booked_fee_cents: Generated<number>
    reason: string
    explained_by: string
    approved_by: string
    created_at: Generated<string>
  }
  report_item: {
    item_id: Generated<string>
    provider: string
    kind: 'payment' | 'refund' | 'dispute' | 'payout' | 'fee' | 'other' | 'rest'
    key: string
    at: string
    day: ColumnType<string, never, never>
    lines: Generated<number>
    theirs_cents: Generated<number>
    theirs_fee_cents: Generated<number>
    ours_cents: Generated<number>
    ours_fee_cents: Generated<number>
    changed_at: Generated<string>
    known_because: Generated<'on_its_way' | 'held' | 'recent' | null>
    explained_cents: number | null
    explained_fee_cents: number | null
    state: ColumnType<string, never, never>
    differs: ColumnType<string | null, never, never>
  }
  report_line: {
    provider: string
    line_ref: string
    item_id: string
    amount_cents: number
    fee_cents: number
    at: string
  }
  review: {
    review_id: Generated<string>
    product_id: string
    sku_id: string
    user_id: string | null
    order_item_id: string | null
    author: string
    product_score: number
    content: string
    language: string
    pictures: Generated<string[]>
    created_at: Generated<string>
    move_in_file_id: string | null
    reply: string | null
    replied_at: string | null
    replied_by: string | null
    hidden_at: string | null
    hidden_reason: string | null
    hidden_by: string | null
  }
  review_count: {
    product_id: string
    product_score: number
    reviews: number
    with_pictures: number
  }
  sales_day: {
    day: string
    country: string
    shop_id: string
    orders: number
    paid_cents: number
    refunds: number
    refunded_cents: number
  }
  search_code: {
    lexeme: string
    code: string
  }
  security_event: {
    user_id: string
    event_id: Generated<string>
    event: SecurityEvent
    ip: string | null
    created_at: Generated<string>
  }
  session: {
    token_hash: Buffer
    session_id: Generated<string>
    user_id: string
    device: string
    ip: string
    created_at: Generated<string>
    last_seen_at: Generated<string>
    expires_at: string
  }
  shop: {
    shop_id: string
    name: ColumnType<Texts, string, string>
    description: ColumnType<Texts, string, string>
    logo: string
    founded_at: Generated<string>
    fans: Generated<number>
    total_sales: Generated<number>
    favorable_rate: number | null
    reviews: Generated<number>
    good_reviews: Generated<number>
    return_address: string | null
    legal_name: string | null
    seller_address: string | null
    tax_number: string | null
    piece_grams: Generated<number>
  }
  shop_choice: {
    name: string
    value: string
    changed_by: string | null
    changed_at: string | null
  }
  shop_follow: {
    user_id: string
    shop_id: string
    created_at: Generated<string>
  }
  shop_order: {
    user_id: string
    order_id: Generated<string>
    order_number: string
    checkout_id: string
    shop_id: string
    status: Generated<'unpaid' | 'paid' | 'shipped' | 'received' | 'completed' | 'cancelled' | 'after_sale'>
    refund_label: Generated<'none' | 'apply' | 'refunding' | 'refunded'>
    notes: string | null
    address: ColumnType<OrderAddress, string, string>
    created_at: Generated<string>
    expires_at: string
    goods_cents: number
    freight_cents: number
    discount_cents: number
    total_cents: number
    promo_code: string | null
    free_freight: ColumnType<FreightTerms | null, string | null | undefined, string | null>
    paid_cents: Generated<number>
    refunded_cents: Generated<number>
    released_cents: Generated<number>
    fault_goods_cents: Generated<number>
    fault_other_cents: Generated<number>
    ended_discount_cents: Generated<number>
    added_freight_cents: Generated<number>
    waits_for_recharge: Generated<boolean>
    waited_at: string | null
    handling_days: number | null
    transit_days_min: number | null
    transit_days_max: number | null
    carrier: string | null
    tracking_number: string | null
    paid_at: string | null
    shipped_at: string | null
    arrival_asked_at: string | null
    received_at: string | null
    completed_at: string | null
    cancelled_at: string | null
    cancel_reason: string | null
    auto_confirm_at: string | null
    auto_complete_at: string | null
    paused_status: 'paid' | 'shipped' | 'received' | null
    paused_at: string | null
    reviewed_at: string | null
    service_score: number | null
    postage_score: number | null
    tax_cents: Generated<number>
    included_tax_cents: Generated<number>
    refunded_tax_cents: Generated<number>
    refunded_included_tax_cents: Generated<number>
    freight_service: 'economy' | 'standard' | 'express' | null
  }
  shopper_block: {
    user_id: string
    block_id: Generated<string>
    reason: string
    blocked_by: string
    blocked_at: Generated<string>
    lift_reason: string | null
    lifted_by: string | null
    lifted_at: string | null
  }
  shopper_company: {
    user_id: string
    company: string
    company_tax_number: string | null
    used_at: Generated<string>
  }
  size_guide: {
    kind: string
    axis: string
    how: ColumnType<Texts, string, string>
    measures: ColumnType<Texts[], string, string>
    sizes: ColumnType<{ value_key: string; figures: (string | number[])[] }[], string, string>
  }
  sku: {
    sku_id: string
    product_id: string
    position: number
    axis_values: ColumnType<ChosenValue[], string | undefined, string>
    price_cents: number
    stock: number
    image: string
    on_sale: Generated<boolean>
    article_number: string | null
    gtin: string | null
    weight_grams: number | null
    low_stock_at: number | null
    cost_cents: number | null
    created_at: Generated<string | null>
    net_content: string | null
  }
  sku_price_change: {
    sku_price_change_id: Generated<string>
    sku_id: string
    from_cents: number
    changed_at: Generated<string>
  }
  sku_reduction: {
    reduction_id: string
    sku_id: string
    product_id: string
    price_cents: number
    starts_at: string
    ends_at: string
    takes_codes: boolean
  }
  sold_day: {
    day: string
    country: string
    sku_id: string
    product_id: string
    pieces: number
    paid_cents: number
    refunded_pieces: number
    refunded_cents: number
  }
  sold_out_product: {
    product_id: string
  }
  statement_credit: {
    user_id: string
    recharge_id: string
    line_id: string
    operator_id: string
    amount_cents: number
    ceiling_cents: number
    created_at: Generated<string>
    reported_at: string | null
  }
  synonym: {
    language: Language
    word: string
    meaning: string
    is_both: boolean
    changed_by: string
    changed_at: Generated<string>
  }
  tax_book: {
    version: Generated<number>
    only_row: Generated<boolean>
    state_id: Generated<string>
  }
  tax_owed: {
    account: string
    owed_cents: number
  }
  tax_remittance: {
    remittance_id: string
    reverses_id: string | null
    paid_on: string
    bank_cents: number
    reference: string
    proposed_by: string | null
    operator_id: string
    created_at: Generated<string>
  }
  tax_remittance_line: {
    line_id: Generated<string>
    remittance_id: string
    country: string
    kind: 'tax' | 'duty' | 'charge'
    amount_cents: number
  }
  tax_rule: {
    rule_id: string
    revision: number
    is_removed: Generated<boolean>
    kind: 'scheme' | 'tax' | 'duty' | 'charge' | 'exception' | 'exchange_rate'
    name: 'vat' | 'gst' | 'pst' | 'sales_tax' | 'consumption_tax' | 'postal_tax' | 'duty' | 'handling_fee' | 'parcel_fee' | null
    country: string
    region: string | null
    tax_class: 'general' | 'food' | 'clothing' | 'childrens_clothing' | 'cosmetics' | 'books' | null
    hs_prefix: string | null
    origin: string | null
    layer: string | null
    combines: 'add' | 'at_least' | null
    buyer: 'consumer' | 'business' | null
    collects: 'checkout' | 'none' | 'arrival' | null
    rate_1000: number | null
    amount: number | null
    currency: string | null
    per: 'consignment' | 'good' | 'item' | 'parcel' | '100kg' | null
    terms: Generated<string[]>
    value_factor: number | null
    tax_factor: number | null
    base_step: number | null
    amount_step: number | null
    national_share: number | null
    waived_tax: number | null
    valid_from: string
    valid_until: string | null
    registration: string | null
    source: string
    certainty: 'seen' | 'known' | 'assumed'
    changed_by: string
    changed_at: Generated<string>
  }
  time_limit: {
    name: string
    duration: string
    changed_by: string | null
    changed_at: string | null
  }
  tracking_report: {
    source: TrackingSource
    report_ref: string
    tracking_number: string
    carrier: string | null
    events: ColumnType<unknown, string | null | undefined, string | null>
    outcome: Generated<'waiting' | 'applied' | 'unknown'>
    created_at: Generated<string>
  }
  tracking_source: {
    source: TrackingSource
    sealed_secret: Buffer | null
    changed_by: string | null
    changed_at: string | null
    reported_at: string | null
    refused_at: string | null
    unknown_reports: Generated<number>
  }
  uploaded_file: {
    user_id: string
    file_id: Generated<string>
    purpose: UploadPurpose
    file_name: string
    width: number
    height: number
    bytes: number
    used_by: string | null
    digest: Buffer | null
    created_at: Generated<string>
  }
  user_account: {
    user_id: Generated<string>
    account: string
    password_hash: string
    password_changed_at: Generated<string>
    family_name: string
    given_name: string
    mobile: string | null
    avatar_id: string | null
    language: Generated<string>
    is_language_chosen: Generated<boolean>
    is_demo: Generated<boolean>
    created_at: Generated<string>
    blocked_at: string | null
    deleted_at: string | null
    email_verified_at: string | null
    mail_refused_at: string | null
  }
  webhook: {
    webhook_id: Generated<string>
    platform_id: string | null
    url: string
    sealed_secret: Buffer | null
    topics: WebhookTopic[]
    made_by: string | null
    made_at: Generated<string>
    is_on: Generated<boolean>
    off_because: 'gone' | 'dead' | 'full' | 'secret' | null
    failing_since: string | null
    unreadable_since: string | null
  }
  webhook_delivery: {
    delivery_id: Generated<string>
    webhook_id: string
    event_id: number | null
    type: string
    data: ColumnType<unknown, string, string>
    created_at: Generated<string>
    tries: Generated<number>
    next_try_at: Generated<string | null>
    delivered_at: string | null
    tried_at: string | null
    last_status: number | null
    last_fault: string | null
  }
  withdrawal: {
    user_id: string
    extract_id: Generated<string>
    request_id: string | null
    draw_type: 'bank' | 'chain' | 'card'
    amount_cents: number
    service_charge_cents: number
    net_cents: number
    bank_name: string | null
    account_name: string | null
    card_number_sealed: Buffer | null
    card_key_id: string | null
    card_last_four: string | null
    network: string | null
    token: string | null
    address: string | null
    provider: 'stripe' | 'paypal' | null
    payment_id: string | null
    status: Generated<AuditStatusWord>
    payout_state: Generated<'none' | 'queued' | 'sent' | 'done' | 'failed' | 'cancelled'>
    audit_reason: string | null
    audited_by: string | null
    payout_batch_id: string | null
    bank_reference: string | null
    transaction_hash: string | null
    created_at: Generated<string>
    audited_at: string | null
    paid_at: string | null
    despite_block_at: string | null
  }
  word_version: {
    is_only: Generated<boolean>
    version: Generated<number>
    synonyms: Generated<number>
  }
}
