-- Drops indexes that no query needs: no statement reads them, or another index serves the same statements.

drop index
  -- The table has fewer than twenty rows.
  amount_limit_later,
  -- No statement looks for lines by their statement, or lists statements.
  bank_line_of_statement,
  bank_statement_by_time,
  -- Proposals of a kind are read together with the operator's own ones, so their index is not used. Open ones are few.
  desk_proposal_by_kind,
  desk_proposal_of_operator,
  -- ledger_account_summed serves.
  ledger_account_of_all,
  -- A shopper has few corrections.
  correction_of_recharge,
  -- Amounts differ, and there are two ways of paying: the indexes without the state serve.
  recharge_of_amount_in_state,
  recharge_of_method_in_state,
  withdrawal_of_amount_by_payout,
  withdrawal_of_type_by_payout,
  -- refund_open_for_desk and refund_newest serve.
  refund_open_of_shopper,
  refund_in_state_of_shopper,
  -- user_account_by_address serves.
  user_account_by_beginning;

-- Names that say what the rules are.
alter table refund rename constraint refund_check1 to restocks_taken_goods;
alter table refund rename constraint refund_check2 to refused_with_a_reason;
alter table refund rename constraint refund_check3 to resolved_at_a_time;
alter table refund rename constraint refund_check4 to returning_with_a_number;
