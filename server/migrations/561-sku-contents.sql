-- The net content of a SKU, such as `250 ml`. Its unit price follows from it. `pc` are pieces.
alter table sku
  add net_content text check (net_content ~ '^(?!0 )(?:0|[1-9][0-9]{0,5})(?:\.[0-9]{0,2}[1-9])? (?:g|kg|ml|l|cm|m|pc)$');

-- Contents of a product's SKUs, for its card. Lists of goods without contents read an empty index.
create index sku_with_content on sku (product_id) where net_content is not null;
