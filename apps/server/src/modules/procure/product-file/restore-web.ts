import { isValueOf } from '@countinghouse/contract/procure/product-web-value'
import type { WebValue } from '@countinghouse/contract/procure/product-web-value'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow } from '../../../platform/import/file-form.ts'
import type { SaidOnWeb } from '../web/read-values.ts'
import { webPlace } from '../web/read-values.ts'
import { saveWebValues } from '../web/save-values.ts'
import { readWebColumns } from './web-columns.ts'

/** Restores the web values before the rows, last rows first, except values the attribute no longer accepts. */
export async function restoreWeb(ctx: BulkCtx, tx: Tx, rows: readonly DoneRow[]): Promise<void> {
  const said = rows.filter(({ before }) => Object.keys(before ?? {}).some((field) => field.startsWith('web:')))
  if (said.length === 0) return
  const columns = await readWebColumns(tx, ctx.companyId)
  // The first row that changed a value has the one before all rows.
  const former = new Map<string, SaidOnWeb>()
  for (const { recordId, partId, before } of said)
    for (const column of columns) {
      const { field, attributeId, locale, isOfVariants } = column
      if (before === null || !(field in before) || (isOfVariants && partId === null)) continue
      const value = before[field] as WebValue | null
      if (value !== null && !isValueOf(column, value, [])) continue
      const place = {
        attributeId,
        locale,
        productId: isOfVariants ? null : recordId,
        variantId: isOfVariants ? partId : null,
      }
      former.set(webPlace(place), { ...place, value })
    }
  await saveWebValues(ctx, tx, [...former.values()])
}
