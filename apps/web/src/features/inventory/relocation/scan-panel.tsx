import { relocation } from '@countinghouse/contract/inventory/relocation'
import type { RelocationScan } from '@countinghouse/contract/inventory/relocation-scan'
import { getRelocating } from '@countinghouse/contract/inventory/relocation-scan'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { CommandNote } from '../../../kit/commands/command-note.tsx'
import { DocumentError } from '../../../kit/document/document-error.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { useTransitionFooter } from '../../../kit/document/use-transition-footer.tsx'
import styles from '../../../kit/receiving/receiving.module.css'
import { useScanQueue } from '../../../kit/receiving/use-scan-queue.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { MovedLines } from './moved-lines.tsx'
import { commands } from './relocation-scans.commands.ts'
import { ScanEntry } from './scan-entry.tsx'

/** Refetch interval for scans of other devices. Units: milliseconds. */
const refreshMs = 5000

/** Relocates goods on the floor: scans are kept on the device until the draft has them. */
export function ScanPanel({ row, texts }: DocumentSideProps) {
  const { t } = useLanguage()
  const can = useCan()
  const { id, version } = row
  const { footer, failure } = useTransitionFooter(relocation, row)
  const { data, error, refetch } = useQuery({ ...routeQuery(getRelocating, { id }), refetchInterval: refreshMs })
  const scans = useScanQueue({ kind: commands, id, count: getRelocating.id })
  const move = (what: Omit<RelocationScan, 'uid'>) => scans.scan((uid) => ({ uid, ...what }))
  if (data === undefined)
    return error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={error} onRetry={() => void refetch()} />
    )
  const right = permissionName(relocation.page, 'edit')
  // Posted before they are sent, scans would be refused.
  const isSent = scans.commands.length === 0
  return (
    <RecordBody side="scan" footer={isSent ? footer : null}>
      {failure?.version === version && (
        <DocumentError document={relocation} row={row} texts={texts} error={failure.error} />
      )}
      <CommandNote
        commands={scans.commands}
        isOffline={scans.isOffline}
        words={({ body }) => body.code}
        onRetry={(of) => void scans.retry(of)}
        onLeaveOut={(uid) => void scans.leaveOut(uid)}
      />
      {can(right) ? (
        <ScanEntry places={data.places} onMove={move} />
      ) : (
        <p className={styles.quiet}>{t(recordText.needsPermission, { right })}</p>
      )}
      <MovedLines
        lines={data.lines}
        onTakeBack={
          can(right)
            ? ({ sku, quantity, lotNo, fromLocationId, toLocationId }) =>
                void move({ code: sku, quantity: -Math.min(1, quantity), lotNo, fromLocationId, toLocationId })
            : null
        }
      />
    </RecordBody>
  )
}
