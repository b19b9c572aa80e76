import { text } from '@countinghouse/contract/inventory/discrepancy.text'
import { settlePermission as right } from '@countinghouse/contract/inventory/settle-permission'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'

/** Opens the settlement of a shipment; starts one if there is none. */
export function useSettle() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const maySettle = useCan()(right)
  const [isBusy, setIsBusy] = useState(false)
  const write = useWrite(t(text.settle))

  async function settle(shipmentId: number): Promise<void> {
    setIsBusy(true)
    // Loaded on demand, because only users who settle need its contract.
    const begun = await import('./start-settlement.ts')
      .then(({ startAt }) => startAt(write, shipmentId))
      .finally(() => setIsBusy(false))
    if (begun !== null) await navigate({ to: begun.path, search: { open: begun.open } as never })
  }

  return { settle, isBusy, reason: maySettle ? null : t(recordText.needsPermission, { right }) }
}
