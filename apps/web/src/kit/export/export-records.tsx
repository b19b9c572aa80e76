import { text } from '@countinghouse/contract/kit/export.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import type { ChosenRecords } from '../selection/chosen-records.ts'
import { SelectionButton } from '../selection/selection-button.tsx'

const ExportDialog = later(async () => (await import('./export-dialog.tsx')).ExportDialog)

/** Hands the chosen records out as a file. */
export function ExportRecords({ chosen }: { readonly chosen: ChosenRecords }) {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can(permissionName(chosen.listing.page, 'export'))) return null
  const drawing = <IconDownload size={16} stroke={1.75} aria-hidden />
  return (
    <>
      <SelectionButton title={t(text.export)} icon="file" drawing={drawing} run={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ExportDialog chosen={chosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
