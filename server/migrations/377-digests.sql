-- The morning digest: a mail to operators with the work that waits for them.

alter table operator
  -- The language of the operator's digest; null while it is off.
  add column digest_language text check (digest_language in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  -- The last day of the shop's time zone on which the operator's digest was written, or nothing waited.
  add column digest_day date not null default '-infinity';

-- Mails of the queue that were not tried yet (tries = 0) are late only if no server sends them.
create or replace view late_mail as
  select created_at from unsent_mail where tries > 0 or created_at < now() - interval '10 minutes'
  union all
  select created_at from notice_mail where priority in (0, 1) and next_try_at < now() - interval '10 minutes';
