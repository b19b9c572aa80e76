import { fail } from '@countinghouse/contract/errors'
import type { openContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/errors.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { createDocument } from '../../../platform/document.ts'
import type { RowOf } from '../../../platform/document-handlers.ts'

type Asked = InputOfRoute<typeof openContainerReceipt>
type Found = {
  readonly id: number
  readonly containerNo: string
  readonly status: string
  readonly storeId: number
  readonly store: string
  readonly supplierId: number
  readonly sealNo: string | null
  readonly isSameSeal: boolean
  readonly today: string
  readonly open: OutputOfRoute<typeof openContainerReceipt> | null
}

/**
 * Starts or continues receiving a container. Throws: inventory.unknown_container, inventory.wrong_store with its destination,
 * inventory.not_unloading, inventory.seal_required, inventory.seal_differs. Locks: the container.
 */
export async function openReceipt(ctx: Ctx, tx: Tx, asked: Asked): Promise<OutputOfRoute<typeof openContainerReceipt>> {
  const found = await holdContainer(ctx, tx, asked)
  const { id: containerId, status, storeId, store, supplierId, today, open } = found
  const stores = ctx.grants.storesWith('mannualrecincontainer:create')
  if (stores !== null && !stores.includes(storeId)) fail('inventory.wrong_store', { details: { store } })
  if (open !== null) return goOn(ctx, open, found.containerNo)
  if (status !== 'unloading') fail('inventory.not_unloading', { details: { status } })
  requireSeal(ctx, found, asked)
  const { uid, sealNo, sealNote } = asked
  const values = { uid, storeId, containerId, supplierId, effectiveOn: today, sealNo, sealNote }
  const made = (await createDocument(ctx, tx, containerReceipt, values)) as RowOf<typeof containerReceipt>
  const { id } = made
  await sql`
    insert into inventory.receipt_line (company_id, receipt_id, line_no, variant_id, lot_no, expires_on, expected_quantity, quantity, unit_cost)
    select l.company_id, ${id}, l.line_no, l.variant_id, case when p.tracking = 'lot' then l.lot_no end,
      case when p.tracking = 'lot' then l.expires_on end, l.quantity, 0, l.unit_cost
    from inventory.container_line l
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where l.company_id = ${ctx.companyId} and l.container_id = ${containerId}
    on conflict do nothing`.execute(tx)
  // The values as stored.
  return { id, sealNo: made.sealNo, sealNote: made.sealNote }
}

/** The recorded seal number is not sent to the reader. */
function requireSeal({ locale }: Ctx, found: Found, { sealNo, sealNote }: Asked): void {
  const refuse = (code: 'seal_required' | 'seal_differs', field: string) =>
    fail(`inventory.${code}`, { fields: { [field]: [{ code: 'rule', message: format(text[code], locale) }] } })
  if (found.sealNo === null) return
  if (sealNo === null) refuse('seal_required', 'sealNo')
  if (!found.isSameSeal && sealNote === null) refuse('seal_differs', 'sealNote')
}

/** Continuing is recorded in the audit log, without a change. */
function goOn<O extends { readonly id: number }>(ctx: Ctx, open: O, container: string): O {
  const facts = { container }
  ctx.audit({ entity: containerReceipt.entity, entityId: open.id, label: container, before: facts, after: facts })
  return open
}

/** Of several containers with this number, the one under way. */
async function holdContainer({ companyId, now, locale }: Ctx, tx: Tx, asked: Asked): Promise<Found> {
  const { container, sealNo } = asked
  const written = container.trim().toUpperCase()
  const named = sql`c.company_id = ${companyId} and c.status <> 'cancelled' and (c.number = ${written}
    or c.container_no = ${written.replaceAll(/[\s.-]/g, '')})`
  // A separate statement, so that reads after the lock see what other transactions committed before.
  await sql`select from inventory.container c where ${named} for no key update`.execute(tx)
  const { rows } = await sql<Found>`
    select c.id, c.container_no as "containerNo", c.status, c.store_id as "storeId", s.name as store, c.supplier_id as "supplierId",
      c.seal_no as "sealNo", platform.normalise(c.seal_no) is not distinct from platform.normalise(${sealNo}::text) as "isSameSeal",
      ((${now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today,
      (select json_build_object('id', r.id, 'sealNo', r.seal_no, 'sealNote', r.seal_note) from inventory.receipt r where r.company_id = ${companyId} and r.container_id = c.id
        and r.status in ('draft', 'posted')) as open
    from inventory.container c join erp.store s on s.company_id = c.company_id and s.id = c.store_id
    where ${named} order by c.status = 'unloading' desc, c.id desc limit 1`.execute(tx)
  if (rows[0] !== undefined) return rows[0]
  const message = format(text.unknown_container, locale)
  return fail('inventory.unknown_container', { fields: { container: [{ code: 'unknown', message }] } })
}
