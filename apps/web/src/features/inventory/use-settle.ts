import { beginSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { timedUuid } from '../../kit/timed-uuid.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'

/** Leads to the settlement of a shipment, which is begun where nobody has. */
export function useSettle() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const right = permissionName(settlement.page, 'create')
  const maySettle = useCan()(right)
  const [isBusy, setIsBusy] = useState(false)
  const write = useWrite(t(settlement.text.title))

  async function settle(shipmentId: number): Promise<void> {
    setIsBusy(true)
    const uid = timedUuid(Math.floor(performance.timeOrigin + performance.now()))
    const begun = await write(beginSettlement, { uid, shipmentId })
    setIsBusy(false)
    if (begun !== null) await navigate({ to: settlement.page.path, search: { open: begun.id } as never })
  }

  return { settle, isBusy, reason: maySettle ? null : t(recordText.needsRight, { right }) }
}
