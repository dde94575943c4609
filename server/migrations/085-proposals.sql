-- Since when an operator has had a role, not blocked and with a password of their own: who agrees to another's act has to
-- have held it for a while, or an owner could make up a second person in a minute. A term that ended stays, so that whoever
-- takes the second person's rights away is not alone at once.
create table operator_term (
  operator_id uuid not null references operator,
  role text not null,
  since timestamptz not null default now(),
  until timestamptz,
  check (until >= since)
);
create unique index operator_term_now on operator_term (operator_id, role) where until is null;
create index operator_term_of_role on operator_term (role, until);

create function keep_operator_terms() returns trigger language plpgsql as $$
declare
  held text[] := case when new.blocked_at is null and not new.password_is_initial then new.roles else '{}' end;
begin
  update operator_term set until = greatest(since, now())
    where operator_id = new.operator_id and until is null and role <> all (held);
  insert into operator_term (operator_id, role) select new.operator_id, unnest(held)
    on conflict (operator_id, role) where until is null do nothing;
  return null;
end $$;
create trigger terms_of_operator after insert or update of roles, blocked_at, password_is_initial on operator
  for each row execute function keep_operator_terms();
insert into operator_term (operator_id, role, since)
  select operator_id, unnest(roles), created_at from operator where blocked_at is null and not password_is_initial;

insert into time_limit (name, duration) values
  -- So long must somebody have held a role before they count as a second person.
  ('operator_second', '24 hours'),
  -- So long does a proposal wait.
  ('proposal', '7 days');

-- What one operator wants done and another has to agree to.
create table desk_proposal (
  proposal_id uuid primary key default uuidv7(),
  kind text not null,
  -- What it concerns. There is one open proposal of a kind for it.
  ref_id text not null,
  body jsonb not null,
  -- What it would change, as it was shown to who proposed it.
  changes jsonb not null,
  reason text not null,
  proposed_by uuid not null references operator,
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'carried_out', 'refused', 'withdrawn', 'expired')),
  decided_by uuid references operator,
  decided_at timestamptz,
  why text,
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('open', 'expired')) = (decided_by is null)),
  constraint two_people check (state not in ('carried_out', 'refused') or decided_by <> proposed_by)
);
create unique index desk_proposal_open on desk_proposal (kind, ref_id) where state = 'open';
create index desk_proposal_expiry on desk_proposal (expires_at) where state = 'open';
create index desk_proposal_by_time on desk_proposal (proposed_at);
create index desk_proposal_by_state on desk_proposal (state, proposed_at);
create index desk_proposal_by_kind on desk_proposal (kind, proposed_at);
