-- Withdrawals above a limit, and failed payouts that the bank may have, are proposed like every other act of two people.
create temporary table first_word on commit drop as
  select 'withdrawal_pass' as kind, extract_id, first_operator_id as operator_id, jsonb_build_object('extract_id', extract_id) as body,
    jsonb_build_object('field', 'queued', 'before', null, 'after', jsonb_build_object('cents', net_cents)) as change,
    null as reason, said.created_at as said_at, withdrawal.created_at as asked_at,
    status = 0 as is_open, status = 1 or payout_state = 'failed' as is_done, audited_by as decided_by, audited_at as decided_at
  from withdrawal left join lateral (select max(created_at) as created_at from desk_log
    where ref_id = extract_id::text and action = 'withdrawal_agreed' and operator_id = first_operator_id) as said on true
  -- A paid out balance was proposed as that.
  where first_operator_id is not null and despite_block_at is null
    and not exists (select from act_alone where act_alone.kind = 'extract' and ref_id = extract_id::text)
  union all
  select 'payout_failed', extract_id, failure_operator_id,
    jsonb_build_object('extract_id', extract_id, 'reason', coalesce(said.details ->> 'reason', '')),
    jsonb_build_object('field', 'to_balance', 'before', null, 'after', jsonb_build_object('cents', amount_cents)),
    said.details ->> 'reason', said.created_at, withdrawal.created_at,
    payout_state = 'sent', payout_state = 'failed', told.operator_id, told.created_at
  from withdrawal
    left join lateral (select details, created_at from desk_log
      where ref_id = extract_id::text and action = 'payout_failed_agreed' and operator_id = failure_operator_id
      order by log_id desc limit 1) as said on true
    left join lateral (select operator_id, created_at from desk_log
      where ref_id = extract_id::text and action = 'payout_failed' order by log_id desc limit 1) as told on true
  where failure_operator_id is not null;

-- What one operator agreed to waits as a proposal. The agreement of an operator who was blocked since does not count.
insert into desk_proposal (kind, ref_id, body, changes, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at)
  select kind, extract_id, body, jsonb_build_array(change), reason, first_word.operator_id, coalesce(said_at, asked_at),
    now() + time_limit('proposal'), 'open', null, null
  from first_word join operator using (operator_id) where is_open and blocked_at is null
  union all
  -- The history of those that a second operator decided.
  select kind, extract_id, body, jsonb_build_array(change), reason, operator_id, coalesce(said_at, asked_at),
    coalesce(said_at, asked_at) + time_limit('proposal'), 'carried_out', decided_by, decided_at
  from first_word where is_done and decided_by <> operator_id;

alter table withdrawal drop column first_operator_id, drop column failure_operator_id;
