-- Reconciliation of chains: stored transfers compared with the balances of deposit addresses.

-- One row per comparison of the stored transfers of a network with the balances on its chain, at one final block. Each
-- network has one that has not ended at a time.
create table chain_reconciliation (
  reconciliation_id uuid primary key default uuidv7(),
  network text not null references chain_network,
  -- known: addresses with stored transfers. all: every deposit address.
  scope text not null check (scope in ('known', 'all')),
  -- The operator who asked for it; null for the daily one.
  requested_by uuid references operator,
  requested_at timestamptz not null default now(),
  -- Time and block of its beginning. Nodes forget the state of a block after minutes, and then it begins again.
  started_at timestamptz,
  height bigint,
  block_hash text check (block_hash ~ '^[0-9a-f]{64}$'),
  -- Addresses up to this id were compared, and their number.
  read_up_to bigint not null default 0,
  addresses int not null default 0,
  -- The node that had the state of the block (1 or 2), if the other did not.
  read_from int check (read_from in (1, 2)),
  -- Failures in a row, the last fault, and when it is tried again. A fault of an ended one is final.
  tries int not null default 0,
  -- How often it began again, because the nodes forgot the state of its block.
  restarts int not null default 0,
  due_at timestamptz not null default now(),
  fault text,
  fault_node int,
  ended_at timestamptz,
  check (num_nulls(started_at, height, block_hash) in (0, 3))
);
create unique index chain_reconciliation_open on chain_reconciliation (network) where ended_at is null;
create index chain_reconciliation_by_network on chain_reconciliation (network, reconciliation_id);

-- One row per address and token of a reconciliation, unless both balances are zero. Rows of former reconciliations of the
-- network are deleted when the next one ends.
create table chain_balance (
  reconciliation_id uuid not null references chain_reconciliation,
  address_id bigint not null references chain_address,
  token text not null,
  -- On the chain, according to the first node; and according to the second, if it disagrees.
  units numeric(78, 0) not null,
  other_units numeric(78, 0),
  -- Stored transfers to the address minus those from it.
  stored_units numeric not null,
  -- The sum of chain_explanation for the address and token.
  explained_units numeric not null default 0,
  -- The time since which a difference is not explained, or the nodes disagree; null if there is none.
  different_since timestamptz,
  primary key (reconciliation_id, address_id, token),
  check ((different_since is null) = (units - stored_units = explained_units and other_units is null))
);
create index chain_balance_by_units on chain_balance (reconciliation_id, token, units desc, address_id);
create index chain_balance_different on chain_balance (reconciliation_id) where different_since is not null;
create index chain_balance_explained on chain_balance (reconciliation_id) where explained_units <> 0;

-- One row per token of an ended reconciliation, with sums in units of the token.
create table chain_reconciliation_token (
  reconciliation_id uuid not null references chain_reconciliation,
  token text not null,
  holding_units numeric not null,
  holding_addresses int not null,
  different_addresses int not null,
  -- Stored transfers to deposit addresses by state: credited (also by hand), kept, held, and not credited yet.
  credited_units numeric not null,
  kept_units numeric not null,
  held_units numeric not null,
  seen_units numeric not null,
  -- Stored transfers from deposit addresses.
  left_units numeric not null,
  credited_cents bigint not null,
  primary key (reconciliation_id, token)
);

-- One row per part of a difference that two operators accepted with a reason, for example tokens that were burnt. The sum
-- of an address and token is subtracted from its difference. Rows are never changed: an explanation that is wrong is
-- followed by one with the opposite sign.
create table chain_explanation (
  explanation_id uuid primary key default uuidv7(),
  network text not null,
  token text not null,
  address_id bigint not null references chain_address,
  -- In units of the token. Negative if the chain has less than the stored transfers.
  units numeric not null check (units <> 0),
  reason text not null,
  explained_by uuid not null references operator,
  approved_by uuid not null references operator,
  created_at timestamptz not null default now(),
  foreign key (network, token) references chain_token,
  check (approved_by <> explained_by)
);
create index chain_explanation_of_address on chain_explanation (network, address_id, token);
