-- Messages are sent in lanes, one per push service: a service that gives no reply delays only its own messages.
alter table push_subscription add column host text not null generated always as (split_part(endpoint, '/', 3)) stored;

-- The push service that gets the message.
alter table notice_push add column host text;
update notice_push set host = browser.host from push_subscription as browser
  where browser.session_id = notice_push.session_id;
delete from notice_push where host is null;
alter table notice_push alter column host set not null;

-- The first waiting messages of a shopper are sent before further messages of other shoppers. 0 is sent before 1.
alter table notice_push add column priority smallint not null default 0 check (priority in (0, 1));
create index notice_push_by_host on notice_push (host, priority, next_try_at);
