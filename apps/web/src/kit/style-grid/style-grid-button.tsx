import { text } from '@countinghouse/contract/kit/style-grid.text'
import { IconLayoutGrid } from '@tabler/icons-react'
import { later } from '../../app/offline/later.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { LinesModel } from '../fields/field-model.ts'
import { OpenButton } from '../file-rows/open-button.tsx'

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
  return (
    <OpenButton label={t(text.open)} icon={IconLayoutGrid}>
      {(close) => <StyleGridDialog {...props} onClose={close} />}
    </OpenButton>
  )
}
