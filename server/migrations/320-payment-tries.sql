-- A payment whose check fails is tried again later: after a pause that doubles with each failure in a row.
alter table payout_payment
  add column tries int not null default 0,
  add column due_at timestamptz not null default now();
