-- Rights of the server's role, when another role owns the tables. The server runs this file after its migrations if
-- MIGRATE_URL and DATABASE_URL use different roles. By hand:
--   psql "$MIGRATE_URL" -1 -v app=sampan_app -f server/grants.sql

-- A role that may create functions could make ledger_post call them with the owner's rights.
revoke create on schema public from public, :"app";
grant usage on schema public to :"app";
grant select, insert, update, delete on all tables in schema public to :"app";
-- The reader of events reads the last id.
grant select on sequence event_event_id_seq to :"app";

-- All ledger tables can be read. Only the ledger's functions write them, with the rights of their owner.
revoke insert, update, delete on ledger_account, ledger_balance, ledger_transfer, ledger_entry, ledger_checkpoint
  from :"app";
revoke execute on function ledger_lock, ledger_post, ledger_checkpoint from public;
grant execute on function ledger_lock, ledger_post, ledger_checkpoint to :"app";

-- Append-only tables.
revoke update, delete on desk_log, act_alone, order_history, chain_deposit, chain_explanation,
  report_explanation, correction, opening_balance, tax_rule, order_tax, order_tax_part, refund_tax_part,
  tax_remittance, tax_remittance_line from :"app";
revoke update on event from :"app";
revoke delete on receipt, order_company from :"app";

-- Deposit addresses, their keys and tokens decide who is credited, and how much. Rows are added. The index of a key grows,
-- and a token is renamed, opened and closed, but keys, addresses, contracts and decimals never change. Tokens of a network
-- that has no key yet are replaced.
revoke update, delete on chain_key, chain_address from :"app";
grant update (next_index) on chain_key to :"app";
revoke update on chain_token, chain_payer from :"app";
grant update (symbol, is_open, position) on chain_token to :"app";
revoke delete on chain_network, chain_transfer, chain_remainder, payout_payment from :"app";

-- Only migrations, which run as the owner, change tables.
revoke insert, update, delete on kysely_migration, kysely_migration_lock from :"app";
