-- What has to fit somebody or something, such as sizes of clothes: it is never chosen for the shopper.
alter table axis add column must_choose boolean not null default false;
