-- Lists of the desk read what they show: an index for each order and filter that the desk offers, where a list of a million rows was
-- walked for its page or its number until now.

-- Orders that should be with their carrier. `late_on` is a moment of the first day on which an order is late: the day after so many
-- working days after its payment, all in UTC; two where the shop promised nothing.
create function late_on(paid_at timestamptz, handling_days int) returns timestamptz language sql immutable parallel safe
  return (
    paid_at at time zone 'UTC' + make_interval(days => 1 + greatest(0,
      -- From the Friday before a weekend, with the weekends that so many working days take in.
      least(0, 5 - extract(isodow from paid_at at time zone 'UTC')::int) + coalesce(handling_days, 2)
        + 2 * ((least(extract(isodow from paid_at at time zone 'UTC')::int, 5) - 1 + coalesce(handling_days, 2)) / 5)))
  ) at time zone 'UTC';
create or replace function ships_late(paid_at timestamptz, handling_days int, asked_at timestamptz) returns boolean
  language sql immutable parallel safe
  return (asked_at at time zone 'UTC')::date >= (late_on(paid_at, handling_days) at time zone 'UTC')::date;
create index shop_order_late on shop_order (late_on(paid_at, handling_days)) where status = 1;

-- Refunds of a shopper and of a type, in each state and the open ones together. No list is of the closed ones.
create index refund_newest on refund (user_id, created_at desc);
create index refund_in_state_of_shopper on refund (user_id, state, created_at);
create index refund_open_of_shopper on refund (user_id, created_at) where state in ('applied', 'agreed', 'returning');
create index refund_of_type on refund (type, created_at);
create index refund_open_of_type on refund (type, created_at) where state in ('applied', 'agreed', 'returning');
drop index refund_closed_for_desk;

create index review_unanswered_of_score on review (product_score, created_at) where reply is null and hidden_at is null;
create index review_hidden_of_score on review (product_score, created_at) where hidden_at is not null;

-- Recharges by their way, and those of one state by way, shopper and amount. A reference may stand on many of them.
create index recharge_of_method on recharge (method, created_at);
create index recharge_of_method_in_state on recharge (method, status, created_at);
create index recharge_of_shopper_in_state on recharge (user_id, status, created_at);
create index recharge_of_amount_in_state on recharge (amount_cents, status, created_at);
drop index recharge_by_reference, recharge_by_bank_reference;
create index recharge_by_reference on recharge (bare_reference(reference), created_at) where reference is not null;
create index recharge_by_bank_reference on recharge (bare_reference(bank_reference), created_at) where bank_reference is not null;

-- Among the blocked, who is looked for.
create index user_account_blocked_by_address on user_account (account collate "C")
  where blocked_at is not null and deleted_at is null;
create index user_account_blocked_by_mobile on user_account (mobile collate "C")
  where blocked_at is not null and deleted_at is null and mobile is not null;
create index user_account_blocked_by_mobile_end on user_account (reverse(mobile) collate "C")
  where blocked_at is not null and deleted_at is null and mobile is not null;

-- The lines of a day in their order.
drop index bank_line_by_day;
create index bank_line_by_day on bank_line (day, created_at) include (amount_cents);

-- Withdrawals: each state is one of `payout_state`, in which those that wait for their audit are none.
create index withdrawal_of_type on withdrawal (draw_type, created_at);
create index withdrawal_of_type_by_payout on withdrawal (draw_type, payout_state, created_at);
create index withdrawal_of_shopper_by_payout on withdrawal (user_id, payout_state, created_at);
create index withdrawal_of_amount_by_payout on withdrawal (amount_cents, payout_state, created_at);
drop index withdrawal_by_bank_reference;
-- Its columns depend on each other: taken for independent, few rows were expected of each state, and all of them sorted.
create statistics withdrawal_states (mcv) on status, payout_state from withdrawal;
create index withdrawal_by_bank_reference on withdrawal (bare_reference(bank_reference), created_at) where bank_reference is not null;

-- Debts among the balances. Which side an account grows on never changes, so that changed balances still touch no index.
create index ledger_balance_of_debts on ledger_balance (account_id) where normal_side = 'debit';

drop index ledger_account_of_debts;

create index correction_of_kind on correction (kind, created_at);
