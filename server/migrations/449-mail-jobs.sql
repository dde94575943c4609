-- Mails are jobs of the tasks `mail` and `notice_mail`. See docs/events.md.

-- Mails that wait keep their text, their attempts and their time.
insert into job (task, data, run_at, attempts, added_at, expires_at)
select 'mail', jsonb_build_object('mail_id', mail_id, 'sealed', encode(sealed, 'base64')), next_try_at, tries, created_at,
  expires_at
from unsent_mail order by created_at;
insert into job (task, data, user_id, priority, run_at, attempts, added_at, expires_at)
select 'notice_mail',
  jsonb_strip_nulls(jsonb_build_object('mail_id', mail_id, 'notice_id', notice_id, 'order_ids', order_ids, 'refusals', refusals)),
  user_id, priority, next_try_at, tries, created_at, created_at + interval '3 days'
from notice_mail order by created_at;

-- One row per mail that is later than usual: the mail server accepts no mails, or no server sends them. Mails of notices
-- that the mail server rejects are retried for days, often because of a single recipient, so they do not count.
drop view late_mail;
drop table unsent_mail, notice_mail;
create view late_mail as
  select added_at as created_at from job where task = 'mail' and dead_at is null
  union all
  select added_at from job where task = 'notice_mail' and priority in (0, 1) and run_at < now() - interval '10 minutes';

-- Whether a server runs the job. Until the end of its lease, tasks that run alone start no other job of the same shopper.
alter table job add column is_running boolean not null default false;
drop function claim_jobs(text[], int[], interval);
-- Claims due jobs, at most `free[n]` of `tasks[n]`. The lease is set before the work starts: the jobs of a killed server
-- are due again at its end. `alone[n]`: only for shoppers of whom no job of the task runs.
create function claim_jobs(tasks text[], free int[], alone boolean[], lease interval) returns setof job
language sql as $$
  with due as (
    select claimed.job_id from unnest(tasks, free, alone) as wanted (name, places, is_alone), lateral (
      select job_id from job where task = wanted.name and run_at <= now()
        and not (wanted.is_alone and user_id is not null and exists (select from job as other
          where other.user_id = job.user_id and other.task = job.task and other.is_running and other.run_at > now()))
      order by priority, run_at limit wanted.places for update skip locked) as claimed)
  update job set attempts = attempts + 1, claims = claims + 1, is_running = true, run_at = now() + lease
  from due where job.job_id = due.job_id
  returning job.*
$$;
create or replace function fail_job(id bigint, own_claim int, reason text, pause interval) returns void
language plpgsql as $$
declare failed job;
begin
  update job set last_error = left(reason, 500), is_running = false, run_at = now() + pause,
    dead_at = case when pause is null then now() end
  where job_id = id and claims = own_claim returning * into failed;
  if failed.dead_at is not null and failed.lane is not null then perform start_job_lanes(array[failed.lane]); end if;
end $$;
