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

-- One row per address of the shop that pays withdrawals. An operator enters its first payment, another operator confirms
-- the address: the server does not know the shop's wallet, and a payment from another wallet must not close a withdrawal.
create table chain_payer (
  network text not null references chain_network,
  address text not null check (address ~ '^0x[0-9a-f]{40}$'),
  entered_by uuid not null references operator,
  confirmed_by uuid not null references operator,
  created_at timestamptz not null default now(),
  primary key (network, address),
  check (confirmed_by <> entered_by)
);
