import { product } from '@countinghouse/contract/procure/product'
import { sql } from 'kysely'
import type { BulkCtx, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { placeKey } from '../products/plan-variants.ts'
import { saveWebValues } from '../web/save-values.ts'
import { webWord } from '../web/web-word.ts'
import type { WebChange, WebDetails } from './web-cells.ts'
import { webChanges } from './web-cells.ts'
import type { WrittenStyle } from './write-styles.ts'

/** Writes the web values of rows, audited at their products. Answers the previous values by row. */
export async function writeWebCells(
  ctx: BulkCtx,
  tx: Tx,
  written: readonly WrittenStyle[],
  facts: WebDetails,
): Promise<ReadonlyMap<number, Values>> {
  const changed = written.flatMap((style) => {
    const cells = new Map(style.sound.map(({ row, cell }) => [row.number, placeKey(cell)]))
    const changes = webChanges(
      style.sound.map(({ row }) => row),
      facts,
      { productId: style.id, variantIdOf: ({ number }) => style.variantIds.get(cells.get(number) ?? '') },
    )
    return changes.length === 0 ? [] : [{ style, changes }]
  })
  const all = changed.flatMap(({ changes }) => changes)
  if (all.length === 0) return new Map()
  await saveWebValues(ctx, tx, all)
  await sql`
    update procure.product set updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = any(${changed.map(({ style }) => style.id)}::bigint[])`.execute(tx)
  for (const { style, changes } of changed) {
    const { known, id, values } = style
    const words = changes.map((change) => [change, wordOf(style, facts, change)] as const)
    ctx.audit({
      entity: product.entity,
      entityId: id,
      label: String(values['name'] ?? known?.name ?? ''),
      before: Object.fromEntries(words.map(([{ former }, word]) => [word, former])),
      after: Object.fromEntries(words.map(([{ value }, word]) => [word, value])),
    })
  }
  const before = Map.groupBy(all, ({ number }) => number)
  return new Map(
    [...before].map(([number, changes]) => [
      number,
      Object.fromEntries(changes.map(({ field, former }) => [field, former])),
    ]),
  )
}

function wordOf(
  { known, plan, variantIds }: WrittenStyle,
  { columns }: WebDetails,
  { field, variantId, locale }: WebChange,
): string {
  const variants = [...plan.created, ...plan.changed.map(({ after }) => after), ...(known?.variants ?? [])]
  const variant = variants.find((one) => variantIds.get(placeKey(one)) === variantId)
  return webWord(columns.get(field)?.code, variant?.sku, locale)
}
