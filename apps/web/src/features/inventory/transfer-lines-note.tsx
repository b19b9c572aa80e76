import type { DocumentNoteProps } from '../../kit/document-extras.ts'
import { FillFromSuggestion } from './fill-from-suggestion.tsx'
import { RationLeft } from './ration-left.tsx'

/** Below the lines of a transfer: what may be added to them, and what is left of what they ask for. */
export function TransferLinesNote(props: DocumentNoteProps) {
  return (
    <>
      <FillFromSuggestion {...props} />
      <RationLeft {...props} />
    </>
  )
}
