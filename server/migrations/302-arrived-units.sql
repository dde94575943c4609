-- The units that arrived for a transfer that is held as `less_arrived`, because less arrived than its log says; otherwise null.
alter table chain_transfer add column arrived_units numeric(78, 0) check (arrived_units >= 0);
