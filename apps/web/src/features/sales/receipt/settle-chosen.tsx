import { text } from '@countinghouse/contract/sales/offline-review.text'
import { IconCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const SettleChosenDialog = later(async () => (await import('./settle-chosen-dialog.tsx')).SettleChosenDialog)

/** Marks the selected sales of devices as reviewed with one note. */
export function SettleChosen({ chosen }: { readonly chosen: ChosenRecords }) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionButton
        title={t(text.settle)}
        icon="checklist"
        drawing={<IconCheck size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SettleChosenDialog chosen={chosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
