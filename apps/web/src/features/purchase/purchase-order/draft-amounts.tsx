import type { DocumentRow } from '@countinghouse/contract/document'
import { text as itemText } from '@countinghouse/contract/purchase/order-items.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { fieldModels, isLines } from '../../../kit/fields/field-model.ts'
import type { Values } from '../../../kit/fields/field-kind.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type DraftAmountsProps = { readonly row: DocumentRow; readonly texts: FieldTexts }

const cells = ['variantId', 'supplierCode', 'quantity', 'price', 'netMinor']
const totals = ['goodsMinor', 'headerDiscountMinor', 'totalMinor', 'taxMinor', 'grossMinor', 'companyTotalMinor']

/** Prices and amounts of a draft as it is saved. */
export function DraftAmounts({ row, texts }: DraftAmountsProps) {
  const { t } = useLanguage()
  const columns = fieldModels(purchaseOrder)
    .filter(isLines)
    .flatMap(({ lineFields }) => lineFields.filter(({ key }) => cells.includes(key)))
  const sums = fieldModels(purchaseOrder.listing).filter(({ name }) => totals.includes(name) && row[name] !== undefined)
  const lines = (row['lines'] ?? []) as readonly Values[]
  const isNumber = (key: string) => !['variantId', 'supplierCode'].includes(key) || undefined
  return (
    <RecordBody side="amounts">
      <p className={styles.quiet}>{t(itemText.asSaved)}</p>
      <table className={styles.table} aria-label={t(itemText.amounts)}>
        <thead>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" data-number={isNumber(key)}>
                {texts.label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              {columns.map((cell) => (
                <td key={cell.key} data-number={isNumber(cell.key)} data-label={texts.label(cell.name)}>
                  <bdi>{texts.words(cell, line[cell.key], { ...row, ...line }) ?? '–'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.name}>
              <th scope="row" colSpan={columns.length - 1}>
                {t(purchaseOrder.text[sum.name] ?? itemText.amounts)}
              </th>
              <td data-number>
                <bdi>{texts.words(sum, row[sum.name], row) ?? '–'}</bdi>
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </RecordBody>
  )
}
