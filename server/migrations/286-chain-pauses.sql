-- Faults of a network in a row, and when it is read again. All servers respect this pause.
alter table chain_scan
  add column faults int not null default 0,
  add column due_at timestamptz;
