-- Mails to operators about new work, soon after it begins to wait.

alter table operator
  -- The language of the operator's mails about new work; null while they are off.
  add column new_work_language text check (new_work_language in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  -- Work that began to wait until then has been mailed.
  add column new_work_until timestamptz not null default '-infinity';
