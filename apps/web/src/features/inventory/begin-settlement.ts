import { beginSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { timedUuid } from '../../kit/timed-uuid.ts'
import type { useWrite } from '../../kit/use-write.ts'

/** Begins the settlement of a shipment, or finds the one that somebody began; answers where it stands, null where it was refused. */
export async function beginAt(write: ReturnType<typeof useWrite>, shipmentId: number) {
  const uid = timedUuid(Math.floor(performance.timeOrigin + performance.now()))
  const begun = await write(beginSettlement, { uid, shipmentId })
  return begun === null ? null : { path: settlement.page.path, open: begun.id }
}
