-- Refunds above a limit become proposals, which a second operator decides. Existing first approvals are converted into
-- proposals, except those of operators who have been blocked since. If the amount has changed since then, the proposal
-- ends as outdated.
insert into desk_proposal (kind, ref_id, body, changes, proposed_by, expires_at)
  select 'refund_pay', refund_id, jsonb_build_object('refund_id', refund_id, 'amount_cents', amount_cents),
    jsonb_build_array(jsonb_build_object('field', 'to_balance', 'before', null,
      'after', jsonb_build_object('cents', amount_cents))),
    agreed_by, now() + time_limit('proposal')
  from refund join operator on operator_id = agreed_by
  where state = 'agreed' and type = 'refund_only' and operator.blocked_at is null;

insert into desk_proposal (kind, ref_id, body, changes, reason, proposed_by, proposed_at, expires_at)
  select 'money_back', order_id,
    wish || jsonb_build_object('order_id', order_id, 'reason', coalesce(said.reason, ''), 'cancels', status = 1,
      'status', status, 'refunded_cents', refunded_cents, 'paid_cents', wish -> 'amount_cents'),
    jsonb_build_array(
      jsonb_build_object('field', 'to_balance', 'before', null, 'after', jsonb_build_object('cents', wish -> 'amount_cents')),
      jsonb_build_object('field', 'pieces', 'before', null, 'after', jsonb_build_object('text',
        (select coalesce(sum((item ->> 'quantity')::int), 0)::text from jsonb_array_elements(wish -> 'items') as item))),
      jsonb_build_object('field', 'goods_back', 'before', null, 'after', jsonb_build_object('is', wish -> 'goods_back')),
      jsonb_build_object('field', 'cancels_order', 'before', null, 'after', jsonb_build_object('is', status = 1))),
    said.reason, word.operator_id, word.created_at, now() + time_limit('proposal')
  from refund_first_word as word join shop_order using (user_id, order_id) join operator using (operator_id)
    left join lateral (select details ->> 'reason' as reason from desk_log
      where ref_id = word.order_id::text and action = 'money_back_agreed' and desk_log.operator_id = word.operator_id
      order by log_id desc limit 1) as said on true
  where operator.blocked_at is null and status in (1, 2, 3, 4);

drop table refund_first_word;
