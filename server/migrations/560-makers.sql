-- Companies that products name: their makers, and the persons in the EU who are responsible for products of makers
-- elsewhere (Regulation 2023/988, Art. 19). Operators enter them.
create table maker (
  maker text primary key check (maker ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null check (length(name) between 1 and 120),
  postal_address text not null check (length(postal_address) between 1 and 300),
  -- A mailbox, or the address of a page with a form.
  electronic_address text not null check (length(electronic_address) between 1 and 200),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- The company in the EU that is responsible for the products of this maker.
  responsible text references maker,
  constraint responsible_is_another check (responsible <> maker)
);
create index maker_responsible on maker (responsible) where responsible is not null;

-- Suppliers whose products have a maker unless they name one. A supplier belongs to one maker.
create table maker_vendor (
  vendor text primary key check (vendor = lower(vendor) and length(vendor) between 1 and 80),
  maker text not null references maker on delete cascade
);
create index maker_vendor_maker on maker_vendor (maker);

-- Null: the maker follows from the supplier. Warnings are shown to shoppers in their language.
alter table product
  add maker text references maker,
  add warnings jsonb not null default '{}';
create index product_of_maker on product (maker) where maker is not null;
-- Products on sale without a maker, for their list at the desk.
create index product_lacks_maker on product (created_at) where on_sale and maker is null;

-- The maker of each product: the product's own maker, otherwise the maker of its supplier.
create view product_maker as
  select product.product_id, coalesce(product.maker, maker_vendor.maker) as maker
  from product left join maker_vendor on maker_vendor.vendor = lower(product.vendor);

create function is_in_eu(country text) returns boolean language sql immutable parallel safe as $$
  select country = any ('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[])
$$;

-- Products on sale without a maker.
create view product_without_maker as
  select product_id, vendor, created_at from product
  where on_sale and maker is null and coalesce(lower(vendor), '') not in (select vendor from maker_vendor);

-- Products on sale without a company in the EU: their maker is unknown, or elsewhere without a responsible person.
create view product_without_responsible as
  select product_id, created_at from product
  where on_sale
    and coalesce(maker, (select maker from maker_vendor where maker_vendor.vendor = lower(product.vendor)), '') not in (
      select maker.maker from maker left join maker as responsible on responsible.maker = maker.responsible
      where is_in_eu(coalesce(responsible.country, maker.country)));

-- The shop counts products without a maker. Earlier confirmations by owners no longer count.
update country_requirement set confirmed_by = null, confirmed_at = null where requirement = 'product_safety';
insert into country_requirement (country, requirement, source, certainty, as_of)
values ('GB', 'product_safety', 'General Product Safety Regulations 2005, reg. 7', 'known', '2026-11-28');
