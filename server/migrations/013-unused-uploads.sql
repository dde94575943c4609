-- A picture nobody used is deleted after this while. Meanwhile, and while it is written, `used_by` says so: nobody can use it.
insert into time_limit (name, duration) values ('unused_upload', '24 hours');
create index uploaded_file_unused on uploaded_file (created_at)
  where used_by is null or used_by in ('arriving', 'leaving');
