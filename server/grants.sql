-- What the server's own role may do, where another role owns the tables. The server runs this after its migrations when
-- MIGRATE_URL names another role than DATABASE_URL. By hand:
--   psql "$MIGRATE_URL" -1 -v app=sampan_app -f server/grants.sql

-- Whoever may make functions here could have them called with the owner's rights, from within ledger_post.
revoke create on schema public from public, :"app";
grant usage on schema public to :"app";
grant select, insert, update, delete on all tables in schema public to :"app";

-- The books are read freely and written by the ledger's functions alone, which run with their owner's rights.
revoke insert, update, delete on ledger_account, ledger_balance, ledger_transfer, ledger_entry, ledger_checkpoint
  from :"app";
revoke execute on function ledger_lock, ledger_post, ledger_checkpoint from public;
grant execute on function ledger_lock, ledger_post, ledger_checkpoint to :"app";

-- What happened stays as it was written.
revoke update, delete on desk_log, act_alone, order_history, chain_deposit, correction from :"app";

-- Tables change by migrations, which are the owner's.
revoke insert, update, delete on kysely_migration, kysely_migration_lock from :"app";
