import { text } from '@countinghouse/contract/kit/no-rows.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { useSearchState } from '../../app/routing/search.ts'
import { useCan } from '../../app/session/session.tsx'
import { DuplicatesHost } from '../merge/duplicates-host.tsx'
import { importCodec } from '../import/import-address.ts'
import { ImportButton } from '../import/import-button.tsx'
import type { LoadRecord } from './record-extras.ts'
import { extrasQuery } from './record-extras.ts'

export { FindDuplicates } from '../merge/find-duplicates.tsx'

type WaysProps = {
  readonly master: Master
  /** The extensions of the module. */
  readonly loadRecord: LoadRecord | null
}

type ListToolsProps = WaysProps & {
  /** Names of the list columns in order. */
  readonly columns: readonly string[]
}

/** Buttons beside the title of a list for users who maintain its records. */
export function ListTools({ master, loadRecord, columns }: ListToolsProps) {
  return (
    <>
      <DuplicatesHost master={master} />
      <OwnWays master={master} loadRecord={loadRecord} />
      <ImportButton master={master} columns={columns} />
    </>
  )
}

/** Actions of an empty list: those of the module, and import. */
export function ImportWay({ master, loadRecord }: WaysProps) {
  const { t } = useLanguage()
  const can = useCan()
  const [, setImport] = useSearchState(importCodec)
  return (
    <>
      <OwnWays master={master} loadRecord={loadRecord} />
      {can(permissionName(master.page, 'import')) && (
        <Button variant="default" onClick={() => void setImport({ open: 'new' })}>
          {t(text.import)}
        </Button>
      )}
    </>
  )
}

function OwnWays({ master, loadRecord }: WaysProps) {
  const { data } = useQuery(extrasQuery(master, loadRecord))
  return data?.ListWays === undefined ? null : <data.ListWays />
}
