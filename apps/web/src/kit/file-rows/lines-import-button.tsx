import type { Document } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../app/offline/later.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { LinesModel } from '../fields/field-model.ts'
import styles from './file-rows.module.css'

const LinesImport = later(async () => (await import('./lines-import.tsx')).LinesImport)

type LinesImportButtonProps = {
  readonly document: Document
  readonly field: LinesModel
  readonly draft: () => string
  readonly onType: (draft: string) => void
}

/** Opens the import of lines. */
export function LinesImportButton(props: LinesImportButtonProps) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={styles.open}
        leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(text.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <LinesImport {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
