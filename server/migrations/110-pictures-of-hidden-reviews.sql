-- Pictures of hidden reviews are not served to the public: whether a picture belongs to one is asked with every request for it.
create index review_hidden_pictures on review using gin (pictures) where hidden_at is not null;
