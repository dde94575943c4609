-- A block, a debt or a recent change of the account holds what is queued. What two operators pay out of a blocked account is
-- not held by that block.
alter table withdrawal add column despite_block boolean not null default false;
update withdrawal set despite_block = true
  where extract_id in (select (details ->> 'extract_id')::uuid from desk_log where action = 'shopper_paid_out');

-- What was credited wrongly is taken back also after the account was deleted: it becomes a debt, which can be written off.
-- The correction locks the shopper, so a deletion at the same moment sees its debt or comes before it.
drop trigger of_no_deleted_account on correction;
