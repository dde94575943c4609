-- Recharges and withdrawals on chains. Which networks are known, and how their addresses are written, is in the code; here
-- stands which of them are open.
create table chain_network (
  network text primary key,
  position int not null,
  is_open boolean not null default true,
  is_demo boolean not null default false
);

alter table recharge
  add column token text,
  -- The shopper's own address at the time of the claim.
  add column deposit_address text,
  -- What the operator who agreed first named: a second one agrees to that deposit, not to any.
  add column first_transaction_hash text,
  add column first_log_index int,
  add constraint knows_its_chain check (case method
    when 'chain' then num_nulls(network, token, address, deposit_address) = 0
    else num_nonnulls(network, token, address, deposit_address, transaction_hash) = 0 end),
  add constraint bare_transaction_hash check (transaction_hash ~ '^[0-9a-f]{64}$'),
  add constraint first_operator_named_a_deposit check (
    (first_transaction_hash is not null) = (method = 'chain' and first_operator_id is not null)
    and num_nulls(first_transaction_hash, first_log_index) in (0, 2));

-- What was credited. Its key is that of the transfer on its network, so nothing credits it twice. One transaction may hold
-- several transfers, which the log index tells apart. Its rows are never changed.
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
