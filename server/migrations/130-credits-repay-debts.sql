-- Every credit to a wallet (recharge, refund, returned withdrawal) repays an open debt first, so a debtor has nothing to spend.

-- Bills show a repayment as a kind of its own: before, it was shown as a correction.
create or replace view ledger_bill as
  select account.code as account_code, entry.version,
    case
      when transfer.code = 'withdrawal' and transfer.phase = 'void' then 'withdrawal_returned'
      else transfer.code
    end as kind,
    case
      when transfer.phase <> 'hold' or resolving.phase = 'post' then 'done'
      when resolving.phase = 'void' then 'returned'
      else 'held'
    end as state,
    posted_delta_cents - pending_delta_cents
      + coalesce(fee.amount_cents, 0) * case transfer.phase when 'hold' then -1 else 1 end as amount_cents,
    posted_after_cents - pending_after_cents as balance_after_cents,
    transfer.ref_type, transfer.ref_id, transfer.created_at, entry.account_id
  from ledger_entry as entry
  join ledger_account as account using (account_id)
  join ledger_transfer as transfer using (sequence)
  left join ledger_transfer as resolving on resolving.pending_id = transfer.transfer_id
  left join ledger_transfer as fee on transfer.code = 'withdrawal' and fee.code = 'withdrawal_fee'
    and (fee.ref_type, fee.ref_id, fee.phase) = (transfer.ref_type, transfer.ref_id, transfer.phase)
  where posted_delta_cents <> pending_delta_cents and transfer.code <> 'withdrawal_fee';

-- Shoppers who owe the shop and have a balance to spend; none once every credit repays debts.
create view ledger_spending_debtor as
  select wallet.code as wallet, receivable.code as receivable,
    money.posted_credits_cents - money.posted_debits_cents - money.pending_debits_cents as balance_cents,
    debt.posted_debits_cents - debt.posted_credits_cents as owed_cents
  from ledger_balance as debt
  join ledger_account as receivable using (account_id)
  join ledger_account as wallet on wallet.code = 'user:' || split_part(receivable.code, ':', 2) || ':cash'
  join ledger_balance as money on money.account_id = wallet.account_id
  where debt.normal_side = 'debit' and debt.posted_debits_cents > debt.posted_credits_cents
    and money.posted_credits_cents - money.posted_debits_cents > money.pending_debits_cents;

-- Those who have both now repay now.
do $$
begin
  perform ledger_post('system', transfers) from (
    select jsonb_agg(jsonb_build_object('transfer_id', gen_random_uuid(), 'code', 'repayment', 'phase', 'single',
      'debit_account', wallet, 'credit_account', receivable, 'amount_cents', least(balance_cents, owed_cents),
      'pending_id', null, 'ref_type', 'repayment', 'ref_id', gen_random_uuid())) as transfers
    from ledger_spending_debtor) as repaid
  where transfers is not null;
end $$;

create or replace function ledger_audit_quick()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select 'books do not sum to zero', 'all', sum(balance_cents)::bigint, 0
  from ledger_books having sum(balance_cents) <> 0
  union all
  select 'below zero', code, balance_cents, 0 from ledger_books
  where balance_cents < 0 and (code ~ '^user:' or code in ('orders:escrow', 'fees:withdrawal'))
    or balance_cents > 0 and code ~ '^receivable:'
  union all
  select 'a debtor has a balance', wallet, balance_cents, 0 from ledger_spending_debtor
  union all
  select 'last entry is not the balance', code, coalesce(last.posted_after_cents, 0), balance_cents
  from ledger_books join ledger_balance using (account_id) left join lateral (
    select version, posted_after_cents, pending_after_cents from ledger_entry
    where ledger_entry.account_id = ledger_balance.account_id order by version desc limit 1
  ) as last on true
  where (ledger_balance.version, balance_cents, held_cents) is distinct from
    (coalesce(last.version, 0), coalesce(last.posted_after_cents, 0), coalesce(last.pending_after_cents, 0))
  union all
  select 'not what the shop expects: ' || measure, account, found.cents, expected_cents
  from ledger_audit_expected left join ledger_books on code = account cross join lateral (
    select coalesce(case measure when 'balance' then balance_cents else held_cents end, 0) as cents) as found
  where found.cents <> expected_cents
$$;
