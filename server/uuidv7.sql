-- PostgreSQL has uuidv7() since version 18. The server creates this replacement for older versions: milliseconds, then
-- their fraction in twelve bits, then random bits. Two calls of one session within a quarter of a microsecond may be
-- out of order.
create or replace function uuidv7() returns uuid language sql volatile parallel safe set search_path = pg_catalog, pg_temp as $$
  select (lpad(to_hex(microseconds / 1000), 12, '0') || '7' || lpad(to_hex(microseconds % 1000 * 4096 / 1000), 3, '0')
    || right(replace(gen_random_uuid()::text, '-', ''), 16))::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as microseconds) as clock
$$;
