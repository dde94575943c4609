-- Two operators pay out of a blocked account in spite of one block. A later block of the account holds the payout again.
alter table withdrawal add column despite_block_at timestamptz;
-- A block that began after the payout is a later one. Payouts whose account was opened have no block to disregard.
update withdrawal set despite_block_at = blocked_at
  from user_account
  where user_account.user_id = withdrawal.user_id and despite_block and blocked_at <= withdrawal.created_at;
alter table withdrawal drop column despite_block;
