import type { Import } from '@countinghouse/contract/desk/import'
import type { ImportStep } from './import-address.ts'
import type { Imported } from './imported.ts'

/** What every step after the file gets. */
export type StepProps = {
  readonly master: Imported
  readonly found: Import
  readonly go: (step: ImportStep) => void
  readonly onChanged: () => void
}
