import { text } from '@countinghouse/contract/erp/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { findOverlap } from './find-overlap.ts'

type Asking = { readonly companyId: number; readonly locale: Locale }

/** Error for the first overlapping line, naming the other one; null without an overlap. `id`: null for a new region. */
export async function overlapError(
  { companyId, locale }: Asking,
  db: Reader | Tx,
  region: { readonly id: number | null; readonly places: unknown },
): Promise<AppError | null> {
  const overlap = await findOverlap(db, companyId, region)
  if (overlap === null) return null
  const { line, field } = overlap
  const message =
    overlap.other === null
      ? format(text.postcode_ranges_overlap_line, locale, { line: overlap.otherLine })
      : format(text.postcode_ranges_overlap_region, locale, overlap.other)
  return new AppError('erp.postcode_ranges_overlap', {
    fields: { [`places.${line - 1}.${field}`]: [{ code: 'postcode_ranges_overlap', message }] },
  })
}
