import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { text } from '@countinghouse/contract/inventory/transfer-shipment.text'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { TransitionWork, RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { tellDispatched, tellRecalled } from './partner/tell-shipment.ts'
import { syncTransfer } from './transfer/sync-transfer.ts'
import { putBack } from './transfer-shipment/cancel-shipment.ts'
import { dispatchShipment, shipmentSource, wayOf } from './transfer-shipment/dispatch-shipment.ts'
import { pickShipment } from './transfer-shipment/pick-shipment.ts'
import { returnShipment } from './transfer-shipment/return-shipment.ts'
import { lockTransferOf, transferIdOf } from './transfer-shipment/shipment-lines.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Work = TransitionWork<RowOf<typeof transferShipment>>

/** Link from stock moves to the shipment. */
const postingSources: readonly PostingSource[] = [
  { type: shipmentSource, title: text.numbered, page: transferShipment.page, search: (id) => `open=${id}` },
]

const pick: Work = async (ctx, tx, { id }, { short }) => {
  await pickShipment(ctx, tx, id, short as { lineNo: number; quantity: number; shortReason: string }[])
}

const dispatch: Work = async (ctx, tx, { id }, { vehicle, driver, sealNo }) => {
  const set = { vehicle, driver, sealNo, ...(await dispatchShipment(ctx, tx, id)) }
  const { today: on } = await wayOf(ctx, tx, id)
  await tellDispatched(ctx, tx, { id, on })
  return { set }
}

const recall: Work = async (ctx, tx, { id }, { reason }) => {
  await tellRecalled(ctx, tx, { id, reason: String(reason) })
  return { set: { reason } }
}

const cancel: Work = async (ctx: Ctx, tx: Tx, { id }, { reason }) => {
  await putBack(ctx, tx, id)
  await syncTransfer(ctx, tx, await transferIdOf(ctx, tx, id))
  return { set: { reason } }
}

const api = documentHandlers(transferShipment, {
  lockFirst: lockTransferOf,
  transitions: {
    pick,
    dispatch,
    recall,
    takeBack: returnShipment,
    cancel,
  },
})

export const module = defineModule({ postingSources, api })
