-- The refund that a declaration of withdrawal from a contract led to.

-- Null if the declaration was marked as done by hand.
alter table contract_withdrawal
  add column refund_id uuid,
  add foreign key (user_id, refund_id) references refund (user_id, refund_id),
  add constraint refunded_is_done check (refund_id is null or (status = 'done' and order_id is not null));
