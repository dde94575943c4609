-- Recharges of wallets. Money itself moves in the ledger only.

-- One row per recharge: the report of a shopper that money was sent to the shop.
create table recharge (
  user_id uuid not null references user_account,
  recharge_id uuid not null default uuidv7(),
  method text not null check (method in ('manual', 'chain', 'card')),
  amount_cents bigint not null check (amount_cents > 0),
  bank_account_id uuid references bank_account,
  -- The reference that the shopper was asked to write on the transfer.
  reference text,
  bank_reference text,
  network text,
  token text,
  address text,
  -- The shopper's deposit address at the time of the report.
  deposit_address text,
  transaction_hash text,
  created_at timestamptz not null default now(),
  -- 0 waits for its audit, 1 approved, 2 refused.
  status text not null default 'auditing' check (status in ('auditing', 'approved', 'refused')),
  -- The amount that arrived and was credited.
  arrival_cents bigint check (arrival_cents > 0),
  audit_reason text,
  audited_by uuid references operator,
  audited_at timestamptz,
  primary key (user_id, recharge_id),
  check ((status = 'approved') = (arrival_cents is not null)),
  check ((method = 'manual') = (bank_account_id is not null)),
  constraint knows_its_chain check (case method
    when 'chain' then num_nulls(network, token, address, deposit_address) = 0
    else num_nonnulls(network, token, address, deposit_address, transaction_hash) = 0 end),
  constraint bare_transaction_hash check (transaction_hash ~ '^[0-9a-f]{64}$')
);
create index recharge_newest on recharge (user_id, created_at desc);
create index recharge_by_id on recharge (recharge_id);
-- Indexes for the desk's lists: by time, and for each filter.
create index recharge_by_time on recharge (created_at);
create index recharge_for_desk on recharge (status, created_at);
create index recharge_of_method on recharge (method, created_at);
create index recharge_of_shopper_in_state on recharge (user_id, status, created_at);
create index recharge_by_amount on recharge (amount_cents, created_at);
create index recharge_by_network on recharge (network, created_at) where network is not null;
-- Indexes for finding references and transactions that were used before.
create index recharge_by_reference on recharge (bare_reference(reference), created_at) where reference is not null;
create index recharge_by_bank_reference on recharge (bare_reference(bank_reference), created_at)
  where bank_reference is not null;
create index recharge_by_transaction on recharge (transaction_hash) where transaction_hash is not null;
create trigger of_no_deleted_account before insert on recharge
  for each row execute function refuse_deleted_account();

-- One row per picture that proves a recharge.
create table recharge_evidence (
  user_id uuid not null,
  recharge_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (user_id, recharge_id, position),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id)
);
create index recharge_evidence_by_file on recharge_evidence (user_id, file_id);
