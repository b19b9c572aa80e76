import type { tryRate } from '@countinghouse/contract/erp/try-rate'
import { text } from '@countinghouse/contract/erp/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { shortDecimal } from '@countinghouse/kernel/money'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findRegion } from './find-region.ts'
import { doesVolumeFit, doSidesFit } from './limits.ts'
import type { Rate } from './rate.ts'
import { priceOf, rateOf } from './rate.ts'

type Service = { readonly code: string; readonly name: string; readonly transitDays: number }
type Facts = {
  readonly currency: string
  readonly maxWeightGrams: number | null
  readonly maxVolume: number | null
  readonly maxLengthMm: number | null
  readonly maxWidthMm: number | null
  readonly maxHeightMm: number | null
  readonly services: readonly Service[]
  readonly rates: readonly Rate[]
}

/** Throws: not_found; erp.no_rate with the reason, for the field concerned. */
export async function quoteParcel(
  ctx: Ctx,
  reader: Reader,
  parcel: InputOfRoute<typeof tryRate>,
): Promise<OutputOfRoute<typeof tryRate>> {
  const facts = await readDetails(ctx, reader, parcel.id)
  const { weightGrams: grams, goodsMinor } = parcel
  if (facts.services.length === 0) return refuse(ctx, 'no_service', text.no_rate_no_service)
  if (grams > (facts.maxWeightGrams ?? Infinity))
    return refuse(ctx, 'too_heavy', text.no_rate_too_heavy, 'weightGrams', { weight: kilos(facts.maxWeightGrams ?? 0) })
  const sides = [parcel.lengthMm, parcel.widthMm, parcel.heightMm] as const
  const isFitting = doSidesFit(sides, [facts.maxLengthMm, facts.maxWidthMm, facts.maxHeightMm])
  if (!isFitting || !doesVolumeFit(sides, facts.maxVolume))
    return refuse(ctx, 'too_big', text.no_rate_too_big, 'lengthMm')
  const region = await findRegion(reader, ctx.companyId, parcel)
  const quotes = facts.services.flatMap((service) => {
    const rate = rateOf(facts.rates, { service: service.code, regionId: region?.id ?? null, grams })
    return rate === null ? [] : [{ service, ...priceOf(rate, { grams, goodsMinor }) }]
  })
  if (quotes.length > 0) return { region, currency: facts.currency, quotes }
  const weight = kilos(grams)
  if (region === null) return refuse(ctx, 'no_band', text.no_rate_no_region, 'country', { weight })
  return refuse(ctx, 'no_band', text.no_rate_no_band, 'weightGrams', { weight, region: region.name })
}

function kilos(grams: number): string {
  return shortDecimal(grams, 3)
}

function refuse(
  { locale }: Ctx,
  reason: string,
  words: Text,
  field: string | null = null,
  params: Readonly<Record<string, string>> = {},
): never {
  const message = format(words, locale, params)
  const fields = field === null ? undefined : { [field]: [{ code: 'no_rate', message }] }
  fail('erp.no_rate', { details: { reason }, message, ...(fields && { fields }) })
}

async function readDetails({ companyId }: Ctx, reader: Reader, id: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select d.currency, d.max_weight_grams as "maxWeightGrams", d.max_volume as "maxVolume",
      d.max_length_mm as "maxLengthMm", d.max_width_mm as "maxWidthMm", d.max_height_mm as "maxHeightMm",
      (select coalesce(json_agg(json_build_object('code', s.code, 'name', s.name, 'transitDays', s.transit_days) order by s.line_no), '[]')
        from erp.delivery_company_service s where s.company_id = d.company_id and s.delivery_company_id = d.id) as services,
      (select coalesce(json_agg(json_build_object('service', r.service, 'regionId', r.region_id, 'overGrams', r.over_grams,
          'upToGrams', r.up_to_grams, 'baseMinor', r.base_minor, 'perKgMinor', r.per_kg_minor, 'freeFromMinor', r.free_from_minor,
          'fuel', r.fuel, 'margin', r.margin)), '[]')
        from erp.delivery_company_rate r where r.company_id = d.company_id and r.delivery_company_id = d.id) as rates
    from erp.delivery_company d
    where d.company_id = ${companyId} and d.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
