-- What a shopper looked at last, each product once; only the newest are kept.
create table product_view (
  user_id uuid not null references user_account,
  product_id text not null references product,
  viewed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, product_id)
);
create index product_view_newest on product_view (user_id, viewed_at desc);
create index product_like_newest on product_like (user_id, created_at desc);
create index shop_follow_newest on shop_follow (user_id, created_at desc);

-- Product pages say what delivery costs.
create trigger freight_changed after insert or update or delete
  on freight_rule for each statement execute function announce_catalogue();
