import type { ImportOptions } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { useLanguage } from '../../ui/language/language.tsx'
import { ChoiceField } from './choice-field.tsx'

type TextChoicesProps = {
  readonly options: Pick<ImportOptions, 'separator' | 'encoding'>
  readonly onChange: (change: Partial<ImportOptions>) => void
}

/** How a file of text is written: as it was found, until somebody knows better. A workbook has no such choice. */
export function TextChoices({ options: { separator, encoding }, onChange }: TextChoicesProps) {
  const { t } = useLanguage()
  if (separator === null || encoding === null) return null
  return (
    <>
      <ChoiceField
        label={t(text.separator)}
        value={separator}
        options={[
          { value: ',', label: t(text.separator_comma) },
          { value: ';', label: t(text.separator_semicolon) },
          { value: '\t', label: t(text.separator_tab) },
          { value: '|', label: t(text.separator_bar) },
        ]}
        onChange={(wanted) => onChange({ separator: wanted })}
      />
      <ChoiceField
        label={t(text.encoding)}
        value={encoding}
        options={[
          { value: 'utf-8', label: 'UTF-8' },
          { value: 'utf-16le', label: 'UTF-16 LE' },
          { value: 'utf-16be', label: 'UTF-16 BE' },
          { value: 'windows-1252', label: t(text.encoding_western) },
          { value: 'windows-1256', label: t(text.encoding_arabic) },
        ]}
        onChange={(wanted) => onChange({ encoding: wanted })}
      />
    </>
  )
}
