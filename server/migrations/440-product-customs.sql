-- Products whose taxes and duties cannot be told, for their list at the desk.
create index product_lacks_customs on product (created_at) where hs_code is null or origin_country is null;
