import type { PriceBatch } from '@countinghouse/contract/procure/price-batch'
import {
  approveBatch,
  cancelBatch,
  listBatchLines,
  priceBatchesPage,
  rollBackBatch,
} from '@countinghouse/contract/procure/price-batch'
import { text } from '@countinghouse/contract/procure/price-batch.text'
import { permissionName } from '@countinghouse/contract/page'
import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text as labelPageText } from '@countinghouse/contract/procure/label-page.text'
import { text as marginText } from '@countinghouse/contract/procure/margin.text'
import { amountField } from '@countinghouse/contract/rich-fields'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/dialog/confirm.ts'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import table from '../../../ui/display/short-table.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { BatchMargins, LineMargin, useBatchMargins } from '../product-cost/batch-margins.tsx'
import { priceOwner } from './price-owner.ts'
import styles from './price.module.css'
import { useLeadToLabels } from '../label/use-lead-to-labels.ts'

const amount = fieldModel('amountMinor', amountField({ currency: 'currency' }))

/** Old and new prices of a batch, with its actions. */
export function PriceBatchLines({ batch }: { readonly batch: PriceBatch }) {
  const { t, formatDate, formatRate } = useLanguage()
  const can = useCan()
  const texts = useFieldTexts(priceOwner)
  const query = useQuery(routeQuery(listBatchLines, { id: batch.id }))
  const margins = useBatchMargins(batch.id)
  const write = useWrite(t(text.title))
  const lead = useLeadToLabels()
  const { id, version, state, currency } = batch
  const may = (event: string) => can(permissionName(priceBatchesPage, event))
  const money = (minor: number) => texts.words(amount, minor, { currency })
  const share = (from: number, to: number) =>
    from === 0 ? '–' : formatRate(Math.round(((to - from) / from) * 1000) * 1000)

  async function approve(): Promise<void> {
    const title = t(text.approveSure, { count: batch.prices, from: formatDate(batch.effectiveFrom) })
    if ((await ask.confirm({ title, confirm: t(text.approve) })) === 'confirm')
      await write(approveBatch, { id, version })
  }

  async function rollBack(): Promise<void> {
    const requested = { title: t(text.rollBackSure), confirm: t(text.rollBack), isDanger: true }
    if ((await ask.confirm(requested)) === 'confirm') await write(rollBackBatch, { id, version })
  }

  const isWritten = state === 'approved' || state === 'applied'
  // An approved batch is not in effect yet, so its labels use the effective date.
  const labelled = { priceListId: batch.priceListId, ...(state === 'approved' && { date: batch.effectiveFrom }) }
  const rowActions = (
    <>
      {state === 'draft' && may('cancel') && (
        <Button variant="default" onClick={() => void write(cancelBatch, { id, version })}>
          {t(text.cancel)}
        </Button>
      )}
      {state === 'draft' && may('approve') && <Button onClick={() => void approve()}>{t(text.approve)}</Button>}
      {isWritten && can(permissionName(labelsPage, 'view')) && (
        <Button variant="default" onClick={() => void lead({ priceBatchId: id }, labelled)}>
          {t(labelPageText.printLabels)}
        </Button>
      )}
      {isWritten && may('roll_back') && (
        <Button variant="default" onClick={() => void rollBack()}>
          {t(text.rollBack)}
        </Button>
      )}
    </>
  )
  const lines = query.data?.items
  return (
    <RecordBody side="lines" footer={rowActions}>
      {query.isError && lines === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RecordSkeleton count={8} />}
      {lines?.length === 0 && <p className={styles.lead}>{t(text.nothing)}</p>}
      {lines !== undefined && lines.length < batch.prices && (
        <p className={styles.lead}>{t(text.more, { count: lines.length })}</p>
      )}
      {margins !== null && <BatchMargins margins={margins} />}
      {lines !== undefined && lines.length > 0 && (
        <table className={table.table} aria-label={t(text.lines)}>
          <thead>
            <tr>
              {[
                text.label,
                text.oldMinor,
                text.newMinor,
                text.changePpm,
                ...(margins === null ? [] : [marginText.margin]),
                text.outcome,
              ].map((heading) => (
                <th key={heading.en} scope="col">
                  {t(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ lineNo, label, oldMinor, newMinor, outcome }) => (
              <tr key={lineNo}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td>
                  <bdi>{money(oldMinor)}</bdi>
                </td>
                <td>
                  <bdi>{money(newMinor)}</bdi>
                </td>
                <td>
                  <bdi>{share(oldMinor, newMinor)}</bdi>
                </td>
                {margins !== null && (
                  <td>
                    <LineMargin margin={margins.of(lineNo)} />
                  </td>
                )}
                <td>{t(text[`outcome_${outcome}`])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}
