import type { DocumentNoteProps } from '../../../kit/document/document-extras.ts'
import { FillFromSuggestion } from './fill-from-suggestion.tsx'
import { PickingLimitLeft } from './picking-limit-left.tsx'

/** Below the lines of a transfer: suggestions and remaining picking limits. */
export function TransferLinesNote(props: DocumentNoteProps) {
  return (
    <>
      <FillFromSuggestion {...props} />
      <PickingLimitLeft {...props} />
    </>
  )
}
