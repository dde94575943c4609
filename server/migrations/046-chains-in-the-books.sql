-- What left a chain's account for wallets is what was credited of its deposits, and what came back to it is what was paid
-- out on it; an account that neither names is listed too.
alter view ledger_audit_expected rename to ledger_audit_expected_of_wallets;
create view ledger_audit_expected (measure, account, expected_cents) as
  select measure, account, expected_cents from ledger_audit_expected_of_wallets
  union all
  select 'balance', account, sum(cents)::bigint
  from (
    select 'external:chain:' || chain_deposit.network || ':' || token as account, - chain_deposit.amount_cents as cents
    from chain_deposit join recharge using (user_id, recharge_id)
    union all
    select 'external:chain:' || network || ':' || token, net_cents
    from withdrawal where draw_type = 'chain' and payout_state = 'done'
    union all
    select code, 0 from ledger_account where code like 'external:chain:%'
  ) as moved group by account;
