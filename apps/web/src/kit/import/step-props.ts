import type { Import } from '@countinghouse/contract/desk/import'
import type { Master } from '@countinghouse/contract/master'
import type { ImportStep } from './import-address.ts'

/** What every step after the file gets. */
export type StepProps = {
  readonly master: Master
  readonly found: Import
  readonly go: (step: ImportStep) => void
  readonly onChanged: () => void
}
