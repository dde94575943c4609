-- Blocks that were read before transfers from deposit addresses were stored (migration 310), from the first stored
-- transfer on. They are read for these transfers before the network is reconciled. Null if none are left.
alter table chain_scan
  add column outgoing_from bigint,
  add column outgoing_to bigint,
  add constraint outgoing_range check (num_nulls(outgoing_from, outgoing_to) in (0, 2) and outgoing_from <= outgoing_to);

update chain_scan set outgoing_from = earlier.height, outgoing_to = confirmed_height
from (select network, min(height) as height from chain_transfer where state <> 'orphaned' group by network) as earlier
where earlier.network = chain_scan.network and earlier.height <= confirmed_height;
