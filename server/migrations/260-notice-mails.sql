-- One row per mail that is not sent yet, about a notice or a payment. Inserted in the transaction of the event and
-- deleted when the mail server has accepted the mail. `mail_id` is part of its Message-ID, so that a mail that is sent
-- twice is recognised as one.
create table notice_mail (
  user_id uuid not null references user_account,
  mail_id uuid not null default uuidv7(),
  -- The notice whose text is mailed; null for the confirmation of a payment.
  notice_id uuid,
  -- The orders of a payment, for its receipt.
  order_ids uuid[],
  tries int not null default 0,
  created_at timestamptz not null default now(),
  -- The next attempt. While a server sends the mail, this is the time after which another server may send it.
  next_try_at timestamptz not null default now(),
  primary key (user_id, mail_id),
  check (num_nonnulls(notice_id, order_ids) = 1)
);
create index notice_mail_by_try on notice_mail (next_try_at);
create trigger of_no_deleted_account before insert on notice_mail
  for each row execute function refuse_deleted_account();

-- When the mail server rejected the account's address as unknown. Until the shopper enters a code that was mailed to the
-- address, or changes it, nothing about notices is mailed.
alter table user_account add column mail_refused_at timestamptz;

-- One row per mail that is later than usual, because the mail server does not accept it or no server sends it.
create view late_mail as
  select created_at from unsent_mail
  union all
  select created_at from notice_mail where tries > 1 or next_try_at < now() - interval '2 minutes';
