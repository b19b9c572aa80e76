import { permissionName } from '@countinghouse/contract/page'
import { payout } from '@countinghouse/contract/payments/payout'
import { text } from '@countinghouse/contract/payments/payout-lines.text'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const PayoutImport = later(async () => (await import('./payout-import.tsx')).PayoutImport)

/** Opens the import of a payout, for whoever may import. */
export function PayoutButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  if (!useCan()(permissionName(payout.page, 'import'))) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(text.import)}
      </Button>
      {isOpen && (
        <Suspense>
          <PayoutImport onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
