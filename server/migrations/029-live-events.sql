-- Opens one stream of live events, once: a browser cannot send the session's token with such a request.
create table event_ticket (
  ticket_hash bytea primary key,
  session_id uuid not null references session (session_id) on delete cascade,
  expires_at timestamptz not null
);
create index event_ticket_by_session on event_ticket (session_id);
create index event_ticket_by_end on event_ticket (expires_at);

-- The streams of a session end with it, on whichever server they are open.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', json_build_object('user_id', old.user_id, 'session_id', old.session_id)::text);
  return null;
end $$;
create trigger session_ended after delete on session for each row execute function announce_session_end();
