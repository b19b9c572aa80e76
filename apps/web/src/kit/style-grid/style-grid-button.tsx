import { text } from '@countinghouse/contract/kit/style-grid.text'
import { Button } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../app/offline/later.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import fileRows from '../file-rows/file-rows.module.css'
import type { LinesModel } from '../fields/field-model.ts'

const StyleGridDialog = later(async () => (await import('./style-grid-dialog.tsx')).StyleGridDialog)

type Props = {
  readonly field: LinesModel
  /** The current input of the lines. */
  readonly draft: () => string
  readonly onType: (draft: string) => void
}

/** Opens the entry of lines by size and colour. */
export function StyleGridButton(props: Props) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={fileRows.open}
        leftSection={<IconLayoutGrid size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(text.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <StyleGridDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
