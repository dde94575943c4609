-- One row per mail that is later than usual: the mail server accepts no mails, or no server sends them. Mails of notices
-- that the mail server rejects are retried for days, often because of a single recipient, so they do not count.
create or replace view late_mail as
  select created_at from unsent_mail
  union all
  select created_at from notice_mail where priority in (0, 1) and next_try_at < now() - interval '10 minutes';
