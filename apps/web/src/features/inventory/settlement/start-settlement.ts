import { startSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import type { useWrite } from '../../../kit/record-edit/use-write.ts'

/** Starts or continues the settlement of a shipment. Answers its address, or null if rejected. */
export async function startAt(write: ReturnType<typeof useWrite>, shipmentId: number) {
  const uid = timedUuid(Math.floor(performance.timeOrigin + performance.now()))
  const begun = await write(startSettlement, { uid, shipmentId })
  return begun === null ? null : { path: settlement.page.path, open: begun.id }
}
