import { fail } from '@countinghouse/contract/errors'
import { text as dayText } from '@countinghouse/contract/inventory/errors.text'
import { getOrderShipments, getSchedule, shipment } from '@countinghouse/contract/purchase/shipment'
import { text } from '@countinghouse/contract/purchase/shipment.text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { atField } from '../../platform/calls/at-field.ts'
import { findOrderShipments, findSchedule } from './shipment/find-schedules.ts'
import type { Shipment } from './shipment/forecast.ts'
import { forecast } from './shipment/forecast.ts'

type Values = Readonly<Record<string, unknown>>
type Milestone = 'atd' | 'ata' | 'clearedOn' | 'deliveredOn'

const noneYet = { atd: null, ata: null, clearedOn: null, deliveredOn: null }

/** Days by which the goods are in stock; null while these are not known. */
async function expected(ctx: Ctx, tx: Tx, row: Shipment): Promise<Pick<Shipment, 'expectedOn' | 'latestOn'>> {
  const orderIds = row.lines.map(({ purchaseOrderId }) => purchaseOrderId)
  const { legs } = await forecast(ctx, tx, { ...row, orderIds })
  const available = legs.find(({ leg }) => leg === 'available')
  return { expectedOn: available?.p50 ?? null, latestOn: available?.p90 ?? null }
}

/** Every order was sent to its supplier. Throws: purchase.not_ordered, at the lines. */
async function book(ctx: Ctx, tx: Tx, row: Shipment): Promise<TransitionOutcome> {
  const ids = row.lines.map(({ purchaseOrderId }) => purchaseOrderId)
  const { rows } = await sql<{ id: number }>`
    select o.id from purchase.purchase_order o
    where o.company_id = ${ctx.companyId} and o.id = any(${ids}::bigint[]) and o.status <> 'ordered' order by o.id for share`.execute(
    tx,
  )
  const refused = new Set(rows.map(({ id }) => id))
  const fields = ids.flatMap((id, at) => (refused.has(id) ? [`lines.${at}.purchaseOrderId`] : []))
  if (fields.length > 0) fail('purchase.not_ordered', atField(ctx, fields, text.order_not_sent))
  return { set: await expected(ctx, tx, row) }
}

/** Records the day of a milestone. Throws: inventory.day_ahead. */
const reach =
  (milestone: Milestone) =>
  async (ctx: Ctx, tx: Tx, row: Shipment, { happenedOn }: Values) => {
    const day = await dayOf(ctx, tx, row.storeId, happenedOn as string | null)
    const reached = { ...row, [milestone]: day }
    return { set: { [milestone]: day, ...(await expected(ctx, tx, reached)) } }
  }

async function dayOf(ctx: Ctx, tx: Tx, storeId: number, happenedOn: string | null): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date::text as today from erp.store s
    where s.company_id = ${ctx.companyId} and s.id = ${storeId}`.execute(tx)
  const { today } = rows[0] ?? fail('not_found')
  const day = happenedOn ?? today
  if (day > today) fail('inventory.day_ahead', atField(ctx, ['happenedOn'], dayText.day_ahead))
  return day
}

/** Blank dates stay as they are. */
async function reschedule(ctx: Ctx, tx: Tx, row: Shipment, { etd, eta }: Values): Promise<TransitionOutcome> {
  const announced = { etd: (etd as string | null) ?? row.etd, eta: (eta as string | null) ?? row.eta }
  return { status: row.status, set: { ...announced, ...(await expected(ctx, tx, { ...row, ...announced })) } }
}

const attentions: readonly Attention[] = [
  {
    key: 'purchase.shipments_overdue',
    title: text.overdue,
    tone: 'warning',
    page: shipment.page,
    address: (day) => `${shipment.page.path}?status=booked,departed&eta.before=${day}`,
    rows: ({ companyId, stores }) => sql`
      select from purchase.shipment t join erp.company c on c.id = t.company_id
      where t.company_id = ${companyId} and t.status in ('booked', 'departed') and t.eta < (now() at time zone c.timezone)::date
        and ${inStores(shipment.listing.storeColumns, stores)}`,
  },
]

const api = [
  ...documentHandlers(shipment, {
    calculate: (ctx, tx, values) => expected(ctx, tx, { ...noneYet, ...values } as unknown as Shipment),
    transitions: {
      book,
      depart: reach('atd'),
      arrive: reach('ata'),
      clear: reach('clearedOn'),
      complete: reach('deliveredOn'),
      reschedule,
    },
  }),
  handleRead(getSchedule, (ctx, reader, { id }) => findSchedule(ctx, reader, id)),
  handleRead(getOrderShipments, async (ctx, reader, { id }) => ({
    shipments: await findOrderShipments(ctx, reader, id),
  })),
]

export const module = defineModule({ attentions, api })
