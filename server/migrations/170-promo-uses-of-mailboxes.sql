-- Uses of a promo code count for a mailbox, by an HMAC of it: an account may move to another address and leave its former one
-- to a new account, and one mailbox may have many addresses. Null for uses before this, and for those of deleted accounts that
-- count against a new account: `former_promo_use` has them.
alter table promo_use add column mailbox_mac bytea;
create index promo_use_of_mailbox on promo_use (code, mailbox_mac);
alter table former_promo_use add column uses int not null default 1;
