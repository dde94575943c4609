-- A payout file of one network, in the format of the CSV Airdrop app of Safe. Other files of chains have payouts of all
-- networks, in the format of the shop.
alter table payout_batch
  add column network text references chain_network,
  add column format text not null default 'shop' check (format in ('shop', 'safe')),
  add constraint safe_has_one_network check (format = 'shop' or network is not null);
