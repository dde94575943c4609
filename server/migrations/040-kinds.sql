-- What a product is, inside its category: kettles, keyboards. Kinds are rows, so that a shop can add its own.
create table kind (
  kind text primary key,
  category text not null references category,
  position int not null,
  name jsonb not null,
  unique (category, kind)
);

-- A product's kind belongs to its category. A product may be of none.
alter table product
  add kind text,
  add foreign key (category, kind) references kind (category, kind);
-- A list of one kind reads no product of another; it is sorted like one of a category.
create index product_by_kind on product (kind, sales desc) where kind is not null;

create trigger kind_changed after insert or update or delete
  on kind for each statement execute function announce_catalogue();
drop trigger product_changed on product;
create trigger product_changed
  after insert or update of title, description, specs, images, price_cents, was_cents, on_sale, kind or delete
  on product for each statement execute function announce_catalogue();
