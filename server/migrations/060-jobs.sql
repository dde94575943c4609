-- Work that is done after the commit of the transaction that asked for it, by any server. See docs/events.md.

-- One row per job that is not done yet. A finished job is deleted.
create table job (
  job_id bigint generated always as identity primary key,
  task text not null,
  -- Jobs of one lane run one at a time, in the order in which they were added: a lane per order keeps its order, and a lane
  -- per shopper keeps the many jobs of one shopper from delaying those of others.
  lane text,
  data jsonb not null default '{}',
  -- The shopper whose data the job contains. It is deleted with the account.
  user_id uuid,
  -- Jobs of the priority 0 run before those of 1.
  priority smallint not null default 0 check (priority in (0, 1)),
  -- When the job is due; while it runs, the end of its lease. Null while it waits behind an earlier job of its lane, and
  -- when it is dead.
  run_at timestamptz,
  -- Whether a server runs the job. Until the end of its lease, tasks that run alone start no other job of the same shopper.
  is_running boolean not null default false,
  -- How often the job was tried since it was last postponed.
  attempts int not null default 0,
  -- Number of claims, which tells the claim of a server whose lease ended from the current one.
  claims int not null default 0,
  -- A second job with the same key is not added while the first exists.
  once_key text unique,
  added_at timestamptz not null default now(),
  -- The job is pointless after this time, and is dropped.
  expires_at timestamptz,
  last_error text,
  -- When the last round of a job that repeats ended without an error.
  succeeded_at timestamptz,
  -- When the job failed for the last time. It stays for an operator, who retries or deletes it.
  dead_at timestamptz,
  check (dead_at is null or run_at is null)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, fillfactor = 80);
create index job_due on job (task, priority, run_at) where run_at is not null;
create index job_by_lane on job (lane, job_id) where lane is not null and dead_at is null;
create index job_dead on job (dead_at, job_id) where dead_at is not null;
create index job_of_shopper on job (user_id, task, job_id) where user_id is not null;

-- Lanes are locked by advisory locks of this class, always in the order of their hashes.
create function lock_job_lanes(lanes text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7262447, hash) from (
    select distinct hashtext(lane) as hash from unnest(lanes) as lane where lane is not null order by 1) as hashes;
end $$;

-- Adds jobs in the caller's transaction. The caller sends no NOTIFY: it would hold one lock of the whole cluster through the
-- commit. A job: {task, lane, data, user_id, priority, run_at, once_key, expires_at, joins_waiting}.
create function add_jobs(jobs jsonb) returns void language plpgsql as $$
declare joined text[];
begin
  perform lock_job_lanes(array(select one ->> 'lane' from jsonb_array_elements(jobs) as one));
  -- A job that has not begun stays locked until the commit, so that it begins after it and sees what the caller stored.
  joined := array(select lane from job
    where lane = any (array(select one ->> 'lane' from jsonb_array_elements(jobs) as one
        where (one ->> 'joins_waiting')::boolean))
      and dead_at is null and not is_running and (expires_at is null or expires_at > now())
    for update skip locked);
  insert into job (task, lane, data, user_id, priority, run_at, once_key, expires_at)
  select one ->> 'task', one ->> 'lane', coalesce(one -> 'data', '{}'), (one ->> 'user_id')::uuid,
    coalesce((one ->> 'priority')::smallint, 0),
    case when one ->> 'lane' is null
        or row_number() over (partition by one ->> 'lane' order by place) = 1
          and not exists (select from job as ahead where ahead.lane = one ->> 'lane' and ahead.dead_at is null)
      then coalesce((one ->> 'run_at')::timestamptz, now()) end,
    one ->> 'once_key', (one ->> 'expires_at')::timestamptz
  from jsonb_array_elements(jobs) with ordinality as listed (one, place)
  where not coalesce((one ->> 'joins_waiting')::boolean and one ->> 'lane' = any (joined), false)
  order by place
  on conflict (once_key) do nothing;
end $$;

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

-- Makes the first waiting job of each lane due.
create function start_job_lanes(lanes text[]) returns void language plpgsql as $$
begin
  perform lock_job_lanes(lanes);
  update job set run_at = now()
  from (select distinct lane from unnest(lanes) as lane where lane is not null) as freed,
    lateral (select job_id, run_at from job where lane = freed.lane and dead_at is null order by job_id limit 1) as head
  where job.job_id = head.job_id and head.run_at is null;
end $$;

-- Deletes finished jobs, and starts the next of their lanes. `own_claims` are the claims of the caller: a server whose lease
-- ended cannot finish the job of another server.
create function finish_jobs(ids bigint[], own_claims int[]) returns void language plpgsql as $$
declare lanes text[];
begin
  with done as (
    delete from job using unnest(ids, own_claims) as own (id, claim) where job_id = id and claims = claim returning lane)
  select array_agg(lane) filter (where lane is not null) into lanes from done;
  if lanes is not null then perform start_job_lanes(lanes); end if;
end $$;

-- Records a failure: the job is due again after the pause, or dead if the pause is null. The lane of a dead job goes on.
create function fail_job(id bigint, own_claim int, reason text, pause interval) returns void
language plpgsql as $$
declare failed job;
begin
  update job set last_error = left(reason, 500), is_running = false, run_at = now() + pause,
    dead_at = case when pause is null then now() end
  where job_id = id and claims = own_claim returning * into failed;
  if failed.dead_at is not null and failed.lane is not null then perform start_job_lanes(array[failed.lane]); end if;
end $$;
