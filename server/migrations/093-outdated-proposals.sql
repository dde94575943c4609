-- A proposal ends when what it concerns has moved on, or when who proposed it may no longer: nobody decides it then.
alter table desk_proposal
  add column outdated_because text check (outdated_because in ('moved', 'proposer')),
  drop constraint desk_proposal_state_check,
  add constraint desk_proposal_state_check
    check (state in ('open', 'carried_out', 'refused', 'withdrawn', 'expired', 'outdated')),
  drop constraint desk_proposal_check1,
  -- Of an outdated one: whose act it was that ended it, if anybody's.
  add constraint decided_by_somebody
    check (state = 'outdated' or (state in ('open', 'expired')) = (decided_by is null)),
  add constraint outdated_has_cause check ((state = 'outdated') = (outdated_because is not null));
create index desk_proposal_of_operator on desk_proposal (proposed_by) where state = 'open';
