-- One row per correction of a recharge that was credited wrongly, and per debt that the shop writes off. Each of them
-- needs a second operator. Money moves in the ledger (ref_type correction or write_off). Append-only. Deleted accounts
-- are allowed: a correction turns into a debt, which can be written off.
create table correction (
  user_id uuid not null references user_account,
  correction_id uuid not null default uuidv7(),
  kind text not null check (kind in ('correction', 'write_off')),
  -- The recharge that was credited wrongly.
  recharge_id uuid,
  amount_cents bigint not null check (amount_cents > 0),
  -- Amount that was taken from the balance. The rest becomes a debt.
  taken_cents bigint not null check (taken_cents between 0 and amount_cents),
  reason text not null check (reason <> ''),
  proposed_by uuid not null references operator,
  decided_by uuid not null references operator,
  created_at timestamptz not null default now(),
  primary key (user_id, correction_id),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id),
  constraint two_people check (proposed_by <> decided_by),
  constraint corrects_a_recharge check ((kind = 'correction') = (recharge_id is not null)),
  constraint takes_nothing_from_the_balance check (kind = 'correction' or taken_cents = 0)
);
create index correction_newest on correction (user_id, created_at desc);
create index correction_by_id on correction (correction_id);
create index correction_by_time on correction (created_at);
create index correction_of_kind on correction (kind, created_at);
create trigger correction_is_append_only before update or delete or truncate on correction
  for each statement execute function refuse_change();
