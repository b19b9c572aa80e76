import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { PointsRow } from '@countinghouse/contract/sales/points'
import { adjustedPoints, adjustPoints, getPoints, pointsPage } from '@countinghouse/contract/sales/points'
import { text } from '@countinghouse/contract/sales/points.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { PointsDetails } from './points-details.tsx'

const requested = { fields: adjustedPoints, text }

/** Points of a customer with their moves. */
export function PointsRecord(shared: ListShared<PointsRow>) {
  const { t, locale } = useLanguage()
  const can = useCan()
  const [isAdjusting, setIsAdjusting] = useState(false)
  const id = Number(shared.state.open)
  const { data: points, ...query } = useQuery({ ...routeQuery(getPoints, { id }), refetchOnMount: 'always' })
  const right = permissionName(pointsPage, 'adjust')
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={points?.name ?? t(text.one)}
      sides={[]}
      {...(points !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            {t(text.count, {
              count: points.balance,
              value: formatAmount(points.valueMinor, points.currency, locale),
            })}
          </p>
        ),
      })}
    >
      {points === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {points === undefined && query.error === null && <RecordSkeleton count={4} />}
      {points !== undefined && (
        <RecordBody
          side="details"
          footer={
            <div className={drawer.saves}>
              <ReasonButton
                reason={can(right) ? null : t(recordText.needsPermission, { right })}
                onClick={() => setIsAdjusting(true)}
              >
                {t(text.adjust)}
              </ReasonButton>
            </div>
          }
        >
          <PointsDetails points={points} />
        </RecordBody>
      )}
      <Suspense>
        {isAdjusting && (
          <FieldsDialog
            title={t(text.adjust)}
            lead={t(text.adjustLead)}
            requested={requested}
            confirm={t(text.adjust)}
            route={adjustPoints}
            target={{ id }}
            page={t(pointsPage.title)}
            doneWords={() => t(text.adjusted)}
            onClose={() => setIsAdjusting(false)}
          />
        )}
      </Suspense>
    </RecordPanel>
  )
}
