-- What the desk looks for among recharges and withdrawals, and what was used before.

-- SHA-256 of a picture as it is stored: the same picture, sent again under another name, gives the same.
alter table uploaded_file add column digest bytea;
create index uploaded_file_same_evidence on uploaded_file (digest) where purpose = 'evidence';
create index recharge_evidence_by_file on recharge_evidence (user_id, file_id);

-- A reference as people copy it: without blanks and signs, in capitals. Null when nothing is left.
create function bare_reference(reference text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g')), '')
$$;

-- What the shopper was told to write on the transfer. Claims from before this column have none.
alter table recharge add column reference text;
create index recharge_by_time on recharge (created_at);
create index recharge_by_amount on recharge (amount_cents, created_at);
create index recharge_by_network on recharge (network, created_at) where network is not null;
create index recharge_by_reference on recharge (bare_reference(reference)) where reference is not null;
create index recharge_by_bank_reference on recharge (bare_reference(bank_reference)) where bank_reference is not null;
create index recharge_by_transaction on recharge (transaction_hash) where transaction_hash is not null;
-- Lists of all states are read by time, and those of one state by its own index.
drop index recharge_waiting_first;

create index withdrawal_by_time on withdrawal (created_at);
create index withdrawal_by_amount on withdrawal (amount_cents, created_at);
create index withdrawal_by_network on withdrawal (network, created_at) where network is not null;
create index withdrawal_by_payout on withdrawal (payout_state, created_at);
create index withdrawal_by_bank_reference on withdrawal (bare_reference(bank_reference)) where bank_reference is not null;
create index withdrawal_by_transaction on withdrawal (transaction_hash) where transaction_hash is not null;
create index withdrawal_newest on withdrawal (user_id, created_at desc);
drop index withdrawal_waiting_first;

-- The payout files: who had it first, and when. A lost one can be had again for a day.
create table payout_batch (
  payout_batch_id uuid primary key,
  draw_type text not null check (draw_type in ('bank', 'chain')),
  operator_id uuid not null references operator,
  lines int not null check (lines > 0),
  net_cents bigint not null check (net_cents > 0),
  created_at timestamptz not null default now()
);
create index payout_batch_by_time on payout_batch (created_at);

insert into payout_batch (payout_batch_id, draw_type, operator_id, lines, net_cents, created_at)
select batch.payout_batch_id, batch.draw_type, made.operator_id, batch.lines, batch.net_cents, made.created_at
from (
  select payout_batch_id, min(draw_type) as draw_type, count(*)::int as lines, sum(net_cents)::bigint as net_cents
  from withdrawal where payout_batch_id is not null group by payout_batch_id
) as batch cross join lateral (
  select operator_id, created_at from desk_log
  where ref_type = 'payout_batch' and ref_id = batch.payout_batch_id::text order by created_at limit 1
) as made;

insert into time_limit (name, duration) values
  -- How long a payout file can be had again.
  ('payout_file', '24 hours');

-- The desk finds shoppers by the beginning of their address.
create index user_account_by_beginning on user_account (account text_pattern_ops);
