import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readRole } from './clone-role.ts'

type Difference<K extends string> = { readonly [key in K]: string } & { one: string | null; other: string | null }

/** Differences of two roles. Throws: not_found. */
export async function compareRoles(
  { companyId }: Ctx,
  reader: Reader,
  { oneId, otherId }: { oneId: number; otherId: number },
) {
  const one = await readRole(reader, companyId, oneId)
  const other = await readRole(reader, companyId, otherId)
  const { rows } = await sql<{ id: number; permission: string }>`
    select id, permission from erp.page_event
    where id = any(${[...one.events.keys(), ...other.events.keys()]}::bigint[]) order by permission`.execute(reader)
  const events: Difference<'permission'>[] = rows.map(({ id, permission }) => ({
    permission,
    one: one.events.get(id) ?? null,
    other: other.events.get(id) ?? null,
  }))
  const height = (limits: typeof one.limits, code: string) => limits.find((limit) => limit.code === code)?.value
  const codes = new Set([...one.limits, ...other.limits].map(({ code }) => code))
  const limits: Difference<'code'>[] = [...codes].map((code) => ({
    code,
    one: height(one.limits, code)?.toString() ?? null,
    other: height(other.limits, code)?.toString() ?? null,
  }))
  const differs = (pair: { one: string | null; other: string | null }) => pair.one !== pair.other
  return { events: events.filter(differs), limits: limits.filter(differs) }
}
