import type { DocumentRow } from '@countinghouse/contract/document'
import type { CountedVariant, Scan } from '@countinghouse/contract/inventory/transfer-receipt'
import { getCount, transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CommandNote } from '../../kit/command-note.tsx'
import type { AskedAct, DocumentFailure } from '../../kit/document-acts.tsx'
import { DocumentActs } from '../../kit/document-acts.tsx'
import { DocumentRefusal } from '../../kit/document-refusal.tsx'
import type { FieldTexts } from '../../kit/fields/use-field-text.ts'
import { firstTab } from '../../kit/list-state.ts'
import { RecordBody } from '../../kit/record-body.tsx'
import { RecordMissing } from '../../kit/record-missing.tsx'
import { RecordSkeleton } from '../../kit/record-skeleton.tsx'
import { useRecordWrites } from '../../kit/use-record-writes.ts'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { useCan } from '../../shell/session.tsx'
import { ReceiptEntry } from './receipt-entry.tsx'
import { ReceiptVariants } from './receipt-variants.tsx'
import { useReceiptScans } from './use-receipt-scans.ts'
import receiving from './receiving.module.css'

/** Refetch interval for counts of other users. */
const refreshMs = 5000

type ReceiptCountProps = { readonly row: DocumentRow; readonly texts: FieldTexts }

/** Counting: expected and counted quantities (by all users), and the actions. */
export function ReceiptCount({ row, texts }: ReceiptCountProps) {
  const { t, formatNumber } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const writes = useRecordWrites<DocumentRow>(transferReceipt)
  const [failure, setFailure] = useState<DocumentFailure | null>(null)
  const [asking, setAsking] = useState<AskedAct | null>(null)
  const [condition, setCondition] = useState<'good' | 'damaged'>('good')
  const { id, status, version } = row
  const isOpen = status === 'draft' || status === 'posted'
  const { data, error, refetch } = useQuery({
    ...routeQuery(getCount, { id }),
    refetchInterval: isOpen ? refreshMs : false,
  })
  const scans = useReceiptScans(id)
  const scan = (said: Omit<Scan, 'uid'>) => scans.scan((uid) => ({ uid, ...said }))
  // An action also changes the counts.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: [getCount.id, { id }] }), [queryClient, id, version])
  if (data === undefined)
    return error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={error} onRetry={() => void refetch()} />
    )
  const mayCount = isOpen && can(permissionName(transferReceipt.page, 'create'))
  const { variants } = data
  const sumOf = (of: (variant: CountedVariant) => number) =>
    formatNumber(variants.reduce((sum, variant) => sum + of(variant), 0))
  return (
    <RecordBody
      side={firstTab}
      footer={
        <DocumentActs
          document={transferReceipt}
          row={row}
          writes={writes}
          onFailure={setFailure}
          asking={asking}
          onAsk={setAsking}
          onSave={async () => row}
          onRemoved={async () => undefined}
        >
          {null}
        </DocumentActs>
      }
    >
      {failure !== null && <DocumentRefusal document={transferReceipt} row={row} texts={texts} error={failure.error} />}
      <CommandNote
        commands={scans.commands}
        isOffline={scans.isOffline}
        words={({ body }) => body.code}
        onRetry={(of) => void scans.retry(of)}
        onLeaveOut={(uid) => void scans.leaveOut(uid)}
      />
      {mayCount && <ReceiptEntry condition={condition} onCondition={setCondition} onScan={scan} />}
      <p className={receiving.total} role="status">
        {t(text.counted, {
          counted: sumOf(({ good, damaged }) => good + damaged),
          expected: sumOf(({ expected }) => expected ?? 0),
        })}
      </p>
      <ReceiptVariants
        variants={variants}
        onTakeBack={mayCount ? (sku) => scan({ code: sku, quantity: -1, condition }) : null}
      />
    </RecordBody>
  )
}
