import { fail } from '@countinghouse/contract/errors'
import { sizeRun } from '@countinghouse/contract/procure/size-run'
import { text } from '@countinghouse/contract/procure/size-run.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { MasterGuard } from '../../platform/calls/context.ts'
import type { Completion } from '../../platform/lists/list-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const Run = z.object({ sizeScaleId: z.int(), parts: z.array(z.object({ sizeId: z.int() })).default([]) })

/** A pack contains sizes of one scale: that of the run. */
const ofOneScale: MasterGuard = {
  beforeWrite: async ({ companyId, locale }, tx, { after }) => {
    const run = Run.safeParse(after)
    if (!run.success || run.data.parts.length === 0) return
    const ids = run.data.parts.map(({ sizeId }) => sizeId)
    const { rows } = await sql<{ id: number }>`
      select id from procure.size where company_id = ${companyId} and id = any(${ids}::bigint[])
        and size_scale_id <> ${run.data.sizeScaleId}`.execute(tx)
    const line = ids.findIndex((id) => rows.some((other) => other.id === id))
    if (line === -1) return
    const message = format(text.otherScale, locale)
    fail('procure.rule_broken', { fields: { [`parts.${line}.sizeId`]: [{ code: 'rule', message }] } })
  },
}

const guards = { [sizeRun.entity]: ofOneScale }

/** For concurrent writes that are valid separately. */
const otherScale: ConstraintRule = async ({ locale }) =>
  new AppError('procure.rule_broken', {
    fields: { parts: [{ code: 'rule', message: format(text.otherScale, locale) }] },
  })

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.size_run_one_scale': otherScale,
  'procure.size_run_part_one_scale': otherScale,
}

/** `S1 M2 L2 XL1` in scale order, and the total units. */
const putRatio: Completion = async ({ companyId, locale }, db, rows) => {
  const { rows: found } = await sql<{ id: number; ratio: string; count: number }>`
    select p.size_run_id as id, sum(p.pieces)::int as count,
      string_agg(s.code || '×' || p.pieces, ' ' order by s.sort_order, s.id) as ratio
    from procure.size_run_part p join procure.size s on s.company_id = p.company_id and s.id = p.size_id
    where p.company_id = ${companyId} and p.size_run_id = any(${rows.map(({ id }) => id)}::bigint[])
    group by p.size_run_id`.execute(db)
  const ratios = new Map(found.map(({ id, ratio, count }) => [id, format(text.ratioOf, locale, { ratio, count })]))
  return rows.map((row) => ({ ...row, ratio: ratios.get(row.id) ?? null }))
}

const completions = { [sizeRun.listing.name]: putRatio }

export const module = defineModule({ guards, constraintRules, completions })
