-- Mails about orders, money and customer service are sent before those about favourites: a wave of cheaper products must
-- not delay a receipt. 0 is sent before 1.
alter table notice_mail add column priority smallint not null default 0 check (priority in (0, 1));
drop index notice_mail_by_try;
create index notice_mail_by_priority on notice_mail (priority, next_try_at);
create index notice_mail_by_age on notice_mail (created_at);
