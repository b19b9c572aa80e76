import type { CountedLine, ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { text } from '@countinghouse/contract/inventory/receiving.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { useCan } from '../../app/session/session.tsx'
import type { CommandKind } from '../commands/command-kind.ts'
import { CommandNote } from '../commands/command-note.tsx'
import { DocumentError } from '../document/document-error.tsx'
import { useTransitionFooter } from '../document/use-transition-footer.tsx'
import { firstTab } from '../list/list-state.ts'
import { RecordBody } from '../record/record-body.tsx'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { CartonEntry } from './carton-entry.tsx'
import type { ReceivingCountProps } from './receiving.ts'
import type { CountedAs } from './receiving-entry.tsx'
import { ReceivingEntry } from './receiving-entry.tsx'
import { ReceivingLines } from './receiving-lines.tsx'
import styles from './receiving.module.css'
import { useScanQueue } from './use-scan-queue.ts'

/** Refetch interval for counts of other users. */
const refreshMs = 5000

type CountProps = ReceivingCountProps & { readonly commands: CommandKind<ReceiptScan> }

/** Counting: expected and counted quantities (by all users), and the actions. */
export function ReceivingCount({ receiving, row, texts, commands }: CountProps) {
  const { t, formatNumber } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const { document, count, isCountedByLot } = receiving
  const { footer, failure } = useTransitionFooter(document, row)
  const [countedAs, setCountedAs] = useState<CountedAs>({ condition: 'good', note: null })
  const [chosen, setChosen] = useState<number | null>(null)
  const { id, status, version } = row
  const isOpen = status === 'draft' || status === 'posted'
  const { data, error, refetch } = useQuery({
    ...routeQuery(count, { id }),
    refetchInterval: isOpen ? refreshMs : false,
  })
  // An action also changes the counts.
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: [count.id, { id }] }),
    [queryClient, count.id, id, version],
  )
  const scans = useScanQueue({ kind: commands, id, count: count.id })
  const scan = (what: Omit<ReceiptScan, 'uid' | keyof CountedAs>) =>
    scans.scan((uid) => ({ uid, ...what, ...countedAs }))
  if (data === undefined)
    return error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={error} onRetry={() => void refetch()} />
    )
  const mayCount = isOpen && can(permissionName(document.page, 'create'))
  const { lines } = data
  const sumOf = (of: (line: CountedLine) => number) => formatNumber(lines.reduce((sum, line) => sum + of(line), 0))
  const remark = receiving.remark === undefined ? null : (row[receiving.remark] as string | null)
  const inCartons = lines.find(({ lineNo }) => lineNo !== null && lineNo === chosen)
  return (
    <RecordBody side={firstTab} footer={footer}>
      {failure !== null && <DocumentError document={document} row={row} texts={texts} error={failure.error} />}
      <CommandNote
        commands={scans.commands}
        isOffline={scans.isOffline}
        words={({ body }) => body.code}
        onRetry={(of) => void scans.retry(of)}
        onLeaveOut={(uid) => void scans.leaveOut(uid)}
      />
      {mayCount && (
        <ReceivingEntry receiving={receiving} countedAs={countedAs} onCountedAs={setCountedAs} onScan={scan} />
      )}
      {mayCount && inCartons !== undefined && (
        <CartonEntry key={chosen} line={inCartons} onScan={scan} onClose={() => setChosen(null)} />
      )}
      {receiving.remark !== undefined && remark !== null && (
        <p className={styles.quiet}>
          {texts.label(receiving.remark)}: <bdi>{remark}</bdi>
        </p>
      )}
      <p className={styles.total} role="status">
        {t(text.counted, {
          counted: sumOf(({ good, damaged, rejected }) => good + damaged + rejected),
          expected: sumOf(({ expected }) => expected),
        })}
      </p>
      <ReceivingLines
        receiving={receiving}
        lines={lines}
        isClosed={!isOpen}
        work={
          mayCount
            ? {
                onCartons: isCountedByLot ? setChosen : null,
                onUndo: ({ sku, lotNo }) => void scan({ code: sku, quantity: -1, lotNo }),
              }
            : null
        }
      />
    </RecordBody>
  )
}
