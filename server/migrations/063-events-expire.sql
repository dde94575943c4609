-- Log-ins and changes of an account, with the network address they came from, are kept as long as the privacy notice says.
insert into time_limit (name, duration) values ('security_event', '365 days');
create index security_event_by_age on security_event (created_at);
