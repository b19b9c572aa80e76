import { load } from '@countinghouse/contract/inbound/load'
import { text } from '@countinghouse/contract/inbound/load.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const OrderLoadDialog = later(async () => (await import('./order-load-dialog.tsx')).OrderLoadDialog)
const right = permissionName(load.page, 'create')

/** Starts a load with the open lines of an order. */
export function OrderLoadButton() {
  const { t } = useLanguage()
  const mayCreate = useCan()(right)
  const [isOpen, setIsOpen] = useState(false)
  if (!mayCreate) return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t(text.startFromOrder)}
      </Button>
      {isOpen && (
        <Suspense>
          <OrderLoadDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
