-- The desk lists platforms by their first call.
create index agent_platform_by_age on agent_platform (first_seen_at desc);
drop index agent_platform_newest;
