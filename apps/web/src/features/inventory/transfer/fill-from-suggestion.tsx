import { text } from '@countinghouse/contract/inventory/transfer-suggestion.text'
import { IconTrendingDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { DocumentNoteProps } from '../../../kit/document/document-extras.ts'
import { isLines } from '../../../kit/fields/field-model.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../inventory.module.css'
import { withSuggested } from './suggested-lines.ts'
import { SuggestionDialog } from './suggestion-dialog.tsx'

/** Adds lines for low stock that the other store can spare. */
export function FillFromSuggestion({ field, enteredIn, onType }: DocumentNoteProps) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const fromStoreId = Number(enteredIn('fromStoreId'))
  const toStoreId = Number(enteredIn('toStoreId'))
  const areChosen = fromStoreId > 0 && toStoreId > 0 && fromStoreId !== toStoreId
  if (!isLines(field)) return null
  const entered = String(enteredIn('lines') ?? '')
  return (
    <div className={styles.fill}>
      <ReasonButton
        variant="default"
        size="compact-sm"
        leftSection={<IconTrendingDown size={16} stroke={1.75} aria-hidden />}
        reason={areChosen ? null : t(text.storesFirst)}
        onClick={() => setIsOpen(true)}
      >
        {t(text.fill)}
      </ReasonButton>
      {isOpen && (
        <SuggestionDialog
          stores={{ fromStoreId, toStoreId }}
          entered={entered}
          onAdd={(items) => {
            onType(withSuggested(field, entered, items))
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
