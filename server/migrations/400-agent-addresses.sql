-- An agent pays only for goods that go to an address of the shopper which existed when the shopper consented with the payment
-- code, or which the shopper has confirmed with the payment code since.

alter table address
  -- When the address became what it is now: when it was added, or a field of it was last changed.
  add column changed_at timestamptz,
  -- When the shopper confirmed the address in its present form with the payment code. Null if the shopper did not.
  add column confirmed_at timestamptz;
update address set changed_at = created_at;
alter table address
  alter column changed_at set not null,
  -- Not the time of the transaction, which may have waited for a consent.
  alter column changed_at set default clock_timestamp();

-- A changed address is a new address: it needs another confirmation.
create function mark_changed_address() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  new.confirmed_at := null;
  return new;
end $$;
create trigger changed_address before update on address for each row
  when ((old.addressee, old.mobile, old.country, old.area, old.city, old.detailed_address, old.postcode, old.tag)
    is distinct from (new.addressee, new.mobile, new.country, new.area, new.city, new.detailed_address, new.postcode, new.tag))
  execute function mark_changed_address();

-- When the shopper last consented to payments of the agent, with the payment code. Null for agents that never could pay.
alter table agent_link add column pay_granted_at timestamptz;
update agent_link set pay_granted_at = created_at where 'dev.ucp.shopping.checkout:pay' = any (scopes);

-- One row per thing that counts once, until it expires: a request for consent, the signature of a writing call, and the
-- proof of a client. All servers share the rows.
create table agent_single_use (
  kind text not null check (kind in ('consent', 'signature', 'client_proof')),
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (kind, hash)
);
create index agent_single_use_by_expiry on agent_single_use (expires_at);
