-- What the desk needs to find shoppers, and to close an account for a while.

-- A search by the beginning of an address or number reads a part of an index. Byte order: another order has no use for prefixes.
create index user_account_by_address on user_account (account collate "C") where deleted_at is null;
create index user_account_by_mobile on user_account (mobile collate "C") where mobile is not null;
-- People leave the country's code out: then the end of the number is looked for.
create index user_account_by_mobile_end on user_account (reverse(mobile) collate "C") where mobile is not null;
create index user_account_by_time on user_account (created_at) where deleted_at is null;
create index user_account_blocked on user_account (blocked_at) where blocked_at is not null and deleted_at is null;

-- Why and by whom an account was blocked, and unblocked again. One block at a time.
create table shopper_block (
  user_id uuid not null references user_account,
  block_id uuid not null default uuidv7(),
  reason text not null,
  blocked_by uuid not null references operator,
  blocked_at timestamptz not null default now(),
  lift_reason text,
  lifted_by uuid references operator,
  lifted_at timestamptz,
  primary key (user_id, block_id),
  check (num_nulls(lift_reason, lifted_by, lifted_at) in (0, 3))
);
create unique index shopper_block_open on shopper_block (user_id) where lifted_at is null;
create trigger of_no_deleted_account before insert on shopper_block
  for each row execute function refuse_deleted_account();

-- Whoever pays or withdraws locks the row of their payment code, and so reads here what a block wrote a moment before.
alter table payment_code add column is_blocked boolean not null default false;
update payment_code set is_blocked = true
  where user_id in (select user_id from user_account where blocked_at is not null and deleted_at is null);
