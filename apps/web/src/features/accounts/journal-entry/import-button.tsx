import { text } from '@countinghouse/contract/accounts/entry-import.text'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { later } from '../../../app/offline/later.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const EntryImport = later(async () => (await import('./entry-import.tsx')).EntryImport)

/** Opens the import of a journal entry, for whoever may create one. */
export function ImportButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  if (!useCan()(permissionName(journalEntry.page, 'create'))) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(text.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <EntryImport onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
