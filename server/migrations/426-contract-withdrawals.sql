-- Declarations by which shoppers withdraw from a contract (EU right of withdrawal). Not withdrawals of money.

-- One row per declaration. A row without an order is unmatched: mailbox and order number fit no paid order.
create table contract_withdrawal (
  contract_withdrawal_id uuid primary key default uuidv7(),
  -- As entered. The order number is stored without blanks and hyphens, the e-mail address in lower case.
  name text not null check (length(name) <= 80),
  order_number text not null check (length(order_number) <= 40),
  email text not null check (length(email) <= 254),
  -- The language of the declaration, for mails about it.
  language text not null,
  -- Lines with their pieces, or a text that names a part. Without both, the declaration is for the whole order.
  items jsonb,
  part text check (length(part) <= 300),
  user_id uuid references user_account,
  order_id uuid,
  status text not null check (status in ('unmatched', 'attached', 'done', 'refused')),
  declared_at timestamptz not null default now(),
  declared_on date not null default (now() at time zone 'UTC')::date,
  -- Until when the money has to be given back.
  due_at timestamptz not null default now() + interval '14 days',
  resolved_by uuid references operator,
  resolved_at timestamptz,
  refusal_reason text check (length(refusal_reason) between 1 and 300),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  constraint order_with_its_shopper check ((user_id is null) = (order_id is null)),
  constraint attached_to_an_order check (status <> 'attached' or order_id is not null),
  constraint unmatched_without_order check (status <> 'unmatched' or order_id is null),
  constraint items_or_a_part check (items is null or part is null),
  constraint refused_with_reason check ((status = 'refused') = (refusal_reason is not null)),
  constraint resolved_at_a_time check ((status in ('done', 'refused')) = (resolved_at is not null))
);
-- A declaration that is sent twice on one day is stored once.
create unique index contract_withdrawal_once_a_day on contract_withdrawal
  (order_number, email, md5(coalesce(items::text, part, '')), (coalesce(order_id::text, '')), declared_on);
create index contract_withdrawal_of_order on contract_withdrawal (user_id, order_id) where order_id is not null;
create index contract_withdrawal_of_mailbox on contract_withdrawal (email) where order_id is null;
-- Indexes for the desk's lists: of all, of open ones, and of one status.
create index contract_withdrawal_for_desk on contract_withdrawal (declared_at, contract_withdrawal_id);
create index contract_withdrawal_open on contract_withdrawal (declared_at, contract_withdrawal_id)
  where status in ('unmatched', 'attached');
create index contract_withdrawal_by_status on contract_withdrawal (status, declared_at);
-- For the deletion of those that fit no order.
create index contract_withdrawal_of_strangers on contract_withdrawal (declared_at) where order_id is null;
create trigger of_no_deleted_account before insert or update of user_id on contract_withdrawal
  for each row when (new.user_id is not null) execute function refuse_deleted_account();
