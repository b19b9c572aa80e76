import type { Document } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import { IconFileImport } from '@tabler/icons-react'
import { later } from '../../app/offline/later.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { LinesModel } from '../fields/field-model.ts'
import { OpenButton } from './open-button.tsx'

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
  return (
    <OpenButton label={t(text.open)} icon={IconFileImport}>
      {(close) => <LinesImport {...props} onClose={close} />}
    </OpenButton>
  )
}
