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

alter table chain_balance add column explained_units numeric not null default 0;
alter table chain_balance drop constraint chain_balance_check;
-- The time since which a difference is not explained, or the nodes disagree.
alter table chain_balance add constraint chain_balance_check
  check ((different_since is null) = (units - stored_units = explained_units and other_units is null));
create index chain_balance_explained on chain_balance (reconciliation_id) where explained_units <> 0;
