import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { Picking, PickScan } from '@countinghouse/contract/sales/delivery-picking'
import { getPicking, shortPick } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { CommandNote } from '../../../kit/commands/command-note.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { DocumentError } from '../../../kit/document/document-error.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { useTransitionFooter } from '../../../kit/document/use-transition-footer.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import styles from '../../../kit/receiving/receiving.module.css'
import { useScanQueue } from '../../../kit/receiving/use-scan-queue.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { commands } from './delivery-scans.commands.ts'
import { PickEntry } from './pick-entry.tsx'
import { PickLines } from './pick-lines.tsx'

/** Refetch interval for scans of other pickers. Units: milliseconds. */
const refreshMs = 5000
type Line = Picking['picks'][number]

/** The picking list of a delivery, with what all pickers have taken, and the scans of this one. */
export function PickingPanel({ row, texts }: DocumentSideProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const can = useCan()
  const queryClient = useQueryClient()
  const { id, version, status } = row
  const isOpen = status === 'picking'
  const { footer, failure } = useTransitionFooter(delivery, row)
  const write = useWrite(t(delivery.text.title))
  const { data, error, refetch } = useQuery({
    ...routeQuery(getPicking, { id }),
    refetchInterval: isOpen ? refreshMs : false,
  })
  // A transition also changes what is picked.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: [getPicking.id, { id }] }), [queryClient, id, version])
  const scans = useScanQueue({ kind: commands, id, count: getPicking.id })
  const scan = (what: Omit<PickScan, 'uid'>) => scans.scan((uid) => ({ uid, ...what }))
  if (data === undefined)
    return error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={error} onRetry={() => void refetch()} />
    )
  const right = permissionName(delivery.page, 'pick')
  const sumOf = (of: (line: Line) => number) => formatNumber(data.picks.reduce((sum, line) => sum + of(line), 0))

  async function explain({ pickNo, name, shortReason }: Line): Promise<void> {
    const value = shortReason ?? ''
    const reason = await ask.text({ title: `${t(text.short)}: ${name}`, label: t(text.shortReason), value })
    if (reason === null) return
    const answer = await write(shortPick, { id, pickNo, reason })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.shortSaved) })
  }

  return (
    <RecordBody side="picking" footer={footer}>
      {failure?.version === version && (
        <DocumentError document={delivery} row={row} texts={texts} error={failure.error} />
      )}
      <CommandNote
        commands={scans.commands}
        isOffline={scans.isOffline}
        words={({ body }) => body.code}
        onRetry={(of) => void scans.retry(of)}
        onLeaveOut={(uid) => void scans.leaveOut(uid)}
      />
      {isOpen && !can(right) && <p className={styles.quiet}>{t(recordText.needsPermission, { right })}</p>}
      {isOpen && can(right) && <PickEntry onScan={scan} />}
      <p className={styles.total} role="status">
        {t(text.progress, { picked: sumOf(({ picked }) => picked), planned: sumOf(({ planned }) => planned) })}
      </p>
      <PickLines
        lines={data.picks}
        work={
          isOpen && can(right)
            ? {
                onPick: ({ sku, pickNo, lotNo }, quantity) => void scan({ code: sku, quantity, pickNo, lotNo }),
                onShort: (line) => void explain(line),
              }
            : null
        }
      />
    </RecordBody>
  )
}
