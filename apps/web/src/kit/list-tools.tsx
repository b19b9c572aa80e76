import type { Master } from '@countinghouse/contract/master'
import { DuplicatesHost } from './duplicates-host.tsx'
import type { FieldTexts } from './fields/use-field-text.ts'
import { ImportButton } from './import/import-button.tsx'

type ListToolsProps = {
  readonly master: Master
  readonly texts: FieldTexts
  /** Names of the list's columns in their order. */
  readonly columns: readonly string[]
}

/** What stands beside the title of a list for those who look after its records. */
export function ListTools({ master, texts, columns }: ListToolsProps) {
  return (
    <>
      <DuplicatesHost master={master} texts={texts} />
      <ImportButton master={master} columns={columns} />
    </>
  )
}
