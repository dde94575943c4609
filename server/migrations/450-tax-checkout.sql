-- An id of the state of all rules: another one after each change. Processes cache the rules by it.
alter table tax_book add column state_id uuid not null default gen_random_uuid();
