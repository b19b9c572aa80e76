import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as ownText } from '@countinghouse/contract/inventory/receipt.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { validateStoreAndReason, locationsOfLines } from '../validate-store-and-reason.ts'

type Entered = {
  readonly id?: number
  readonly storeId: number
  readonly reasonId: number
  readonly supplierId?: number | null
  readonly supplierDocNo?: string | null
  readonly locationId?: number | null
  readonly note?: string | null
  readonly lines: readonly { readonly locationId?: number | null }[]
}
type Repeated = { readonly id: number; readonly name: string }

/**
 * Throws: what validateStoreAndReason throws, the direction for a reason code that only decreases stock, and inventory.duplicate_supplier_doc
 * with the earlier receipt. Locks: the delivery note.
 */
export async function validateReceipt(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const entered = values as Entered
  await validateStoreAndReason(
    ctx,
    tx,
    { ...entered, places: { locationId: entered.locationId, ...locationsOfLines(entered.lines) } },
    {
      elsewhere: { code: 'inventory.rule_broken', text: ownText.elsewhere },
      wrongWay: (direction) => ({ fields: direction === 'out' ? ['reasonId'] : [], text: ownText.only_out }),
    },
  )
  const repeated = await findRepeated(ctx, tx, entered)
  if (repeated !== undefined) throw repeatedNote(ctx, repeated)
}

/** The error for a repeated delivery note, with the earlier receipt if known. */
export function repeatedNote({ locale }: Pick<Ctx, 'locale'>, record: Repeated | null): AppError {
  const message = format(text.duplicate_supplier_doc, locale)
  return new AppError('inventory.duplicate_supplier_doc', {
    fields: { supplierDocNo: [{ code: 'rule', message }] },
    ...(record !== null && { details: { record } }),
  })
}

async function findRepeated({ companyId }: Ctx, tx: Tx, entered: Entered): Promise<Repeated | undefined> {
  const { id = null, supplierId = null, supplierDocNo = null } = entered
  if (supplierId === null) return undefined
  const { rows: keys } = await sql<{ key: string | null }>`
    select platform.normalise(${supplierDocNo}::text) as key`.execute(tx)
  const key = keys[0]?.key ?? null
  if (key === null) return undefined
  await lockReference(tx, companyId, 'inventory.receipt', `${supplierId} ${key}`)
  const { rows } = await sql<Repeated>`
    select d.id, d.name from inventory.receipt d
    where d.company_id = ${companyId} and d.supplier_id = ${supplierId} and d.supplier_doc_key = ${key}
      and d.status not in ('reversed', 'cancelled') and d.id is distinct from ${id}::bigint`.execute(tx)
  return rows[0]
}
