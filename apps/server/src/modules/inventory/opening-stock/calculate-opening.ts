import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/opening-stock.text'
import { mostPieces } from '@countinghouse/contract/rich-fields'
import type { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { locationsOfLines, validateStoreAndReason } from '../validate-store-and-reason.ts'

export type OpeningStock = RowOf<typeof openingStock>
type Entered = Pick<OpeningStock, 'storeId' | 'lines'>

const mostMinor = 99_999_999_999_999

/** Throws: inventory.rule_broken at locations of other stores. */
export async function requireOwnLocations(ctx: Ctx, tx: Tx, { storeId, lines }: Entered): Promise<void> {
  await validateStoreAndReason(
    ctx,
    tx,
    { storeId, reasonId: null, places: locationsOfLines(lines) },
    {
      elsewhere: { code: 'inventory.rule_broken', text: text.elsewhere },
      wrongWay: () => ({ fields: [], text: text.elsewhere }),
    },
  )
}

/** Total quantity and value of the lines, each rounded as the ledger rounds it. Throws: inventory.rule_broken at lines whose value is too large. */
export async function calculateOpening(ctx: Ctx, tx: Tx, { lines }: Entered) {
  const { rows } = await sql<{ totalQuantity: number; value: string }>`
    select sum(l.quantity)::float8 as "totalQuantity", sum(round(l.quantity * l."unitCost" * power(10::numeric, y.minor_unit)))::text as value
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (quantity numeric, "unitCost" numeric)
    join erp.company c on c.id = ${ctx.companyId}
    join platform.currency y on y.code = c.base_currency`.execute(tx)
  const { totalQuantity = 0, value = '0' } = rows[0] ?? {}
  if (totalQuantity > mostPieces) return fail('inventory.rule_broken', atField(ctx, ['lines'], text.tooMany))
  if (BigInt(value) > mostMinor) return fail('inventory.rule_broken', atField(ctx, ['lines'], text.tooLarge))
  return { totalQuantity, valueMinor: Number.parseInt(value, 10) }
}
