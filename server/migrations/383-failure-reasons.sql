-- The time since which an item of background work fails for its present reason.
alter table failed_work add column reason_since timestamptz not null default now();
