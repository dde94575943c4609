-- Chains whose transfers the server reads: account keys, networks, tokens and deposit addresses.
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

-- One row per chain and whether it is open. The list of chains and the form of their addresses are in the code. A network
-- without `kind` is one that the server does not read.
create table chain_network (
  network text primary key,
  position int not null,
  is_open boolean not null default true,
  is_demo boolean not null default false,
  kind text check (kind in ('evm', 'tron')),
  -- The name for shoppers, such as Ethereum.
  name text check (name <> ''),
  chain_id bigint check (chain_id > 0),
  -- URLs of two nodes of different providers, as a list in JSON, encrypted because they contain the keys of accounts. The
  -- demo has one node.
  node_urls_sealed bytea,
  -- Host names of the nodes, for the operators' desk.
  node_hosts text[],
  -- A block is final when this many blocks confirm it, itself included; null: when the nodes call it finalized.
  confirmations int check (confirmations between 1 and 10000),
  -- Smaller deposits are added up until their sum reaches this amount.
  minimum_cents bigint not null default 1 check (minimum_cents >= 1),
  -- Address of a page about a transaction, with {hash}.
  explorer text check (explorer like '%{hash}%'),
  takes_recharges boolean not null default true,
  pays_withdrawals boolean not null default true,
  -- The key from which new addresses are derived. Addresses of former keys stay watched.
  chain_key_id uuid references chain_key,
  changed_by uuid references operator,
  changed_at timestamptz,
  constraint readable_network check (
    kind is null or num_nulls(name, chain_id, node_urls_sealed, node_hosts) = 0)
);
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

-- One row per deposit address that was shown to a shopper. Nothing is paid out to these addresses, because the money
-- would return as a deposit. Addresses are stored in lower case, because most chains ignore capitals. The shopper can
-- be derived from the address, so no user_id is stored.
create table deposit_address (
  address text primary key check (address = lower(address)),
  shown_at timestamptz not null default now()
);

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
