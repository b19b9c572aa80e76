import { addReadyScales, cloneSizeScale, sizeScale } from '@countinghouse/contract/procure/size-scale'
import { sql } from 'kysely'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { Completion } from '../../platform/lists/list-source.ts'
import { cloneScale, createReadyScales } from './sizes/make-scales.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleWrite(cloneSizeScale, cloneScale),
  handleWrite(addReadyScales, async (ctx, tx, { keys }) => ({ items: await createReadyScales(ctx, tx, keys) })),
]

const mostShown = 8

/** Codes of the first active sizes of each scale, and the number of others. */
const putSizes: Completion = async ({ companyId }, db, rows) => {
  const { rows: found } = await sql<{ id: number; codes: string[]; count: number }>`
    select s.size_scale_id as id, count(*)::int as count,
      (array_agg(s.code order by s.sort_order, s.id))[:${sql.lit(mostShown)}] as codes
    from procure.size s where s.company_id = ${companyId} and s.status = 'active'
      and s.size_scale_id = any(${rows.map(({ id }) => id)}::bigint[])
    group by s.size_scale_id`.execute(db)
  const words = new Map(
    found.map(({ id, codes, count }) => [
      id,
      count > codes.length ? `${codes.join(' ')} +${count - codes.length}` : codes.join(' '),
    ]),
  )
  return rows.map((row) => ({ ...row, sizes: words.get(row.id) ?? null }))
}

const completions = { [sizeScale.listing.name]: putSizes }

export const module = defineModule({ api, completions })
