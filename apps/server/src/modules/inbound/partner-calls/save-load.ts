import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inbound/errors.text'
import { load } from '@countinghouse/contract/inbound/load'
import type { EnteredLoad, SavedLoad } from '@countinghouse/contract/inbound/partner-calls'
import { permissionName } from '@countinghouse/contract/page'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { createDocument, editDocument, lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import { isSameDocument } from '../../../platform/documents/same-document.ts'
import { lookUpMany } from '../../procure/index.ts'
import type { EnteredLines, Load } from '../load/calculate-load.ts'
import { calculateLoad, requireOpenOrder } from '../load/calculate-load.ts'
import { findPartner } from '../load/find-partner.ts'
import { findReference, readSaved } from './read-saved.ts'

/**
 * Saves the load of a reference; the same again answers the stored one, so that a partner may repeat a call whatever became of its answer.
 * Throws: see the route. Locks: the reference, then the load.
 */
export async function saveLoad(ctx: Ctx, tx: Tx, sent: EnteredLoad): Promise<SavedLoad> {
  const { id: partnerId } = await findPartner(ctx, tx, sent.partnerId)
  const { reference, expectedOn, deliveryNote, note } = sent
  await lockReference(tx, ctx.companyId, 'inbound.load', `${partnerId} ${reference}`)
  const purchaseOrderId = await findOrder(ctx, tx, partnerId, sent.order)
  const entered = { partnerId, purchaseOrderId, reference, expectedOn, deliveryNote, note }
  const calculated = await calculateLoad(ctx, tx, { ...entered, lines: await readLines(ctx, tx, sent.lines) })
  const values = { ...entered, ...calculated }
  const storedId = await findReference(ctx, tx, reference, partnerId)
  if (storedId === null) {
    const created = await createDocument(ctx, tx, load, { uid: randomUUID(), ...values })
    if (sent.submit) await submit(ctx, tx, created as Load)
    return await readSaved(ctx, tx, created.id, 'create')
  }
  const before = ((await lockDocumentRow(ctx, tx, load, storedId)) ?? fail('not_found')) as Load
  const isSame = isSameDocument(load, before, values, {})
  if (!isSame && before.status !== 'draft') fail('inbound.reference_used', { details: { reference } })
  const saved = isSame ? before : ((await editDocument(ctx, tx, load, before, values)) as Load)
  if (sent.submit && saved.status === 'draft') await submit(ctx, tx, saved)
  else if (isSame) {
    // That it was sent again is on record; nothing changed.
    const facts = { reference }
    ctx.audit({ entity: load.entity, entityId: storedId, label: before.name, before: facts, after: facts })
  }
  return await readSaved(ctx, tx, storedId, 'create')
}

/** Throws: forbidden with details.reason store, inbound.order_closed. */
async function submit(ctx: Ctx, tx: Tx, row: Load): Promise<void> {
  const stores = ctx.grants.storesWith(permissionName(load.page, 'submit'))
  if (stores !== null && !stores.includes(row.storeId))
    fail('forbidden', { details: { reason: 'store', page: load.page.path, event: 'submit' } })
  await requireOpenOrder(ctx, tx, row)
  await moveDocument(ctx, tx, load, row, { status: 'submitted' })
}

/** The order that the partner delivers, whether or not it is open. Throws: inbound.unknown_order. */
async function findOrder(ctx: Ctx, tx: Tx, partnerId: number, number: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select l.purchase_order_id as id from inbound.partner_order_line l
    where l.company_id = ${ctx.companyId} and l.partner_id = ${partnerId} and l.number = upper(${number}) limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? fail('inbound.unknown_order', atField(ctx, ['order'], text.unknown_order))
}

/** Quantities count the code: that of a pack stands for its pieces. Throws: inbound.unknown_variant at the lines. */
async function readLines(ctx: Ctx, tx: Tx, lines: EnteredLoad['lines']): Promise<EnteredLines> {
  const found = await lookUpMany(
    ctx,
    tx,
    lines.map(({ code }) => code),
  )
  const unknown = found.flatMap(({ variant }, at) => (variant === null ? at : []))
  if (unknown.length > 0)
    fail('inbound.unknown_variant', {
      ...atField(
        ctx,
        unknown.map((at) => `lines.${at}.code`),
        text.unknown_variant,
      ),
      details: { codes: unknown.map((at) => lines[at]?.code ?? '') },
    })
  return lines.map(({ carton, quantity, okQuantity, damagedQuantity, lotNo, expiresOn }, at) => {
    const { id = 0, packQuantity = 1 } = found[at]?.variant ?? {}
    const pieces = (count: number) => roundedQuantity(count * packQuantity)
    return {
      carton,
      variantId: id as EnteredLines[number]['variantId'],
      quantity: pieces(quantity),
      okQuantity: okQuantity === null ? null : pieces(okQuantity),
      damagedQuantity: pieces(damagedQuantity),
      lotNo,
      expiresOn,
      refusal: null,
    }
  })
}
