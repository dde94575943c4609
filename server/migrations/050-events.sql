-- Events, from which the outer parts of the shop (notices, mails, live events, webhooks) learn what happened. See
-- docs/events.md.

-- One row per move of an order, a refund, a recharge or another noun, inserted in the transaction of the move, after its
-- row was locked. `xid` must be the first column: its default is evaluated before that of `event_id`, so that no
-- transaction gets an id before it has a transaction id. For the same reason the sequence must not cache ids.
create table event (
  xid xid8 not null default pg_current_xact_id(),
  event_id bigint generated always as identity primary key,
  -- The order, refund, recharge and so on, and what happened to it: `order` and `order.shipped`.
  noun text not null check (noun = split_part(happening, '.', 1)),
  happening text not null,
  ref_id text not null,
  -- The shopper whom it concerns. There is no foreign key, so that a move locks no account.
  user_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
-- For the deletion of an account, so that it reads no events of others.
create index event_of_shopper on event (user_id) where user_id is not null;

-- One row per reader. All events up to `event_id` are read. All ids up to `noted_id` were given to transactions before
-- `noted_xid`.
create table event_cursor (
  reader text primary key,
  event_id bigint not null default 0,
  noted_id bigint not null default 0,
  noted_xid xid8 not null default '0'
);
insert into event_cursor (reader) values ('listeners');

-- Whether a reader has something to read: a query without locks, for the poll.
create function has_unread_events(of_reader text) returns boolean language sql stable as $$
  select exists (select from event_event_id_seq, event_cursor
    where reader = of_reader and is_called and last_value > event_cursor.event_id)
$$;

-- Reads events in the order of their ids, without missing one, and moves the cursor. It must come first in its
-- transaction; the caller does its work and commits.
--
-- Ids are given before the commit, so rows become visible out of order. First the highest id is noted, then this
-- transaction gets its xid, which is above each xid that existed when the id was noted. When all transactions below that
-- xid have ended, all ids up to the noted id are committed or rolled back, and are read. (`pg_snapshot_xmax` is no bound:
-- running transactions may be above it, because it follows the last transaction that ended.) The order by xid would be wrong: a
-- transaction may get its xid long before it waits for the row of an order.
create function read_events(of_reader text, at_most int) returns setof event language plpgsql as $$
declare
  place event_cursor;
  last_id bigint;
  rows_read int;
begin
  if pg_current_xact_id_if_assigned() is not null then raise 'read_events must come first in its transaction'; end if;
  select last_value into last_id from event_event_id_seq where is_called;
  if last_id is null or exists (select from event_cursor where reader = of_reader and event_id >= last_id) then return; end if;
  -- One server reads at a time.
  select * into place from event_cursor where reader = of_reader for update skip locked;
  if not found then return; end if;
  if place.noted_id > place.event_id then
    -- In a database that was restored into another cluster, the noted xid may be in the future: it is noted again.
    if place.noted_xid < pg_snapshot_xmax(pg_current_snapshot()) then
      if pg_snapshot_xmin(pg_current_snapshot()) < place.noted_xid then return; end if;
      return query select * from event where event_id > place.event_id and event_id <= place.noted_id
        order by event_id limit at_most;
      get diagnostics rows_read = row_count;
      if rows_read = at_most then
        update event_cursor set event_id = (select max(event.event_id) from (
          select event.event_id from event where event.event_id > place.event_id and event.event_id <= place.noted_id
          order by event.event_id limit at_most) as event) where reader = of_reader;
        return;
      end if;
      place.event_id := place.noted_id;
    end if;
  end if;
  update event_cursor set event_id = place.event_id, noted_id = last_id, noted_xid = pg_current_xact_id()
  where reader = of_reader;
end $$;
