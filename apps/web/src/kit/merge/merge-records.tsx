import { text } from '@countinghouse/contract/kit/merge.text'
import { mostMerged } from '@countinghouse/contract/merge'
import { permissionName } from '@countinghouse/contract/page'
import { IconArrowMerge } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import type { ChosenOfMaster } from '../selection/chosen-records.ts'
import { SelectionButton } from '../selection/selection-button.tsx'

const MergeDialog = later(async () => (await import('./merge-dialog.tsx')).MergeDialog)

/** Merges two to ten selected records. */
export function MergeRecords({ chosen }: { readonly chosen: ChosenOfMaster }) {
  const { t } = useLanguage()
  const can = useCan()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const { master, selection } = chosen
  const named = 'ids' in selection ? selection.ids : []
  const isOffered = named.length > 1 && named.length <= mostMerged && can(permissionName(master.page, 'merge'))
  return (
    <>
      {isOffered && (
        <SelectionButton
          title={t(text.merge)}
          icon="merge"
          drawing={<IconArrowMerge size={16} stroke={1.75} aria-hidden />}
          run={() => setIds(named)}
        />
      )}
      {ids !== null && (
        <Suspense>
          <MergeDialog
            master={master}
            texts={chosen.texts}
            ids={ids}
            onClose={() => setIds(null)}
            onMerged={chosen.clear}
          />
        </Suspense>
      )}
    </>
  )
}
