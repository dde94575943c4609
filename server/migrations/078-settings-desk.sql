-- Settings that the desk changes: each row knows its version, so that of two operators the second is told.

alter table amount_limit
  add column version int not null default 1,
  -- A raised amount counts a day after it was agreed: until then it stands here.
  add column later_cents bigint check (later_cents > amount_cents),
  add column counts_from timestamptz,
  add column changed_by uuid references operator,
  add column changed_at timestamptz,
  add check (num_nulls(later_cents, counts_from) in (0, 2));
create index amount_limit_later on amount_limit (counts_from) where counts_from is not null;
insert into time_limit (name, duration) values ('raised_amount', '24 hours');

alter table time_limit
  add column version int not null default 1,
  add column changed_by uuid references operator,
  add column changed_at timestamptz;

alter table chain_network
  add column version int not null default 1,
  add column changed_by uuid references operator,
  add column changed_at timestamptz;

-- Where a bank account is, never changes: recharges refer to it. Another one is added and this one is closed.
alter table bank_account
  add column version int not null default 1,
  add column changed_by uuid references operator,
  add column changed_at timestamptz;

-- Who changed what, the latest first.
create index desk_log_of_settings on desk_log (created_at) where ref_type = 'setting';
