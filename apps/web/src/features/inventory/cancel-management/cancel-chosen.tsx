import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'

const CancelChosenDialog = later(async () => (await import('./cancel-chosen-dialog.tsx')).CancelChosenDialog)

type Props = { readonly chosen: ChosenRecords; readonly onStarted: (jobId: number) => void }

/** Cancels the selected transfers with one reason. */
export function CancelChosen({ chosen, onStarted }: Props) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionButton
        title={t(text.running)}
        icon="trash"
        drawing={<IconX size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <CancelChosenDialog chosen={chosen} onStarted={onStarted} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
