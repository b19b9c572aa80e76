import { permissionName } from '@countinghouse/contract/page'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { BankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { listBankAccounts } from '@countinghouse/contract/procure/supplier-bank'
import { text } from '@countinghouse/contract/procure/supplier-bank.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './supplier-bank.module.css'
import { SupplierBankAccount } from './supplier-bank-account.tsx'
import type { BankAction } from './supplier-bank-dialog.tsx'
import { SupplierBankDialog } from './supplier-bank-dialog.tsx'

/** Active and pending bank accounts of a supplier. */
export function SupplierBank({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const query = useQuery(routeQuery(listBankAccounts, { id: row.id }))
  const [action, setAction] = useState<BankAction | null>(null)
  const right = permissionName(supplier.page, 'bank_edit')
  const openFor = (kind: Exclude<BankAction['kind'], 'propose'>) => (account: BankAccount) =>
    setAction({ kind, account })
  return (
    <RecordBody
      side="bank"
      footer={
        <ReasonButton
          reason={can(right) ? null : t(recordText.needsPermission, { right })}
          onClick={() => setAction({ kind: 'propose' })}
        >
          {t(text.propose)}
        </ReasonButton>
      }
    >
      <p className={styles.lead}>{t(text.purpose)}</p>
      {query.isPending && <RecordSkeleton count={3} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.items.length === 0 && <p className={styles.lead}>{t(text.none)}</p>}
      <ul className={styles.accounts} aria-label={t(text.bank)}>
        {query.data?.items.map((account) => (
          <SupplierBankAccount
            key={account.id}
            account={account}
            name={row.name}
            onReject={openFor('reject')}
            onReplace={openFor('replace')}
            onRetire={openFor('retire')}
          />
        ))}
      </ul>
      {action !== null && <SupplierBankDialog row={row} action={action} onClose={() => setAction(null)} />}
    </RecordBody>
  )
}
