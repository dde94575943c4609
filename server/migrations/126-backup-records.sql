-- When a backup ended, written after each backup by one insert (docs/operations.md).
create table backup_record (
  finished_at timestamptz not null default now() primary key,
  note text
);
