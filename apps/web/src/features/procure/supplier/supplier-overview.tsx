import { listBankAccounts } from '@countinghouse/contract/procure/supplier-bank'
import { text as bankText } from '@countinghouse/contract/procure/supplier-bank.text'
import { text } from '@countinghouse/contract/procure/supplier.text'
import { useQuery } from '@tanstack/react-query'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { SupplierStandingWord } from './supplier-standing-word.tsx'
import styles from './supplier-overview.module.css'

const told = ['approvedAt', 'countryCode', 'paymentTermId', 'leadTimeDays', 'documentsExpireOn'] as const

/** Key facts before ordering from or paying a supplier. */
export function SupplierOverview({ master, row, texts }: RecordTabProps) {
  const { t } = useLanguage()
  const { data } = useQuery(routeQuery(listBankAccounts, { id: row.id }))
  const models = [...fieldModels(master), ...fieldModels(master.listing)]
  const accountsOf = (isPaid: boolean) =>
    data?.items
      .filter(({ state, isCoolingOff }) =>
        isPaid ? state === 'active' && !isCoolingOff : state === 'pending' || isCoolingOff,
      )
      .map(({ masked }) => masked)
      .join(', ')
  const facts = told.flatMap((name) => {
    const field = models.find((model) => model.name === name)
    return field === undefined ? [] : [{ label: texts.label(name), words: texts.words(field, row[name], row) }]
  })
  return (
    <RecordBody side="overview">
      <dl className={styles.facts}>
        <div>
          <dt>{t(text.standing)}</dt>
          <dd className={styles.standing}>
            <SupplierStandingWord row={row} />
          </dd>
        </div>
        {[
          ...facts,
          { label: t(bankText.paidTo), words: accountsOf(true) },
          { label: t(bankText.notPaidYet), words: accountsOf(false) },
        ].map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{words || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </RecordBody>
  )
}
