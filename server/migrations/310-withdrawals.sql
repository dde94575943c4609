-- Withdrawals, called extract in the API, and the files with which they are paid out. Money is held, posted and voided
-- in the ledger (ref_type withdrawal).

-- One row per payout file, with the operator who downloaded it first. A lost file can be downloaded again for a day. A file
-- of one network may have the format of the CSV Airdrop app of Safe. Other files of chains have payouts of all networks, in
-- the format of the shop.
create table payout_batch (
  payout_batch_id uuid primary key,
  draw_type text not null check (draw_type in ('bank', 'chain')),
  network text references chain_network,
  format text not null default 'shop' check (format in ('shop', 'safe')),
  operator_id uuid not null references operator,
  lines int not null check (lines > 0),
  net_cents bigint not null check (net_cents > 0),
  created_at timestamptz not null default now(),
  constraint safe_has_one_network check (format = 'shop' or network is not null)
);
create index payout_batch_by_time on payout_batch (created_at);

-- One row per withdrawal. A request that goes back to cards has a row for each payment that is refunded, and one for the rest;
-- together they are approved, refused or cancelled, and after that each has its own payout.
create table withdrawal (
  user_id uuid not null references user_account,
  extract_id uuid not null default uuidv7(),
  -- Equal for the rows of one request; null if the request has one row.
  request_id uuid,
  draw_type text not null check (draw_type in ('bank', 'chain', 'card')),
  amount_cents bigint not null check (amount_cents > 0),
  service_charge_cents bigint not null check (service_charge_cents >= 0),
  net_cents bigint not null check (net_cents > 0 and net_cents = amount_cents - service_charge_cents),
  bank_name text,
  account_name text,
  -- Encrypted under the server's key, and deleted when the withdrawal can no longer be paid out.
  card_number_sealed bytea,
  card_key_id text,
  card_last_four text check (card_last_four ~ '^[0-9A-Z]{4}$'),
  network text,
  token text,
  address text,
  -- The payment of an instant top-up that is refunded: 335-card-refunds.sql.
  provider text check (provider in ('stripe', 'paypal')),
  payment_id uuid,
  -- 0 waits for its audit, 1 approved, 2 refused, cancelled by the shopper or failed.
  status text not null default 'auditing',
  payout_state text not null default 'none',
  audit_reason text,
  audited_by uuid references operator,
  payout_batch_id uuid,
  bank_reference text,
  transaction_hash text,
  created_at timestamptz not null default now(),
  audited_at timestamptz,
  paid_at timestamptz,
  -- Start of the account block that was overridden for this payout, with a second operator's approval. A later block
  -- stops the payout again.
  despite_block_at timestamptz,
  primary key (user_id, extract_id),
  constraint known_withdrawal_state check ((status, payout_state) in
    (('auditing', 'none'), ('approved', 'queued'), ('approved', 'sent'), ('approved', 'done'), ('refused', 'none'),
      ('refused', 'cancelled'), ('refused', 'failed'))),
  constraint has_one_destination check (
    (num_nulls(bank_name, account_name, card_last_four), num_nulls(network, token, address), num_nulls(provider, payment_id)) =
      case draw_type when 'bank' then (0, 3, 2) when 'chain' then (3, 0, 2) else (3, 3, 0) end),
  constraint number_only_while_open check (
    num_nulls(card_number_sealed, card_key_id) in (0, 2)
    and (card_number_sealed is not null) = (draw_type = 'bank' and (status = 'auditing' or payout_state in ('queued', 'sent')))),
  -- The proof of a refund is its row in provider_refund.
  constraint paid_with_a_proof check (
    (payout_state = 'done' and draw_type <> 'card') = (num_nonnulls(bank_reference, transaction_hash) > 0)),
  constraint paid_at_a_time check ((payout_state = 'done') = (paid_at is not null))
);
-- The columns depend on each other: without these statistics PostgreSQL expects few rows of each state, and chooses
-- plans that sort all of them.
create statistics withdrawal_states (mcv) on status, payout_state from withdrawal;
create index withdrawal_newest on withdrawal (user_id, created_at desc);
create index withdrawal_by_id on withdrawal (extract_id);
create index withdrawal_open on withdrawal (payout_state, extract_id) where status = 'auditing' or payout_state in ('queued', 'sent');
create index withdrawal_by_batch on withdrawal (payout_batch_id) where payout_batch_id is not null;
-- Indexes for the desk's lists: by time, and for each filter. A state is a `payout_state`; 'none' means that the
-- withdrawal waits for its audit, or was refused.
create index withdrawal_by_time on withdrawal (created_at);
create index withdrawal_for_desk on withdrawal (status, created_at);
create index withdrawal_by_payout on withdrawal (payout_state, created_at);
create index withdrawal_of_type on withdrawal (draw_type, created_at);
create index withdrawal_of_shopper_by_payout on withdrawal (user_id, payout_state, created_at);
create index withdrawal_by_amount on withdrawal (amount_cents, created_at);
create index withdrawal_by_request on withdrawal (request_id) where request_id is not null;
create index withdrawal_by_payment on withdrawal (payment_id) where payment_id is not null;
create index withdrawal_by_network on withdrawal (network, created_at) where network is not null;
-- Indexes for finding references and transactions that were used before.
create index withdrawal_by_bank_reference on withdrawal (bare_reference(bank_reference), created_at)
  where bank_reference is not null;
create index withdrawal_by_transaction on withdrawal (transaction_hash) where transaction_hash is not null;
-- The desk looks for withdrawals to an address with the same first and last characters as another one: address
-- poisoning. The first five characters include 0x.
create index withdrawal_by_address_ends on withdrawal ((lower(left(address, 5) || right(address, 3))), created_at)
  where address is not null;
create trigger of_no_deleted_account before insert on withdrawal
  for each row execute function refuse_deleted_account();

-- One row per transaction that an operator entered for the payout of a withdrawal. The server reads its receipt, and
-- closes the withdrawal if one of its transfers pays it.
create table payout_payment (
  user_id uuid not null,
  extract_id uuid not null,
  network text not null references chain_network,
  transaction_hash text not null check (transaction_hash ~ '^[0-9a-f]{64}$'),
  -- waiting: not final yet. unknown_payer: it pays, but from an address that no second operator has confirmed. done: it
  -- closed the withdrawal. reverted: it is final and paid nothing. wrong: see problem.
  state text not null default 'waiting' check (state in ('waiting', 'unknown_payer', 'done', 'reverted', 'wrong')),
  problem text,
  -- The address that the tokens come from.
  payer text check (payer ~ '^0x[0-9a-f]{40}$'),
  -- The transfer that closed the withdrawal. A transfer closes at most one.
  log_index int check (log_index >= 0),
  entered_by uuid not null references operator,
  entered_at timestamptz not null default now(),
  checked_at timestamptz,
  -- A payment whose check fails is tried again later: after a pause that doubles with each failure in a row.
  tries int not null default 0,
  due_at timestamptz not null default now(),
  primary key (extract_id, transaction_hash),
  foreign key (user_id, extract_id) references withdrawal,
  unique (network, transaction_hash, log_index),
  check ((state = 'wrong') = (problem is not null)),
  check ((state = 'done') = (log_index is not null)),
  check (state <> 'unknown_payer' or payer is not null)
);
create index payout_payment_waiting on payout_payment (checked_at nulls first) where state = 'waiting';
create unique index payout_payment_closes_once on payout_payment (extract_id) where state = 'done';
create trigger of_no_deleted_account before insert on payout_payment
  for each row execute function refuse_deleted_account();
