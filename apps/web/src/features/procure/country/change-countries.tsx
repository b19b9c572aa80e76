import { text } from '@countinghouse/contract/procure/country.text'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'

const ChangeDialog = later(async () => (await import('./change-countries-dialog.tsx')).ChangeDialog)

/** List action that edits the selected countries. */
export function ChangeCountries({ chosen }: { readonly chosen: ChosenRecords }) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectionButton
        title={t(text.change)}
        icon="edit"
        drawing={<IconPencil size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      <Suspense>{isOpen && <ChangeDialog chosen={chosen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
