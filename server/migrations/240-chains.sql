-- Chains whose transfers the server reads: networks, account keys, deposit addresses, scanned blocks and transfers.
--
-- Addresses, hashes and contracts are stored in one form on all chains: an address as 0x and 40 digits in lower case, a
-- hash as 64 digits. Amounts are in the smallest unit of the token.

-- One row per account-level extended public key (BIP-32). It derives deposit addresses and cannot spend.
create table chain_key (
  chain_key_id uuid primary key default uuidv7(),
  kind text not null check (kind in ('evm', 'tron')),
  xpub text not null unique check (xpub ~ '^xpub[1-9A-HJ-NP-Za-km-z]{107}$'),
  -- Path of the account, such as m/44'/60'/0'.
  path text not null,
  -- Index of the next address. It only grows, so that no address is given to two shoppers.
  next_index int not null default 0 check (next_index >= 0),
  added_by uuid references operator,
  created_at timestamptz not null default now()
);

-- A network without `kind` is one that the server does not read.
alter table chain_network
  add column kind text check (kind in ('evm', 'tron')),
  -- The name for shoppers, such as Ethereum.
  add column name text check (name <> ''),
  add column chain_id bigint check (chain_id > 0),
  -- URLs of two nodes of different providers, as a list in JSON, encrypted because they contain the keys of accounts. The
  -- demo has one node.
  add column node_urls_sealed bytea,
  -- Host names of the nodes, for the operators' desk.
  add column node_hosts text[],
  -- A block is final when this many blocks confirm it, itself included; null: when the nodes call it finalized.
  add column confirmations int check (confirmations between 1 and 10000),
  -- Smaller deposits are added up until their sum reaches this amount.
  add column minimum_cents bigint not null default 1 check (minimum_cents >= 1),
  -- Address of a page about a transaction, with {hash}.
  add column explorer text check (explorer like '%{hash}%'),
  add column takes_recharges boolean not null default true,
  add column pays_withdrawals boolean not null default true,
  -- The key from which new addresses are derived. Addresses of former keys stay watched.
  add column chain_key_id uuid references chain_key,
  add constraint readable_network check (
    kind is null or num_nulls(name, chain_id, node_urls_sealed, node_hosts) = 0);
create unique index chain_network_by_chain on chain_network (kind, chain_id) where kind is not null and not is_demo;

-- One row per token that is credited. A token is identified by its contract, because anybody can create a token with the
-- same symbol. Contract and decimals never change, because the amounts of past deposits depend on them.
create table chain_token (
  network text not null references chain_network,
  -- Part of the name of the ledger's account, such as usdt.
  token text not null check (token ~ '^[a-z0-9-]{1,20}$'),
  -- The name for shoppers, such as USDT.
  symbol text not null check (symbol <> ''),
  contract text not null check (contract ~ '^0x[0-9a-f]{40}$'),
  decimals int not null check (decimals between 0 and 30),
  position int not null,
  is_open boolean not null default true,
  primary key (network, token),
  unique (network, contract)
);

-- One row per deposit address of a shopper. A shopper has one address per key, for all networks with that key.
create table chain_address (
  address_id bigint generated always as identity primary key,
  kind text not null check (kind in ('evm', 'tron')),
  address text not null check (address ~ '^0x[0-9a-f]{40}$'),
  chain_key_id uuid not null references chain_key,
  address_index int not null check (address_index >= 0),
  user_id uuid not null references user_account,
  created_at timestamptz not null default now(),
  unique (kind, address),
  unique (chain_key_id, address_index),
  unique (user_id, chain_key_id)
);
create trigger of_no_deleted_account before insert on chain_address
  for each row execute function refuse_deleted_account();

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
  -- Why the last round failed, which node it concerns (1 or 2), and since when rounds fail.
  fault text,
  fault_node int,
  fault_text text,
  fault_since timestamptz,
  -- A final block changed: nothing more is read or credited until an operator resumes.
  stopped_at timestamptz,
  stopped_because text,
  check (num_nulls(confirmed_height, confirmed_hash, scanned_height, scanned_hash) in (0, 4)),
  check (scanned_height >= confirmed_height),
  check ((stopped_at is null) = (stopped_because is null))
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
  height bigint not null,
  block_hash text not null check (block_hash ~ '^[0-9a-f]{64}$'),
  token text not null,
  sender text not null check (sender ~ '^0x[0-9a-f]{40}$'),
  address_id bigint not null references chain_address,
  units numeric(78, 0) not null check (units > 0),
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

-- The quick audit, with the chains.
create or replace function ledger_audit_quick()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select 'books do not sum to zero', 'all', sum(balance_cents)::bigint, 0
  from ledger_books having sum(balance_cents) <> 0
  union all
  select 'below zero', code, balance_cents, 0 from ledger_books
  where balance_cents < 0 and (code ~ '^user:' or code in ('orders:escrow', 'fees:withdrawal'))
    or balance_cents > 0 and code ~ '^receivable:'
  union all
  select 'a debtor has a balance', wallet, balance_cents, 0 from ledger_spending_debtor
  union all
  select 'last entry is not the balance', code, coalesce(last.posted_after_cents, 0), balance_cents
  from ledger_books join ledger_balance using (account_id) left join lateral (
    select version, posted_after_cents, pending_after_cents from ledger_entry
    where ledger_entry.account_id = ledger_balance.account_id order by version desc limit 1
  ) as last on true
  where (ledger_balance.version, balance_cents, held_cents) is distinct from
    (coalesce(last.version, 0), coalesce(last.posted_after_cents, 0), coalesce(last.pending_after_cents, 0))
  union all
  select 'not what the shop expects: ' || measure, account, found.cents, expected_cents
  from ledger_audit_expected left join ledger_books on code = account cross join lateral (
    select coalesce(case measure when 'balance' then balance_cents else held_cents end, 0) as cents) as found
  where found.cents <> expected_cents
  union all
  select problem, account, found_cents, expected_cents from chain_audit()
$$;
