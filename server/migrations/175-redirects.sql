-- One row per address of another shop system, from which the shop has moved, and the path of this shop that it leads to.
create table redirect (
  -- Without the host, decoded, in lower case and without a slash at the end; with its query only if it is part of the address.
  path text collate "C" primary key check (path ~ '^/' and length(path) <= 500),
  target text not null check (target ~ '^/' and length(target) <= 500),
  uses bigint not null default 0,
  last_used_at timestamptz,
  changed_by uuid not null references operator,
  changed_at timestamptz not null default now()
);
