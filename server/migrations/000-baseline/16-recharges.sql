-- Recharges, and the bank accounts and chains to which money is sent. Money itself moves in the ledger only.

-- A reference without blanks and signs, in capitals. Null if nothing is left.
create function bare_reference(reference text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g')), '')
$$;

-- One row per bank account of the shop. The account number of a row never changes, because recharges refer to the row.
-- For another account, a row is added, and the former row is closed.
create table bank_account (
  bank_account_id uuid primary key default uuidv7(),
  position int not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  swift text not null,
  country text not null,
  note jsonb not null default '{}',
  is_open boolean not null default true,
  is_demo boolean not null default false,
  version int not null default 1,
  changed_by uuid references operator,
  changed_at timestamptz
);

-- One row per chain and whether it is open. The list of chains and the form of their addresses are in the code.
create table chain_network (
  network text primary key,
  position int not null,
  is_open boolean not null default true,
  is_demo boolean not null default false,
  version int not null default 1,
  changed_by uuid references operator,
  changed_at timestamptz
);

-- One row per deposit address that was shown to a shopper. Nothing is paid out to these addresses, because the money
-- would return as a deposit. Addresses are stored in lower case, because most chains ignore capitals. The shopper can
-- be derived from the address, so no user_id is stored.
create table deposit_address (
  address text primary key check (address = lower(address)),
  shown_at timestamptz not null default now()
);

-- One row per recharge: the report of a shopper that money was sent to the shop.
create table recharge (
  user_id uuid not null references user_account,
  recharge_id uuid not null default uuidv7(),
  method text not null check (method in ('manual', 'chain')),
  bank_account_id uuid references bank_account,
  bank_reference text,
  network text,
  address text,
  transaction_hash text,
  amount_cents bigint not null check (amount_cents > 0),
  -- The amount that arrived and was credited.
  arrival_cents bigint check (arrival_cents > 0),
  -- 0 waits for its audit, 1 approved, 2 refused.
  status int not null default 0 check (status in (0, 1, 2)),
  audit_reason text,
  audited_by uuid references operator,
  created_at timestamptz not null default now(),
  audited_at timestamptz,
  token text,
  -- The shopper's deposit address at the time of the report.
  deposit_address text,
  -- The reference that the shopper was asked to write on the transfer.
  reference text,
  primary key (user_id, recharge_id),
  check ((status = 1) = (arrival_cents is not null)),
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

-- One row per deposit on a chain that was credited. The primary key identifies the transfer on its chain, so it cannot be
-- credited twice. A transaction may hold several transfers, which the log index distinguishes. Append-only (grants.sql).
create table chain_deposit (
  network text not null,
  transaction_hash text not null check (transaction_hash ~ '^[0-9a-f]{64}$'),
  log_index int not null check (log_index >= 0),
  user_id uuid not null,
  recharge_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default now(),
  primary key (network, transaction_hash, log_index),
  unique (user_id, recharge_id),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id)
);
