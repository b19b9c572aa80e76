alter table platform.job add column asked_from inet;
comment on column platform.job.asked_from is 'Address of whoever asked for it, on which his rights may depend; null where no request did.';
