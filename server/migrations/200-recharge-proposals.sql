-- Recharges above a limit are proposed like every other act of two people.
alter table desk_proposal alter column reason drop not null;

-- What one operator agreed to waits as a proposal. The agreement of an operator who was blocked since does not count.
with first_word as (
  select recharge_id, status, audited_at, audited_by, arrival_cents, first_operator_id, first_arrival_cents,
    jsonb_strip_nulls(jsonb_build_object('recharge_id', recharge_id, 'arrival_cents', first_arrival_cents,
      'transaction_hash', first_transaction_hash, 'log_index', first_log_index)) as body,
    jsonb_build_array(jsonb_build_object('field', 'credited', 'before', jsonb_build_object('cents', 0),
      'after', jsonb_build_object('cents', first_arrival_cents)))
      || case when first_transaction_hash is null then '[]' else jsonb_build_array(jsonb_build_object(
        'field', 'transaction', 'before', null,
        'after', jsonb_build_object('text', first_transaction_hash || ' · ' || first_log_index))) end as changes,
    coalesce((select max(created_at) from desk_log where ref_id = recharge_id::text and action = 'recharge_agreed'
      and operator_id = first_operator_id), created_at) as said_at
  from recharge where first_operator_id is not null
)
insert into desk_proposal (kind, ref_id, body, changes, proposed_by, proposed_at, expires_at, state, decided_by, decided_at)
  select 'recharge_pass', recharge_id, body, changes, first_operator_id, said_at, now() + time_limit('proposal'), 'open',
    null::uuid, null::timestamptz
  from first_word join operator on operator_id = first_operator_id where status = 0 and blocked_at is null
  union all
  -- The history of those that a second operator passed.
  select 'recharge_pass', recharge_id, body, changes, first_operator_id, said_at, said_at + time_limit('proposal'),
    'carried_out', audited_by, audited_at
  from first_word
  where status = 1 and arrival_cents = first_arrival_cents and audited_by <> first_operator_id
    and not exists (select from act_alone where act_alone.kind = 'recharge' and ref_id = recharge_id::text);

alter table recharge
  drop column first_operator_id,
  drop column first_arrival_cents,
  drop column first_transaction_hash,
  drop column first_log_index;
