-- The desk looks for withdrawals to an address with the same first and last characters as another one: address
-- poisoning. The first five characters include 0x.
create index withdrawal_by_address_ends on withdrawal ((lower(left(address, 5) || right(address, 3))), created_at)
  where address is not null;
