import type { DocumentRow } from '@countinghouse/contract/document'
import type { CountedLine, UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { containerReceipt, getContainerCount } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
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
import { ContainerCartons } from './container-cartons.tsx'
import { ContainerEntry } from './container-entry.tsx'
import { ContainerLines } from './container-lines.tsx'
import type { Said } from './use-container-scans.ts'
import { useContainerScans } from './use-container-scans.ts'
import receiving from './receiving.module.css'

/** Refetch interval for counts of other users. */
const refreshMs = 5000

type ContainerCountProps = { readonly row: DocumentRow; readonly texts: FieldTexts }

/** Counting: expected and counted quantities (by all users), and the actions. */
export function ContainerCount({ row, texts }: ContainerCountProps) {
  const { t, formatNumber } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const writes = useRecordWrites<DocumentRow>(containerReceipt)
  const [failure, setFailure] = useState<DocumentFailure | null>(null)
  const [asking, setAsking] = useState<AskedAct | null>(null)
  const [said, setSaid] = useState<Said>({ condition: 'good', note: null })
  const [chosen, setChosen] = useState<number | null>(null)
  const { id, status, version } = row
  const isOpen = status === 'draft' || status === 'posted'
  const { data, error, refetch } = useQuery({
    ...routeQuery(getContainerCount, { id }),
    refetchInterval: isOpen ? refreshMs : false,
  })
  // An action also changes the counts.
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: [getContainerCount.id, { id }] }),
    [queryClient, id, version],
  )
  const scans = useContainerScans(id)
  const scan = (what: Omit<UnloadScan, 'uid' | keyof Said>) => scans.scan((uid) => ({ uid, ...what, ...said }))
  if (data === undefined)
    return error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={error} onRetry={() => void refetch()} />
    )
  const mayCount = isOpen && can(permissionName(containerReceipt.page, 'create'))
  const { lines } = data
  const sumOf = (of: (line: CountedLine) => number) => formatNumber(lines.reduce((sum, line) => sum + of(line), 0))
  const inCartons = lines.find(({ lineNo }) => lineNo !== null && lineNo === chosen)
  return (
    <RecordBody
      side={firstTab}
      footer={
        <DocumentActs
          document={containerReceipt}
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
      {failure !== null && (
        <DocumentRefusal document={containerReceipt} row={row} texts={texts} error={failure.error} />
      )}
      <CommandNote
        commands={scans.commands}
        isOffline={scans.isOffline}
        words={({ body }) => body.code}
        onRetry={(of) => void scans.retry(of)}
        onLeaveOut={(uid) => void scans.leaveOut(uid)}
      />
      {mayCount && <ContainerEntry said={said} onSaid={setSaid} onScan={scan} />}
      {mayCount && inCartons !== undefined && (
        <ContainerCartons key={chosen} line={inCartons} onScan={scan} onClose={() => setChosen(null)} />
      )}
      <p className={receiving.total} role="status">
        {t(text.counted, {
          counted: sumOf(({ good, damaged, rejected }) => good + damaged + rejected),
          expected: sumOf(({ expected }) => expected),
        })}
      </p>
      <ContainerLines
        lines={lines}
        isClosed={!isOpen}
        work={
          mayCount
            ? {
                onCartons: setChosen,
                onTakeBack: ({ sku, lotNo }) => void scan({ code: sku, quantity: -1, lotNo }),
              }
            : null
        }
      />
    </RecordBody>
  )
}
