-- Every deposit address that the shop showed to a shopper. Nothing is paid out to any of them: it would come back as a deposit.
-- In lower case, because most chains read capitals as the same address. Whose it is can be derived, so no shopper is stored.
create table deposit_address (
  address text primary key check (address = lower(address)),
  shown_at timestamptz not null default now()
);
insert into deposit_address (address)
  select distinct lower(deposit_address) from recharge where deposit_address is not null on conflict do nothing;
