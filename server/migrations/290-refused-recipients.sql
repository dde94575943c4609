-- How often the mail server rejected this recipient with a permanent error other than an unknown address. The pauses after
-- these rejections are hours, and after the fourth the mail is dropped.
alter table notice_mail add column refusals smallint not null default 0;
