-- Promo codes that the checkout shows to everybody. All others are for those who were told them.
alter table promo_code add column listed boolean not null default false;

create index promo_code_listed on promo_code (ends_at) where listed;
