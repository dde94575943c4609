-- The chat with customer service: one a shopper.

create table chat (
  user_id uuid primary key references user_account,
  -- How many messages it has. The row is locked for each new one, so their positions have no gaps and none comes late.
  messages int not null default 0,
  last_at timestamptz not null default now(),
  -- When the shopper wrote the first message that nobody answered yet.
  waiting_since timestamptz
);
create index chat_waiting on chat (waiting_since, user_id) where waiting_since is not null;
create index chat_latest on chat (last_at, user_id);

create table chat_message (
  user_id uuid not null references chat,
  message_id uuid not null default uuidv7(),
  position int not null,
  by_whom text not null check (by_whom in ('shopper', 'operator')),
  operator_id uuid references operator,
  -- Made by the sender: a message that is sent again is not stored again.
  client_id uuid not null,
  text text check (char_length(text) between 1 and 2000),
  file_id uuid,
  order_id uuid,
  product_id text references product,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (user_id, message_id),
  unique (user_id, position),
  unique (user_id, by_whom, client_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  check ((by_whom = 'operator') = (operator_id is not null)),
  check (num_nonnulls(text, file_id, order_id, product_id) > 0),
  check (num_nonnulls(order_id, product_id) <= 1)
);
create index chat_message_unread on chat_message (user_id, by_whom, position) where read_at is null;
