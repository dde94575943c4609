-- Each request for a mailed code has a row and five guesses of its own, so that a stranger neither replaces the owner's
-- code nor burns it. Codes that were sent before have to be asked for again.
drop table one_time_code;
create table one_time_code (
  request_hash bytea primary key,
  account text not null,
  purpose text not null check (purpose in ('password', 'payment_code', 'login', 'email')),
  mac bytea not null,
  wrong_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index one_time_code_by_account on one_time_code (account, purpose);
create index one_time_code_by_end on one_time_code (expires_at);

-- Browsers that signed in to an account before: strangers' wrong passwords do not shut them out.
create table known_device (
  user_id uuid not null references user_account,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_by_hash on known_device (device_hash);
create index known_device_by_age on known_device (last_used_at);

-- The pause between two mails is counted for each asker now.
delete from time_limit where name = 'one_time_code_pause';
insert into time_limit (name, duration) values ('known_device', '365 days');
