-- When the shopper last proved to read the mailbox of the account, by a code that was mailed to it. Null until then: withdrawals
-- and promo codes ask for it once.
alter table user_account add column email_verified_at timestamptz;

-- These took a mailed code already.
update user_account set email_verified_at = proved.at
  from (select user_id, max(created_at) as at from security_event
    where event in ('password_recovered', 'payment_code_recovered', 'email_changed') group by user_id) as proved
  where user_account.user_id = proved.user_id and deleted_at is null;
update user_account set email_verified_at = created_at where is_demo and deleted_at is null;

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('password', 'payment_code', 'login', 'email', 'verify'));
