import { text } from '@countinghouse/contract/accounts/entry-import.text'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const EntryImport = later(async () => (await import('./entry-import.tsx')).EntryImport)

/** Opens the import of a journal entry. */
export function ImportButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
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
