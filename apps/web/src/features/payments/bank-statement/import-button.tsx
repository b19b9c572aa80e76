import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const StatementImport = later(async () => (await import('./statement-import.tsx')).StatementImport)

/** Opens the import of a statement, for whoever may import. */
export function ImportButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  if (!useCan()(permissionName(bankStatement.page, 'import'))) return null
  return (
    <>
      <Button leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t(text.import)}
      </Button>
      {isOpen && (
        <Suspense>
          <StatementImport onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
