import type { CancellableRow } from '@countinghouse/contract/inventory/cancel-management'
import { cancellable, cancelManagementPage } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { documentTones } from '../../../kit/document/document-tones.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Status } from '../../../kit/list/status.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { CancelLines } from './cancel-lines.tsx'
import { consequenceOf } from './cancel-consequence.ts'
import styles from '../inventory.module.css'

const CancelDialog = later(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const getCancellable = cancellable.routes.get as NonNullable<typeof cancellable.routes.get>

/** A cancellable transfer: the effect on each line, and the action. */
export function CancelRecord(shared: ListShared) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const [isAsking, setIsAsking] = useState(false)
  const id = Number(shared.state.open)
  const { data, error, refetch } = useQuery(routeQuery(getCancellable, { id }))
  const row: CancellableRow | undefined = data
  const right = permissionName(cancelManagementPage, 'cancel')
  return (
    <RecordPanel
      shared={shared}
      title={row?.name ?? t(text.one)}
      {...(row !== undefined && {
        subtitle: (
          <div className={drawer.subtitle}>
            <Status value={row.status} master={{ listing: cancellable }} tone={documentTones[row.status]} />
            {row.requestedBy !== null && <bdi>{row.requestedBy}</bdi>}
            <span>{t(text.ageOf, { count: row.ageDays })}</span>
          </div>
        ),
      })}
    >
      {row === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {row === undefined && error === null && <RecordSkeleton count={4} />}
      {row !== undefined && (
        <RecordBody
          footer={
            <>
              {can(permissionName(managedTransfer.page, 'view')) && (
                <Link className={styles.link} to={managedTransfer.page.path} search={{ open: id } as never}>
                  {t(text.openTransfer)}
                </Link>
              )}
              <div className={drawer.saves}>
                <ReasonButton
                  color="red"
                  c="var(--danger-contrast)"
                  reason={can(right) ? null : t(recordText.needsPermission, { right })}
                  onClick={() => setIsAsking(true)}
                >
                  {t(row.scope === 'all' ? text.cancelAll : text.cancelRest)}
                </ReasonButton>
              </div>
            </>
          }
        >
          <p className={styles.lead}>{consequenceOf(language, row)}</p>
          <CancelLines id={id} />
        </RecordBody>
      )}
      {isAsking && row !== undefined && (
        <Suspense>
          <CancelDialog
            row={row}
            onDone={() => void shared.setState({ open: null })}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </RecordPanel>
  )
}
