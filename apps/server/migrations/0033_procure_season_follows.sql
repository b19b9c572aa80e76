-- What a season follows, and what may be spent on it. Source: shell-and-access.md 3.2.
alter table procure.season
  add column previous_season_id bigint,
  add column budget_minor bigint,
  add constraint season_previous_other check (previous_season_id <> id),
  add foreign key (company_id, previous_season_id) references procure.season;
comment on column procure.season.previous_season_id is 'The season whose articles it carries on.';
comment on column procure.season.budget_minor is 'What may be bought for it. Unit: minor units of the company''s currency.';
create index season_previous on procure.season (company_id, previous_season_id);
