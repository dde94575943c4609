-- Corrections of what was credited wrongly, and debts that the shop writes off. Two people agree to each; the money itself
-- moves in the ledger (ref_type correction or write_off). Rows are only ever added.
create table correction (
  user_id uuid not null references user_account,
  correction_id uuid not null default uuidv7(),
  kind text not null check (kind in ('correction', 'write_off')),
  -- The recharge that was credited wrongly.
  recharge_id uuid,
  amount_cents bigint not null check (amount_cents > 0),
  -- What was taken from the balance; the rest became a debt.
  taken_cents bigint not null check (taken_cents between 0 and amount_cents),
  reason text not null check (reason <> ''),
  proposed_by uuid not null references operator,
  decided_by uuid not null references operator,
  created_at timestamptz not null default now(),
  primary key (user_id, correction_id),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id),
  constraint two_people check (proposed_by <> decided_by),
  constraint corrects_a_recharge check ((kind = 'correction') = (recharge_id is not null)),
  constraint takes_nothing_from_the_balance check (kind = 'correction' or taken_cents = 0)
);
create index correction_by_id on correction (correction_id);
create index correction_by_time on correction (created_at);
create index correction_of_recharge on correction (user_id, recharge_id) where recharge_id is not null;
create index correction_newest on correction (user_id, created_at desc);
create trigger correction_is_append_only before update or delete or truncate on correction
  for each statement execute function refuse_change();
create trigger of_no_deleted_account before insert on correction
  for each row execute function refuse_deleted_account();

-- Who owes the shop: an account is opened with the first debt, so there are few.
create index ledger_account_of_debts on ledger_account (account_id) where code ~ '^receivable:';

-- The accounts that all share: the desk shows each with its balance.
create index ledger_account_of_all on ledger_account (account_id) where mode = 'summed';

-- What was corrected goes back to the account that it came from, a chain's too.
create or replace view ledger_audit_expected (measure, account, expected_cents) as
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
    select 'external:chain:' || network || ':' || token, correction.amount_cents
    from correction join recharge using (user_id, recharge_id) where method = 'chain'
    union all
    select code, 0 from ledger_account where code like 'external:chain:%'
  ) as moved group by account
  union all
  -- A debt is what corrections left owing, less what was written off and what later recharges paid.
  select 'balance', 'receivable:' || user_id,
    - sum(case kind when 'correction' then amount_cents - taken_cents else - amount_cents end)::bigint
      + coalesce((select sum(repaid.amount_cents)::bigint from ledger_transfer as repaid
        where repaid.code = 'repayment' and repaid.credit_account_id = ledger_account_id('receivable:' || user_id)), 0)
  from correction group by user_id;
