import type { Pair } from '@countinghouse/contract/erp/permission'
import type { SodRule } from '@countinghouse/contract/erp/sod'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Segregation of duties rules: shipped ones with the severity of the company, and its own. */
export async function findSodRules(db: Reader | Tx, companyId: number): Promise<SodRule[]> {
  const { rows } = await sql<SodRule>`
    select a.id as "oneId", b.id as "otherId", a.permission as one, b.permission as other,
      coalesce(own.severity, 'warn') as severity, seed.event_a_id is not null as "isShipped"
    from erp.sod_seed seed
    full join (select * from erp.sod_rule r where r.company_id = ${companyId}) own
      on own.event_a_id = seed.event_a_id and own.event_b_id = seed.event_b_id
    join erp.page_event a on a.id = case when own.event_a_id is null then seed.event_a_id else own.event_a_id end and a.retired_at is null
    join erp.page_event b on b.id = case when own.event_b_id is null then seed.event_b_id else own.event_b_id end and b.retired_at is null
    order by a.permission, b.permission`.execute(db)
  return rows
}

/** Rules violated by a set of events. */
function brokenBy(rules: readonly SodRule[], events: ReadonlySet<number>): SodRule[] {
  return rules.filter(({ severity, oneId, otherId }) => severity !== 'off' && events.has(oneId) && events.has(otherId))
}

/**
 * Conflicts newly caused by a change of one or more sets of events; returns those with severity warn. Throws:
 * erp.sod_blocked with the pairs that are blocked.
 */
export function requireApart(
  rules: readonly SodRule[],
  changes: readonly { readonly before: ReadonlySet<number>; readonly after: ReadonlySet<number> }[],
): Pair[] {
  const broken = new Set(
    changes.flatMap(({ before, after }) => {
      const known = new Set(brokenBy(rules, before))
      return brokenBy(rules, after).filter((rule) => !known.has(rule))
    }),
  )
  const pairs = [...broken].map(({ one, other, severity }) => ({ one, other, severity }))
  const blocked = pairs.filter(({ severity }) => severity === 'block')
  if (blocked.length > 0) fail('erp.sod_blocked', { details: { pairs: blocked } })
  return pairs.flatMap(({ one, other, severity }) => (severity === 'warn' ? [{ one, other, severity }] : []))
}
