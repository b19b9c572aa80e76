import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as ownText } from '@countinghouse/contract/inventory/receipt.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'

type Typed = {
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
type Known = { direction: string | null; needsNote: boolean | null; othersPlaces: number[]; repeated: Repeated | null }

/**
 * What no constraint can say of a draft. Throws: inventory.rule_broken at places of other stores, inventory.reason_direction,
 * inventory.note_required, inventory.duplicate_supplier_doc with what received the delivery note before.
 */
export async function judgeReceipt(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const typed = values as Typed
  const { direction, needsNote, othersPlaces, repeated } = await whatIsKnown(ctx, tx, typed)
  const isElsewhere = (id: number | null | undefined) => id != null && othersPlaces.includes(id)
  const elsewhere = [
    ...(isElsewhere(typed.locationId) ? ['locationId'] : []),
    ...typed.lines.flatMap(({ locationId }, index) => (isElsewhere(locationId) ? `lines.${index}.locationId` : [])),
  ]
  if (elsewhere.length > 0) throw refusal('inventory.rule_broken', elsewhere, format(ownText.elsewhere, ctx.locale))
  if (direction === 'out')
    throw refusal('inventory.reason_direction', ['reasonId'], format(ownText.only_out, ctx.locale))
  if (needsNote === true && (typed.note ?? '') === '')
    throw refusal('inventory.note_required', ['note'], format(text.note_required, ctx.locale))
  if (repeated !== null) throw repeatedNote(ctx, repeated)
}

/** The refusal of a delivery note that was received before, with what received it where that is known. */
export function repeatedNote({ locale }: Pick<Ctx, 'locale'>, record: Repeated | null): AppError {
  return refusal(
    'inventory.duplicate_supplier_doc',
    ['supplierDocNo'],
    format(text.duplicate_supplier_doc, locale),
    record === null ? {} : { record },
  )
}

async function whatIsKnown({ companyId }: Ctx, tx: Tx, typed: Typed): Promise<Known> {
  const { id = null, storeId, reasonId, supplierId = null, supplierDocNo = null, locationId = null, lines } = typed
  const named = [locationId, ...lines.map((line) => line.locationId ?? null)]
  const { rows } = await sql<Known>`
    select r.direction, r.needs_note as "needsNote",
      array(select l.id from inventory.location l where l.company_id = ${companyId} and l.id = any(${named}::bigint[])
        and (l.store_id <> ${storeId} or not l.is_tracked or l.kind = 'transit')) as "othersPlaces",
      (select jsonb_build_object('id', d.id, 'name', d.name) from inventory.receipt d
        where d.company_id = ${companyId} and d.supplier_id = ${supplierId}::bigint
          and d.supplier_doc_key = platform.normalise(${supplierDocNo}::text) and d.status not in ('reversed', 'cancelled')
          and d.id is distinct from ${id}::bigint) as repeated
    from (select) one left join inventory.reason r on r.company_id = ${companyId} and r.id = ${reasonId}`.execute(tx)
  return rows[0] ?? { direction: null, needsNote: null, othersPlaces: [], repeated: null }
}

type Code =
  | 'inventory.rule_broken'
  | 'inventory.reason_direction'
  | 'inventory.note_required'
  | 'inventory.duplicate_supplier_doc'

function refusal(code: Code, names: readonly string[], message: string, details?: Readonly<Record<string, unknown>>) {
  const fields = Object.fromEntries(names.map((name) => [name, [{ code: 'rule', message }]]))
  return new AppError(code, { fields, ...(details !== undefined && { details }) })
}
