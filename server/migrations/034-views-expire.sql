-- What a shopper looked at is deleted after this while. A sweep finds it by its age.
insert into time_limit (name, duration) values ('product_view', '90 days');
create index product_view_oldest on product_view (viewed_at);
