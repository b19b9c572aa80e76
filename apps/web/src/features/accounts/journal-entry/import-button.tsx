import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { text } from '@countinghouse/contract/accounts/entry-import.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './journal-entry.module.css'

const EntryImport = later(async () => (await import('./entry-import.tsx')).EntryImport)

/** Opens the import of a journal entry; requires the permission to create entries. */
export function ImportButton() {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can(permissionName(journalEntry.page, 'create'))) return null
  return (
    <div className={styles.above}>
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
    </div>
  )
}
