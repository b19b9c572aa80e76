import { sql } from 'kysely'
import type { Check } from '../../../platform/registry/check.ts'
import { statementCheck as check } from '../../../platform/database/statement-check.ts'
import { sealEntity } from './seal-journals.ts'

/** That sealed journals are unaltered. */
export const sealChecks: readonly Check[] = [
  check(
    'accounts.seals_are_journals',
    'sealed journals are unaltered',
    sql`
      select format('seal %s of company %s: %s', s.number, s.company_id, w.why) as issue
      from (
        select s.*, lag(s.hash, 1, decode(repeat('00', 32), 'hex')) over c as previous, lag(s.number, 1, 0::bigint) over c as number_before,
          lag(s.last_id, 1, 0::bigint) over c as id_before
        from accounts.journal_seal s window c as (partition by s.company_id order by s.number)) s
      cross join lateral accounts.hash_journals(s.company_id, s.first_id, s.last_id, s.previous) h
      cross join lateral (select case
        when s.number <> s.number_before + 1 or s.first_id <> s.id_before + 1 then 'it does not follow the previous seal'
        when h.journal_count <> s.journal_count then format('it sealed %s journals, but %s exist', s.journal_count, h.journal_count)
        when h.hash <> s.hash then 'its journals differ from the sealed journals' end as why) w
      where w.why is not null`,
  ),
  check(
    'accounts.seals_are_audited',
    'the audit log has the hash of each seal',
    sql`
      with audited as (
        select a.company_id, a.entity_id as number, c.change ->> 'after' as hash
        from platform.audit a cross join lateral jsonb_array_elements(a.changes) as c (change)
        where a.entity = ${sealEntity} and c.change ->> 'field' = 'hash')
      select format('seal %s of company %s differs from the audit log', coalesce(s.number, a.number), coalesce(s.company_id, a.company_id)) as issue
      from accounts.journal_seal s
      full join audited a on (a.company_id, a.number) = (s.company_id, s.number)
      where encode(s.hash, 'hex') is distinct from a.hash`,
  ),
]
