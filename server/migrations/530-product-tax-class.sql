-- The class of goods by which rules of taxes are chosen. Null: it follows from the HS code.
alter table product
  add tax_class text check (tax_class in ('general', 'food', 'clothing', 'childrens_clothing', 'cosmetics', 'books'));

-- SKUs without a weight, for the list of their products at the desk.
create index sku_lacks_weight on sku (product_id) where on_sale and weight_grams is null;
