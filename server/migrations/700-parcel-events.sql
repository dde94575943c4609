-- A carrier's report belongs to a parcel of the order.

alter table parcel_event add parcel_id uuid;
-- Earlier reports are those of the parcel that had left last.
update parcel_event set parcel_id = (
  select parcel_id from parcel
  where parcel.user_id = parcel_event.user_id and parcel.order_id = parcel_event.order_id
  order by shipped_at <= parcel_event.created_at desc,
    case when shipped_at <= parcel_event.created_at then position else -position end desc
  limit 1);
alter table parcel_event
  alter parcel_id set not null,
  add foreign key (user_id, parcel_id) references parcel (user_id, parcel_id);
