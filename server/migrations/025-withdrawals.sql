-- Withdrawals, called extract on the wire. The money itself is held, posted and voided in the ledger (ref_type withdrawal).

create table withdrawal (
  user_id uuid not null references user_account,
  extract_id uuid not null default uuidv7(),
  draw_type text not null check (draw_type in ('bank', 'chain')),
  amount_cents bigint not null check (amount_cents > 0),
  service_charge_cents bigint not null check (service_charge_cents >= 0),
  net_cents bigint not null check (net_cents > 0 and net_cents = amount_cents - service_charge_cents),
  bank_name text,
  account_name text,
  -- Encrypted under the server's key, and only for as long as it may still have to be paid out.
  card_number_sealed bytea,
  card_key_id text,
  card_last_four text check (card_last_four ~ '^[0-9A-Z]{4}$'),
  network text,
  token text,
  address text,
  -- 0 auditing, 1 passed, 2 refused, cancelled by the shopper or not paid out after all.
  status int not null default 0,
  payout_state text not null default 'none',
  audit_reason text,
  -- Who agreed first, when the sum needs two operators.
  first_operator_id uuid references operator,
  audited_by uuid references operator,
  -- The payout file that it stands in.
  payout_batch_id uuid,
  bank_reference text,
  transaction_hash text,
  created_at timestamptz not null default now(),
  audited_at timestamptz,
  paid_at timestamptz,
  primary key (user_id, extract_id),
  constraint known_withdrawal_state check ((status, payout_state) in
    ((0, 'none'), (1, 'queued'), (1, 'sent'), (1, 'done'), (2, 'none'), (2, 'cancelled'), (2, 'failed'))),
  constraint goes_to_a_bank_or_a_chain check (case draw_type
    when 'bank' then num_nulls(bank_name, account_name, card_last_four) = 0 and num_nonnulls(network, token, address) = 0
    else num_nulls(network, token, address) = 0 and num_nonnulls(bank_name, account_name, card_last_four) = 0 end),
  constraint number_only_while_open check (
    num_nulls(card_number_sealed, card_key_id) in (0, 2)
    and (card_number_sealed is not null) = (draw_type = 'bank' and (status = 0 or payout_state in ('queued', 'sent')))),
  constraint paid_with_a_proof check ((payout_state = 'done') = (num_nonnulls(bank_reference, transaction_hash) > 0)),
  constraint paid_at_a_time check ((payout_state = 'done') = (paid_at is not null))
);
create index withdrawal_by_id on withdrawal (extract_id);
create index withdrawal_for_desk on withdrawal (status, created_at);
create index withdrawal_open on withdrawal (payout_state, extract_id) where status = 0 or payout_state in ('queued', 'sent');
create index withdrawal_by_batch on withdrawal (payout_batch_id) where payout_batch_id is not null;

-- Above this, per shopper and day, a second operator must agree to a withdrawal.
insert into amount_limit (name, amount_cents) values ('extract_second_operator', 1000000);
-- How long withdrawals wait after the password was set by mail, or the payment code was set.
insert into time_limit (name, duration) values ('extract_wait', '24 hours');

-- What is held in a wallet is what its open withdrawals come to; a wallet that holds something without any is listed too.
alter view ledger_audit_expected rename to ledger_audit_expected_of_orders;
create view ledger_audit_expected (measure, account, expected_cents) as
  select measure, account, expected_cents from ledger_audit_expected_of_orders
  union all
  select 'held', coalesce(open.account, holding.account), coalesce(open.cents, 0)
  from (
    select 'user:' || user_id || ':cash' as account, sum(amount_cents)::bigint as cents
    from withdrawal where status = 0 or payout_state in ('queued', 'sent') group by user_id
  ) as open full join (
    select code as account from ledger_account join ledger_balance using (account_id) where pending_debits_cents > 0
  ) as holding using (account);
