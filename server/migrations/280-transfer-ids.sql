-- An id of each transfer, for the operators' list and for proposals to credit it.
alter table chain_transfer add column transfer_id uuid not null default uuidv7();
create unique index chain_transfer_by_id on chain_transfer (transfer_id);
create index chain_transfer_by_time on chain_transfer (seen_at);
