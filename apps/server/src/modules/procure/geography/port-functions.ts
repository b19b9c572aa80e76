import { portFunctions } from '@countinghouse/contract/procure/world-ports'
import { text } from '@countinghouse/contract/procure/world-ports.text'
import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'

type Fact = { readonly id: number; readonly functions: string | null; readonly routeCount: number }

/**
 * Decodes the function classifier of the world list: digit n in position n means that function n is available. Source: migration
 * 0062.
 */
export function functionsOf(classifier: string): (typeof portFunctions)[number][] {
  return portFunctions.filter((_name, index) => classifier[index] === String(index + 1))
}

/** Adds functions and number of routes to listed ports. */
export const withFunctions: Completion = async ({ companyId, locale }, db, rows) => {
  const { rows: found } = await sql<Fact>`
    select p.id, u.functions, (select count(*) from procure.shipping_port_route r
      where r.company_id = p.company_id and r.shipping_port_id = p.id)::int as "routeCount"
    from procure.shipping_port p left join platform.unlocode u on u.code = p.code
    where p.company_id = ${companyId} and p.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const facts = new Map(found.map((fact) => [fact.id, fact]))
  const separator = locale === 'ar' ? '، ' : ', '
  return rows.map((row) => {
    const { functions = null, routeCount = 0 } = facts.get(row.id) ?? {}
    const words = functions === null ? null : functionsOf(functions).map((name) => text[`has_${name}`][locale])
    return { ...row, functions: words === null ? null : words.join(separator), routeCount }
  })
}
