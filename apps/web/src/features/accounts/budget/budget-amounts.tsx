import type { BudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { budget, exportBudget, getBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReportFiles } from '../../../kit/report/report-files.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { BudgetGrid } from './budget-grid.tsx'
import styles from './budget.module.css'
import { useBudgetForm } from './use-budget-form.ts'

/** Amounts of a budget by account and month. */
export function BudgetAmountsSide({ row }: RecordTabProps) {
  const query = useQuery(routeQuery(getBudgetAmounts, { id: row.id }))
  if (query.data !== undefined) return <Loaded amounts={query.data} />
  return (
    <RecordBody side="amounts">
      {query.isError ? (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RecordSkeleton count={8} />
      )}
    </RecordBody>
  )
}

function Loaded({ amounts }: { readonly amounts: BudgetAmounts }) {
  const { t } = useLanguage()
  const can = useCan()
  const right = permissionName(budget.page, 'edit')
  const canEdit = can(right)
  const form = useBudgetForm(amounts, canEdit)
  const reason = canEdit ? null : t(recordText.needsPermission, { right })
  return (
    <RecordBody
      side="amounts"
      footer={
        <>
          {can(permissionName(budget.page, 'export')) && (
            <ReportFiles
              title={budget.text.title}
              route={exportBudget}
              inputOf={(format) => ({ id: amounts.id, format })}
            />
          )}
          {form.isDirty && (
            <Button variant="subtle" onClick={form.discard}>
              {t(text.discard)}
            </Button>
          )}
          <ReasonButton
            reason={reason ?? (form.isDirty ? null : t(text.unchanged)) ?? (form.isWrong ? t(text.wrong) : null)}
            onClick={() => void form.save()}
          >
            {t(text.save)}
          </ReasonButton>
        </>
      }
    >
      <p className={styles.lead}>{t(text.lead)}</p>
      <BudgetGrid amounts={amounts} form={form} canEdit={canEdit} />
    </RecordBody>
  )
}
