import { text } from '@countinghouse/contract/kit/no-rows.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useLanguage } from '../shell/language.tsx'
import { useSearchState } from '../shell/search.ts'
import { useCan } from '../shell/session.tsx'
import { DuplicatesHost } from './duplicates-host.tsx'
import { importCodec } from './import/import-address.ts'
import { ImportButton } from './import/import-button.tsx'

export { FindDuplicates } from './find-duplicates.tsx'

type ListToolsProps = {
  readonly master: Master
  /** Names of the list's columns in their order. */
  readonly columns: readonly string[]
}

/** What stands beside the title of a list for those who look after its records. */
export function ListTools({ master, columns }: ListToolsProps) {
  return (
    <>
      <DuplicatesHost master={master} />
      <ImportButton master={master} columns={columns} />
    </>
  )
}

/** Out of a list without records: a file that has them. */
export function ImportWay({ master }: { readonly master: Master }) {
  const { t } = useLanguage()
  const can = useCan()
  const [, setImport] = useSearchState(importCodec)
  if (!can(permissionName(master.page, 'import'))) return null
  return (
    <Button variant="default" onClick={() => void setImport({ open: 'new' })}>
      {t(text.import)}
    </Button>
  )
}
