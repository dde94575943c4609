-- When a change was noted, so that `/metrics` tells how far behind lists are.
alter table listing_change add noted_at timestamptz not null default now();
