import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import type { VirtualSimulation } from '@countinghouse/contract/procure/virtual-simulation'
import { amountField, weightField } from '@countinghouse/contract/rich-fields'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { VariantName } from './virtual-components.tsx'
import styles from './virtual-product.module.css'

const amount = fieldModel('amountMinor', amountField({ currency: 'currency' }))
const weight = fieldModel('weightGrams', weightField({ max: Number.MAX_SAFE_INTEGER }))

type Props = { readonly data: VirtualSimulation; readonly texts: FieldTexts }

/** Components with their own prices and their shares of the total price, which add up to it. */
export function VirtualShares({ data, texts }: Props) {
  const { t, formatNumber } = useLanguage()
  const { currency, taxIncluded, lines } = data
  const money = (value: number | string | null) =>
    value === null || currency === null
      ? '–'
      : typeof value === 'string'
        ? `${value} ${currency}`
        : texts.words(amount, value, { currency })
  const grams = (value: number | null) => (value === null ? '–' : texts.words(weight, value))
  return (
    <div className={styles.shares}>
      <table className={`${table.table} ${styles.lines}`} aria-label={t(text.components)}>
        <thead>
          <tr>
            <th scope="col">{t(text.component)}</th>
            {[text.quantity, text.weight, text.unitPrice, text.share].map((heading) => (
              <th key={heading.en} scope="col" className={styles.number}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineNo}>
              <th scope="row">
                <VariantName variant={line} />
              </th>
              <td className={styles.number}>
                <bdi>{[formatNumber(line.quantity), line.unit ?? ''].join(' ')}</bdi>
              </td>
              <td className={styles.number}>
                <bdi>{grams(line.weightGrams)}</bdi>
              </td>
              <td className={styles.number}>
                <bdi>{money(line.price)}</bdi>
              </td>
              <td className={styles.number}>
                <bdi>{money(line.share)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">
        <dl className={styles.totals}>
          <div>
            <dt>{t(text.weight)}</dt>
            <dd>
              <bdi>{grams(data.weightGrams)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(text.sum)}</dt>
            <dd>
              <bdi>{money(data.sum)}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              {[
                t(text.amount),
                ...(taxIncluded === null ? [] : [t(taxIncluded ? text.withTax : text.withoutTax)]),
              ].join(' · ')}
            </dt>
            <dd>
              <bdi>{money(data.amount)}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      {data.amount === null && <p className={styles.fault}>{t(text.noPrice)}</p>}
    </div>
  )
}
