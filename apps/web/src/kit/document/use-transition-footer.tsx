import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useRecordWrites } from '../record-edit/use-record-writes.ts'
import type { DocumentFailure, RequestedTransition } from './document-transitions.tsx'
import { DocumentTransitions } from './document-transitions.tsx'

/** The transitions of a saved document below a tab other than its form, and what refused the last one. */
export function useTransitionFooter(
  document: Document,
  row: DocumentRow,
): { readonly footer: ReactNode; readonly failure: DocumentFailure | null } {
  const writes = useRecordWrites<DocumentRow>(document)
  const [failure, setFailure] = useState<DocumentFailure | null>(null)
  const [asking, setAsking] = useState<RequestedTransition | null>(null)
  const footer = (
    <DocumentTransitions
      document={document}
      row={row}
      writes={writes}
      onFailure={setFailure}
      asking={asking}
      onRequest={setAsking}
      onSave={async () => row}
      onRemoved={async () => undefined}
    >
      {null}
    </DocumentTransitions>
  )
  return { footer, failure }
}
