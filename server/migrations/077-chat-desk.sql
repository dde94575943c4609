-- Who at the desk answers a chat now, so that two operators do not answer at once. It lapses by itself: people go home.
alter table chat
  add column answered_by uuid references operator,
  add column answered_until timestamptz,
  add check (num_nulls(answered_by, answered_until) in (0, 2));
insert into time_limit (name, duration) values ('chat_answering', '10 minutes');

-- What operators answer again and again, in each of the shop's languages.
create table canned_answer (
  canned_answer_id uuid primary key default uuidv7(),
  -- How operators find it.
  title text not null,
  words jsonb not null,
  version int not null default 1,
  changed_by uuid not null references operator,
  changed_at timestamptz not null default now()
);
create unique index canned_answer_title on canned_answer (lower(title));
