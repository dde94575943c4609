-- Logical replication and tools need a key to name a row by.
alter table operator_term add column term_id bigint generated always as identity primary key;

-- product_newest_in_shop begins with the same column.
drop index product_by_shop;

-- Deleting a product looks its changes up.
create index favourite_change_by_product on favourite_change (product_id);
