-- Why a refund was refused, in pictures: the goods that came back. They belong to the shopper, who sees them with the reason.
create table refusal_picture (
  user_id uuid not null,
  refund_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (user_id, refund_id, position),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id)
);

alter table uploaded_file drop constraint uploaded_file_purpose_check;
alter table uploaded_file add constraint uploaded_file_purpose_check
  check (purpose in ('avatar', 'evidence', 'review', 'refund', 'chat', 'refusal'));
