-- One row per topic of notices for which a shopper chose where they are sent. Without a row they are shown in the app and
-- mailed. Notices about orders and money, and answers of customer service, are always shown in the app.
create table notice_choice (
  user_id uuid not null references user_account,
  topic text not null check (topic in ('order', 'wallet', 'service', 'favourite')),
  in_app boolean not null default true,
  by_mail boolean not null default true,
  primary key (user_id, topic),
  check (in_app or topic = 'favourite')
);
create trigger of_no_deleted_account before insert on notice_choice
  for each row execute function refuse_deleted_account();
