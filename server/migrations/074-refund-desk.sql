-- An operator may give back less than was agreed, with a reason that the shopper reads: goods came back damaged, or not all of them.
alter table refund
  add agreed_cents bigint,
  add less_reason text check (length(less_reason) between 1 and 300),
  add constraint less_with_a_reason check (
    num_nulls(agreed_cents, less_reason) in (0, 2) and agreed_cents > amount_cents is not false);

-- The desk's list of closed refunds, and of those of one state.
create index refund_in_state_for_desk on refund (state, created_at);
create index refund_closed_for_desk on refund (created_at) where state in ('executed', 'refused', 'withdrawn');
