import type { Equivalents, setEquivalent } from '@countinghouse/contract/procure/size-equivalent'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Whose = Pick<Ctx, 'companyId'>
type Scale = Equivalents['scales'][number]

/** The scales of a grid, the requested one first. Throws: not_found. */
export async function findEquivalents({ companyId }: Whose, reader: Reader, id: number): Promise<Equivalents> {
  const { rows: scales } = await sql<Scale>`
    select c.id, c.code, c.name, coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code) order by s.sort_order, s.id) from procure.size s
      where s.company_id = c.company_id and s.size_scale_id = c.id and s.status = 'active'), '[]') as sizes
    from procure.size_scale c where c.company_id = ${companyId} and (c.status = 'active' or c.id = ${id})
    order by c.id <> ${id}, c.name collate "und-x-icu", c.id`.execute(reader)
  if (scales[0]?.id !== id) fail('not_found')
  const { rows: pairs } = await sql<Equivalents['pairs'][number]>`
    select size_id as "sizeId", other_size_id as "otherId" from procure.size_equivalent
    where company_id = ${companyId} and size_scale_id = ${id}
    union all
    select other_size_id, size_id from procure.size_equivalent
    where company_id = ${companyId} and other_scale_id = ${id}
    order by 1, 2`.execute(reader)
  return { scales, pairs }
}

type Named = { readonly id: number; readonly scaleId: number; readonly scale: string; readonly code: string }

/** Throws: not_found, procure.same_scale. */
export async function setPair(
  ctx: Ctx,
  tx: Tx,
  { id, otherId, isSame }: InputOfRoute<typeof setEquivalent>,
): Promise<{ id: number }> {
  const { rows } = await sql<Named>`
    select s.id, s.code, s.size_scale_id as "scaleId", c.code as scale from procure.size s
    join procure.size_scale c on c.company_id = s.company_id and c.id = s.size_scale_id
    where s.company_id = ${ctx.companyId} and s.id in (${id}, ${otherId}) order by s.id for key share of s`.execute(tx)
  const [first, second] = rows
  if (first === undefined) return fail('not_found')
  if (second === undefined) return fail(id === otherId ? 'procure.same_scale' : 'not_found')
  if (first.scaleId === second.scaleId) fail('procure.same_scale')
  const pair = sql`company_id = ${ctx.companyId} and size_id = ${first.id} and other_size_id = ${second.id}`
  const { rows: standing } = await sql`select from procure.size_equivalent where ${pair}`.execute(tx)
  if (isSame)
    await sql`
      insert into procure.size_equivalent (company_id, size_scale_id, size_id, other_scale_id, other_size_id)
      values (${ctx.companyId}, ${first.scaleId}, ${first.id}, ${second.scaleId}, ${second.id})
      on conflict do nothing`.execute(tx)
  else await sql`delete from procure.size_equivalent where ${pair}`.execute(tx)
  const [own, other] = first.id === id ? [first, second] : [second, first]
  const told = (is: boolean) => ({ equivalent: is ? `${other.scale} ${other.code}` : null })
  ctx.audit({
    entity: 'procure.size',
    entityId: id,
    label: `${own.scale} ${own.code}`,
    before: told(standing.length > 0),
    after: told(isSame),
  })
  return { id }
}

/** A size in a row of a ready-made table; sizes in one row are equivalent. */
export type TableCell = { readonly table: string; readonly row: number; readonly scale: string; readonly size: string }

/** Pairs the sizes of new scales with those of other scales of the company in the same tables. */
export async function pairByTable(
  { companyId }: Whose,
  tx: Tx,
  cells: readonly TableCell[],
  madeScaleIds: readonly number[],
): Promise<void> {
  const created = sql`${madeScaleIds}::bigint[]`
  await sql`
    insert into procure.size_equivalent (company_id, size_scale_id, size_id, other_scale_id, other_size_id)
    with known as (
      select n."table", n.row, s.id, s.size_scale_id
      from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as n ("table" text, row integer, scale text, size text)
      join procure.size_scale c on c.company_id = ${companyId} and c.code_key = lower(n.scale)
      join procure.size s on s.company_id = c.company_id and s.size_scale_id = c.id and lower(s.code) = lower(n.size))
    select ${companyId}, a.size_scale_id, a.id, b.size_scale_id, b.id from known a
    join known b on b."table" = a."table" and b.row = a.row and b.size_scale_id <> a.size_scale_id and b.id > a.id
    where a.size_scale_id = any(${created}) or b.size_scale_id = any(${created})
    on conflict do nothing`.execute(tx)
}

/** The grid as a file: codes of each scale with an equivalent, next to those of the requested one. */
export function gridOf({ scales, pairs }: Equivalents): string[][] {
  const [own, ...others] = scales
  if (own === undefined) return []
  const named = new Set(pairs.map(({ otherId }) => otherId))
  const shown = others.filter(({ sizes }) => sizes.some(({ id }) => named.has(id)))
  return [
    [own, ...shown].map(({ name }) => name),
    ...own.sizes.map((size) => [
      size.code,
      ...shown.map(({ sizes }) =>
        sizes
          .filter((other) => pairs.some(({ sizeId, otherId }) => sizeId === size.id && otherId === other.id))
          .map(({ code }) => code)
          .join(', '),
      ),
    ]),
  ]
}
