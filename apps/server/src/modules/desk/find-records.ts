import { searchHitsPerGroup, type searchRecords } from '@countinghouse/contract/desk/search'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import type { RecordSearch, SearchRequest } from '../../platform/records/record-search.ts'
import { matches } from '../../platform/lists/word-search.ts'

type Group = OutputOfRoute<typeof searchRecords>['groups'][number]
type FoundRow = Pick<Group, 'entity' | 'title' | 'title_ar' | 'icon'> & {
  path: string
  id: number
  label: string
  detail: string
  is_exact: boolean
  mergedFrom: string | null
  match: number | null
}

type Found = { readonly groups: Group[]; readonly isSimilar: boolean }

/**
 * Records of all these types in one round trip; a second one finds similar words when nothing matches. Groups are in menu order,
 * those with an exact code first.
 */
export async function findRecords(
  ctx: Pick<Ctx, 'companyId'> & Partial<Pick<Ctx, 'grants'>>,
  reader: Reader,
  searches: readonly RecordSearch[],
  q: string,
): Promise<Found> {
  const { companyId, grants } = ctx
  const ask = { companyId, q, limit: searchHitsPerGroup, ...(grants !== undefined && { grants }) }
  const near = await rowsOf(reader, searches, { ...ask, isFurther: false })
  const found = near.length > 0 ? near : await rowsOf(reader, searches, { ...ask, isFurther: true })
  // A match within a number is intended, not a typing error.
  const best = found.filter(({ match }) => match !== matches.similar)
  const isSimilar = found.length > 0 && best.length === 0
  return { groups: groupsOf(isSimilar ? found : best, q), isSimilar }
}

async function rowsOf(reader: Reader, searches: readonly RecordSearch[], ask: SearchRequest): Promise<FoundRow[]> {
  const parts = searches.map(
    ({ entity, page, find }) => sql`
      select ${entity}::text as entity, ${page.path}::text as path, h.id, h.label, h.detail, h.is_exact,
        to_jsonb(h) ->> 'merged_from' as "mergedFrom", (to_jsonb(h) ->> 'match')::int as match, h.place
      from (${find(ask)}) h`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<FoundRow>`
    select f.entity, f.path, p.title, p.title_ar, p.icon, f.id, f.label, f.detail, f.is_exact, f."mergedFrom", f.match
    from (${sql.join(parts, sql` union all `)}) f
    join erp.page p on p.path = f.path and p.status = 'active' join erp.module m on m.id = p.module_id
    order by m.sort_order, p.sort_order, p.path, f.entity, f.place`.execute(reader)
  return rows
}

function groupsOf(rows: readonly FoundRow[], q: string): Group[] {
  const groups = [...Map.groupBy(rows, (row) => row.entity).values()].flatMap((hits): Group[] => {
    const [first] = hits
    if (first === undefined) return []
    const { entity, title, title_ar, icon, path } = first
    const address = `${path}?q=${encodeURIComponent(q)}`
    return [{ entity, title, title_ar, icon, address, items: hits.map(hitOf) }]
  })
  return groups.toSorted((one, other) => Number(hasExact(other)) - Number(hasExact(one)))
}

function hitOf({ path, id, label, detail, is_exact, mergedFrom }: FoundRow): Group['items'][number] {
  return { id, label, detail, address: `${path}?open=${id}`, isExact: is_exact, mergedFrom }
}

function hasExact(group: Group): boolean {
  return group.items.some((hit) => hit.isExact)
}
