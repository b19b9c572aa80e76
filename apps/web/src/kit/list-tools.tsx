import type { Master } from '@countinghouse/contract/master'
import { DuplicatesHost } from './duplicates-host.tsx'
import type { FieldTexts } from './fields/use-field-text.ts'
import { ImportButton } from './import/import-button.tsx'

/** What stands beside the title of a list for those who look after its records. */
export function ListTools({ master, texts }: { readonly master: Master; readonly texts: FieldTexts }) {
  return (
    <>
      <DuplicatesHost master={master} texts={texts} />
      <ImportButton master={master} />
    </>
  )
}
