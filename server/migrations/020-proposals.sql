-- The log of operators' actions, the proposals that a second operator decides, and actions that no second one approved.

-- One row per action of an operator. Append-only.
create table desk_log (
  log_id uuid primary key default uuidv7(),
  operator_id uuid not null references operator,
  action text not null,
  -- The order, recharge, setting … that was changed.
  ref_type text not null,
  ref_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index desk_log_by_time on desk_log (created_at);
create index desk_log_by_operator on desk_log (operator_id, created_at);
create index desk_log_by_action on desk_log (action, created_at);
create index desk_log_by_operator_and_action on desk_log (operator_id, action, created_at);
create index desk_log_by_ref on desk_log (ref_id, created_at);
create index desk_log_of_settings on desk_log (created_at) where ref_type = 'setting';
create trigger desk_log_is_append_only before update or delete or truncate on desk_log
  for each statement execute function refuse_change();

-- One row per action that an operator proposed and a second operator decides.
create table desk_proposal (
  proposal_id uuid primary key default uuidv7(),
  kind text not null,
  -- The row that the action would change. A row has at most one open proposal of a kind.
  ref_id text not null,
  body jsonb not null,
  -- Values before and after the action, as they were shown to the proposer.
  changes jsonb not null,
  reason text,
  proposed_by uuid not null references operator,
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open'
    check (state in ('open', 'carried_out', 'refused', 'withdrawn', 'expired', 'outdated')),
  decided_by uuid references operator,
  decided_at timestamptz,
  -- The reason for the decision.
  why text,
  -- An outdated proposal cannot be decided: the row that it would change has changed since, or the proposer lost the
  -- right.
  outdated_because text check (outdated_because in ('moved', 'proposer')),
  check ((state = 'open') = (decided_at is null)),
  constraint two_people check (state not in ('carried_out', 'refused') or decided_by <> proposed_by),
  -- An outdated proposal names the operator whose action ended it, if there is one.
  constraint decided_by_somebody check (state = 'outdated' or (state in ('open', 'expired')) = (decided_by is null)),
  constraint outdated_has_cause check ((state = 'outdated') = (outdated_because is not null))
);
create unique index desk_proposal_open on desk_proposal (kind, ref_id) where state = 'open';
create index desk_proposal_expiry on desk_proposal (expires_at) where state = 'open';
create index desk_proposal_by_time on desk_proposal (proposed_at);
create index desk_proposal_by_state on desk_proposal (state, proposed_at);

-- One row per action with money that no second operator approved. The daily limits of an operator are computed from
-- these rows.
create table act_alone (
  act_alone_id uuid primary key default uuidv7(),
  operator_id uuid not null references operator,
  kind text not null check (kind in ('recharge', 'extract', 'refund', 'promo')),
  -- The recharge, withdrawal or promo code. For a refund, its order.
  ref_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- True if the operator had held the role for less than a day. All operators with a role younger than a day share one
  -- limit.
  is_new boolean not null,
  done_at timestamptz not null default now()
);
create index act_alone_of_operator on act_alone (operator_id, kind, done_at);
create index act_alone_of_new on act_alone (kind, done_at) where is_new;
