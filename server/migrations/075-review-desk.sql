-- Operators answer reviews, and hide those that nobody should read; figures count what is shown.

alter table review
  add replied_at timestamptz,
  add replied_by uuid references operator,
  add hidden_at timestamptz,
  add hidden_reason text check (length(hidden_reason) between 1 and 300),
  add hidden_by uuid references operator,
  add constraint hidden_with_a_reason check (num_nulls(hidden_at, hidden_reason, hidden_by) in (0, 3));

-- The desk's lists: all, of a score, of a product, those without an answer, and hidden ones.
create index review_by_time on review (created_at);
create index review_of_score on review (product_score, created_at);
create index review_of_product on review (product_id, created_at);
create index review_unanswered on review (created_at) where reply is null and hidden_at is null;
create index review_hidden on review (created_at) where hidden_at is not null;

create function count_hidden_review() returns trigger language plpgsql as $$
declare
  way int := case when new.hidden_at is null then 1 else -1 end;
  their_shop text;
begin
  -- Locked in the order in which a new review locks them.
  select shop_id into their_shop from product where product_id = new.product_id for no key update;
  perform from shop where shop_id = their_shop for no key update;
  update review_count set reviews = reviews + way,
      with_pictures = with_pictures + way * (cardinality(new.pictures) > 0)::int
    where product_id = new.product_id and product_score = new.product_score;
  update product set review_count = found.reviews, rating = found.rating from (
      select sum(reviews) as reviews, round(sum(product_score * reviews)::numeric / nullif(sum(reviews), 0), 1) as rating
      from review_count where product_id = new.product_id) as found
    where product.product_id = new.product_id;
  update shop set reviews = reviews + way, good_reviews = good_reviews + way * (new.product_score >= 4)::int,
      favorable_rate = round(100.0 * (good_reviews + way * (new.product_score >= 4)::int) / nullif(reviews + way, 0), 1)
    where shop_id = their_shop;
  return null;
end $$;
create trigger review_hidden_or_shown after update of hidden_at on review for each row
  when ((old.hidden_at is null) is distinct from (new.hidden_at is null)) execute function count_hidden_review();

create function note_window_review() returns trigger language plpgsql as $$
begin
  insert into window_change (what, id) values ('review', new.product_id);
  return null;
end $$;
create trigger review_shown_anew after update of hidden_at, reply on review for each row
  when ((old.hidden_at is null, old.reply) is distinct from (new.hidden_at is null, new.reply))
  execute function note_window_review();
