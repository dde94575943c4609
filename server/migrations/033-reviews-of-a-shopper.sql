-- A shopper's own reviews, for their export and for the deletion of their account.
create index review_by_user on review (user_id, review_id) where user_id is not null;
