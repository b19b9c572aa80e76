import type { Master, MasterListRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { Suspense } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import { ListPage } from '../list/list-page.tsx'
import type { ListParts } from '../list/list-parts.ts'
import type { LoadRecord } from './record-extras.ts'
import type { ListColumns } from '../list/use-list-columns.tsx'
import { useMasterColumns } from './use-master-columns.tsx'

const loadDrawer = () => import('../record/record-drawer.tsx')
const RecordDrawer = later(async () => (await loadDrawer()).RecordDrawer)
// Prefetched with the first rows, so that the list does not wait for it and records open immediately.
void loadDrawer().catch(() => undefined)

const loadParts = () => import('./master-parts.tsx')
const ListTools = later(async () => (await loadParts()).ListTools)
const ImportWay = later(async () => (await loadParts()).ImportWay)
const FindDuplicates = later(async () => (await loadParts()).FindDuplicates)
// Needed only when rows are selected.
const SelectionActions = later(async () => (await import('../selection/selection-actions.tsx')).SelectionActions)
// Loaded with the drawer, which shares the record actions.
const MasterMenus = later(async () => (await (await loadDrawer()).loadRowMenus()).MasterMenus)

type MasterScreenProps = {
  readonly master: Master
  /** The extensions of the module to its records. */
  readonly loadRecord?: LoadRecord | null
  /** Custom columns of the module; must be a stable object. */
  readonly columns?: ListColumns<MasterListRow>
} & Pick<ListParts, 'above' | 'plain'>

/** The screen of a master: a list whose records are created, edited, imported and merged. */
export function MasterScreen({ master, loadRecord = null, columns: own, ...parts }: MasterScreenProps) {
  const { t } = useLanguage()
  const can = useCan()
  const columns = useMasterColumns(master, own)
  const canCreate = can(permissionName(master.page, 'create'))
  return (
    <ListPage
      {...parts}
      listing={master.listing}
      columns={columns}
      create={canCreate ? t(shellText.newRecord, { one: t(master.text.one) }) : null}
      record={(shared) => <RecordDrawer master={master} loadRecord={loadRecord} {...shared} />}
      rowMenus={(shared) => <MasterMenus master={master} loadRecord={loadRecord} {...shared} />}
      actions={(shown) => <ListTools master={master} loadRecord={loadRecord} columns={shown} />}
      chosenActions={(chosen) => <SelectionActions master={master} loadRecord={loadRecord} chosen={chosen} />}
      emptyActions={<ImportWay master={master} loadRecord={loadRecord} />}
      viewActions={
        <Suspense>
          <FindDuplicates master={master} />
        </Suspense>
      }
      asidesOf={async (ids) => (await import('./usage-values.ts')).usagesOf(master)(ids)}
    />
  )
}
