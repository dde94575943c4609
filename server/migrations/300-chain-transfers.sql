-- Reading of chains: scanned blocks, transfers to and from deposit addresses, and credited deposits. See
-- 280-chains.sql for the form of addresses, hashes and amounts.

-- One row per network: how far it is read. Blocks up to `confirmed_height` are final and were read from both nodes;
-- blocks up to `scanned_height` were read from the first node and can still be replaced. The heights are null until the
-- first round succeeds.
create table chain_scan (
  network text primary key references chain_network,
  confirmed_height bigint,
  confirmed_hash text check (confirmed_hash ~ '^[0-9a-f]{64}$'),
  scanned_height bigint,
  scanned_hash text check (scanned_hash ~ '^[0-9a-f]{64}$'),
  head_height bigint,
  head_at timestamptz,
  final_height bigint,
  checked_at timestamptz,
  -- Blocks that are read again for transfers from deposit addresses, before the network is reconciled. Null if there are
  -- none.
  outgoing_from bigint,
  outgoing_to bigint,
  -- Why the last round failed, which node it concerns (1 or 2), and since when rounds fail.
  fault text,
  fault_node int,
  fault_text text,
  fault_since timestamptz,
  -- Faults in a row, and when the network is read again. All servers respect this pause.
  faults int not null default 0,
  due_at timestamptz,
  -- A final block changed: nothing more is read or credited until an operator resumes.
  stopped_at timestamptz,
  stopped_because text,
  check (num_nulls(confirmed_height, confirmed_hash, scanned_height, scanned_hash) in (0, 4)),
  check (scanned_height >= confirmed_height),
  check ((stopped_at is null) = (stopped_because is null)),
  constraint outgoing_range check (num_nulls(outgoing_from, outgoing_to) in (0, 2) and outgoing_from <= outgoing_to)
);

-- One row per scanned block that is not final yet, to find out that it was replaced.
create table chain_block (
  network text not null references chain_scan,
  height bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  parent_hash text not null check (parent_hash ~ '^[0-9a-f]{64}$'),
  primary key (network, height)
);

-- One row per transfer of a listed token to a deposit address. `chain_deposit` has the row of a credited transfer.
create table chain_transfer (
  network text not null references chain_network,
  transaction_hash text not null check (transaction_hash ~ '^[0-9a-f]{64}$'),
  log_index int not null check (log_index >= 0),
  -- An id for the operators' list and for proposals to credit the transfer.
  transfer_id uuid not null default uuidv7(),
  height bigint not null,
  block_hash text not null check (block_hash ~ '^[0-9a-f]{64}$'),
  token text not null,
  sender text not null check (sender ~ '^0x[0-9a-f]{40}$'),
  address_id bigint not null references chain_address,
  units numeric(78, 0) not null check (units > 0),
  -- The units that arrived for a transfer that is held as `less_arrived`, because less arrived than its log says;
  -- otherwise null.
  arrived_units numeric(78, 0) check (arrived_units >= 0),
  -- seen: in a block that is not final, or not credited yet. credited. kept: too small, added to the next deposit.
  -- by_hand: credited by an operator. held: an operator has to decide. orphaned: its block was replaced.
  state text not null default 'seen' check (state in ('seen', 'credited', 'kept', 'by_hand', 'held', 'orphaned')),
  held_because text,
  seen_at timestamptz not null default now(),
  -- When the state changed last.
  changed_at timestamptz,
  primary key (network, transaction_hash, log_index),
  foreign key (network, token) references chain_token,
  check ((state = 'held') = (held_because is not null))
);
create index chain_transfer_seen on chain_transfer (network, height) where state = 'seen';
create index chain_transfer_by_state on chain_transfer (state, seen_at);
create index chain_transfer_of_address on chain_transfer (address_id, seen_at);
create index chain_transfer_by_transaction on chain_transfer (transaction_hash);
create unique index chain_transfer_by_id on chain_transfer (transfer_id);
create index chain_transfer_by_time on chain_transfer (seen_at);
create index chain_transfer_of_network on chain_transfer (network, address_id);
-- Finds the transfers whose state changed recently. The state is set when a transfer is credited or kept.
create index chain_transfer_changed on chain_transfer (coalesce(changed_at, seen_at)) where state in ('credited', 'kept');

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

-- One row per transfer of a listed token from a deposit address, for example to the shop's wallet. Transfers
-- above the confirmed height were reported by one node; transfers below it are those that both nodes reported together.
create table chain_outgoing (
  network text not null references chain_network,
  transaction_hash text not null check (transaction_hash ~ '^[0-9a-f]{64}$'),
  log_index int not null check (log_index >= 0),
  height bigint not null,
  block_hash text not null check (block_hash ~ '^[0-9a-f]{64}$'),
  token text not null,
  address_id bigint not null references chain_address,
  recipient text not null check (recipient ~ '^0x[0-9a-f]{40}$'),
  units numeric(78, 0) not null check (units > 0),
  primary key (network, transaction_hash, log_index),
  foreign key (network, token) references chain_token
);
create index chain_outgoing_by_height on chain_outgoing (network, height);
create index chain_outgoing_of_address on chain_outgoing (network, address_id);

-- One row per shopper and token: units that are less than a cent, or less than the minimum. They are added to the next
-- deposit.
create table chain_remainder (
  user_id uuid not null references user_account,
  network text not null,
  token text not null,
  units numeric(78, 0) not null check (units >= 0),
  primary key (user_id, network, token),
  foreign key (network, token) references chain_token
);
create trigger of_no_deleted_account before insert on chain_remainder
  for each row execute function refuse_deleted_account();

-- Compares, for each shopper and token, the arrived units with the credited cents and the remainder. Both sides are multiplied
-- by 100 units per dollar, so that they are whole numbers for a token with any number of decimals.
create function chain_audit()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  with arrived as (
    select user_id, network, token, sum(units) as units,
      coalesce(sum(amount_cents), 0) as cents
    from chain_transfer join chain_address using (address_id)
      left join chain_deposit using (user_id, network, transaction_hash, log_index)
    where state in ('credited', 'kept') group by user_id, network, token
  ), compared as (
    select network, token, coalesce(arrived.units, 0) as units, coalesce(arrived.cents, 0) as cents,
      coalesce(chain_remainder.units, 0) as remainder, 10::numeric ^ decimals as dollar
    from arrived full join chain_remainder using (user_id, network, token) join chain_token using (network, token)
  )
  select 'remainder is not what the deposits left', 'external:chain:' || network || ':' || token,
    cents::bigint, trunc((units - remainder) * 100 / dollar)::bigint
  from compared where units * 100 <> cents * dollar + remainder * 100
  union all
  select 'a credited transfer has no deposit', 'external:chain:' || network || ':' || token, 0, count(*)
  from chain_transfer where state = 'credited' and not exists (
    select from chain_deposit where (chain_deposit.network, chain_deposit.transaction_hash, chain_deposit.log_index)
      = (chain_transfer.network, chain_transfer.transaction_hash, chain_transfer.log_index))
  group by network, token
$$;

-- Compares, for each shopper and token with a transfer that changed since a time, the same as `chain_audit()`, which
-- compares all. The cost depends on the number of these shoppers and of their transfers.
create function chain_audit_since(since timestamptz)
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  with changed as (
    select distinct user_id, network, token from chain_transfer join chain_address using (address_id)
    where state in ('credited', 'kept') and coalesce(changed_at, seen_at) >= since
  ), compared as (
    select network, token, arrived.units, arrived.cents, coalesce(chain_remainder.units, 0) as remainder,
      10::numeric ^ decimals as dollar
    from changed cross join lateral (
      select sum(units) as units, coalesce(sum(amount_cents), 0) as cents
      from chain_address join chain_transfer using (address_id)
        left join chain_deposit using (user_id, network, transaction_hash, log_index)
      where chain_address.user_id = changed.user_id
        and (network, chain_transfer.token) = (changed.network, changed.token) and state in ('credited', 'kept')
    ) as arrived left join chain_remainder using (user_id, network, token) join chain_token using (network, token)
  )
  select 'remainder is not what the deposits left', 'external:chain:' || network || ':' || token,
    cents::bigint, trunc((units - remainder) * 100 / dollar)::bigint
  from compared where units * 100 <> cents * dollar + remainder * 100
  union all
  select 'a credited transfer has no deposit', 'external:chain:' || network || ':' || token, 0, count(*)
  from chain_transfer
  where state = 'credited' and state in ('credited', 'kept') and coalesce(changed_at, seen_at) >= since and not exists (
    select from chain_deposit where (chain_deposit.network, chain_deposit.transaction_hash, chain_deposit.log_index)
      = (chain_transfer.network, chain_transfer.transaction_hash, chain_transfer.log_index))
  group by network, token
$$;
