import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const ProposeDialog = later(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

/** Creates drafts of what is due. */
export function ProposeButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const mayCreate = useCan()(permissionName(supplierPayment.page, 'create'))
  if (!mayCreate) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(text.propose)}
      </Button>
      {isOpen && (
        <Suspense>
          <ProposeDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
