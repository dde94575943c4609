-- The chat with customer service, and the internal notes of operators.

-- One row per shopper who wrote to customer service.
create table chat (
  user_id uuid primary key references user_account,
  -- Number of messages. Each new message locks this row, so that positions have no gaps and become visible in order.
  messages int not null default 0,
  last_at timestamptz not null default now(),
  -- Time of the first message without a reply.
  waiting_since timestamptz,
  -- The operator who has taken the chat, so that two operators do not reply at the same time. The reservation ends by
  -- itself.
  answered_by uuid references operator,
  answered_until timestamptz,
  check (num_nulls(answered_by, answered_until) in (0, 2))
);
create index chat_waiting on chat (waiting_since, user_id) where waiting_since is not null;
create index chat_latest on chat (last_at, user_id);
create trigger of_no_deleted_account before insert on chat
  for each row execute function refuse_deleted_account();

-- One row per message of a chat.
create table chat_message (
  user_id uuid not null references chat,
  message_id uuid not null default uuidv7(),
  position int not null,
  by_whom text not null check (by_whom in ('shopper', 'operator')),
  operator_id uuid references operator,
  -- The sender chooses this id, so that a message that is sent twice is stored once.
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

-- One row per prepared answer of customer service, in each of the shop's languages.
create table canned_answer (
  canned_answer_id uuid primary key default uuidv7(),
  title text not null,
  words jsonb not null,
  changed_by uuid not null references operator,
  changed_at timestamptz not null default now()
);
create unique index canned_answer_title on canned_answer (lower(title));

-- One row per internal note of operators about a shopper or an order. Shoppers never see it.
create table desk_note (
  user_id uuid not null references user_account,
  -- The sender chooses this id, so that a note that is sent twice is stored once.
  note_id uuid not null,
  -- Null for a note about the shopper.
  order_id uuid,
  text text not null check (length(text) between 1 and 1000),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  primary key (user_id, note_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index desk_note_newest on desk_note (user_id, created_at);
create trigger of_no_deleted_account before insert on desk_note
  for each row execute function refuse_deleted_account();
