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
