import { paymentFile } from '@countinghouse/contract/payments/payment-file'
import { text } from '@countinghouse/contract/payments/payment-file.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const ProposeFileDialog = later(async () => (await import('./propose-file-dialog.tsx')).ProposeFileDialog)

/** Creates a draft of what is in no file. */
export function ProposeFileButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const mayCreate = useCan()(permissionName(paymentFile.page, 'create'))
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
          <ProposeFileDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
