import { text } from '@countinghouse/contract/kit/export.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import { useCan } from '../../app/session/session.tsx'
import type { ChosenRecords } from '../selection/chosen-records.ts'
import styles from '../list/list-toolbar.module.css'

const ExportDialog = later(async () => (await import('./export-dialog.tsx')).ExportDialog)

type ExportListProps = {
  /** All that the list shows, whatever is selected. */
  readonly chosen: ChosenRecords
}

/** Hands out everything that matches, with nothing selected first; for those who may. */
export function ExportList(props: ExportListProps) {
  const can = useCan()
  return can(permissionName(props.chosen.listing.page, 'export')) ? <AllowedExport {...props} /> : null
}

function AllowedExport({ chosen }: ExportListProps) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const label = t(text.exportList)
  usePaletteActions([
    { title: t(text.title, { title: t(chosen.listing.text.title) }), icon: 'file', run: () => setIsOpen(true) },
  ])
  return (
    <>
      <button
        type="button"
        className={styles.viewButton}
        title={label}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        <IconDownload size={16} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ExportDialog chosen={chosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
