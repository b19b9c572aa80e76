import { fail } from '@countinghouse/contract/errors'
import type { fillPrepack, BomComponent } from '@countinghouse/contract/procure/virtual-bom'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireRecords } from '../require-records.ts'
import { variantDetails } from './read-bom.ts'

type Requested = InputOfRoute<typeof fillPrepack>
type SizeRow = {
  readonly name: string
  /** Units in the run; null without a run, or where it omits the size. */
  readonly pieces: number | null
  /** Null: no such variant. */
  readonly component: Omit<BomComponent, 'quantity'> | null
}

/** Units of each size of a product in one colour, as components. Throws: not_found, procure.rule_broken with a message at its fields. */
export async function prepackOf(
  { companyId, locale }: Ctx,
  reader: Reader,
  { productId, ratio, ...requested }: Requested,
): Promise<BomComponent[]> {
  const { colorId, sizeRunId } = { colorId: null, sizeRunId: null, ...requested }
  await requireRecords(reader, companyId, {
    'procure.product': productId,
    'procure.color': colorId,
    'procure.size_run': sizeRunId,
  })
  if ((sizeRunId === null) === (ratio === undefined)) refuse(locale, ['sizeRunId', 'ratio'], text.fill_oneOf)
  const { rows: sizes } = await sql<SizeRow>`
    select platform.in_language(s.name, s.name_ar) as name, p.pieces, case when x.id is not null then json_build_object(${variantDetails}, 'groupNo', null) end as component
    from procure.product r
    join procure.size s on s.company_id = r.company_id and s.size_scale_id = r.size_scale_id
    left join procure.size_run_part p on p.company_id = s.company_id and p.size_run_id = ${sizeRunId}::bigint and p.size_id = s.id
    left join procure.variant x on x.company_id = r.company_id and x.product_id = r.id and x.size_id = s.id
      and x.color_id is not distinct from ${colorId}::bigint
    where r.company_id = ${companyId} and r.id = ${productId} and (s.status = 'active' or x.id is not null)
    order by s.sort_order, s.id`.execute(reader)
  if (sizes.length === 0) refuse(locale, ['productId'], text.fill_noSizes)
  const entered = ratio?.split('-').map(Number)
  if (entered !== undefined && entered.length !== sizes.length)
    refuse(locale, ['ratio'], text.fill_badRatio, { count: sizes.length })
  const packed = sizes.map((size, place) => ({
    ...size,
    pieces: (entered === undefined ? size.pieces : entered[place]) ?? 0,
  }))
  const wanted = packed.filter(({ pieces }) => pieces > 0)
  if (wanted.length === 0)
    refuse(locale, [entered === undefined ? 'sizeRunId' : 'ratio'], text.fill_badRatio, { count: sizes.length })
  const lacking = wanted.filter(({ component }) => component === null).map(({ name }) => name)
  if (lacking.length > 0) refuse(locale, ['productId'], text.fill_missing, { sizes: lacking.join(', ') })
  return wanted.flatMap(({ component, pieces }) => (component === null ? [] : [{ ...component, quantity: pieces }]))
}

function refuse(
  locale: Locale,
  fields: readonly string[],
  words: Text,
  params: Readonly<Record<string, string | number>> = {},
): never {
  const said = [{ code: 'rule', message: format(words, locale, params) }]
  fail('procure.rule_broken', { fields: Object.fromEntries(fields.map((field) => [field, said])) })
}
