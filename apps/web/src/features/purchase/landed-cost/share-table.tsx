import type { LandedShare } from '@countinghouse/contract/purchase/landed-cost'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

export type ShareColumn = { readonly title: string; readonly cell: (share: LandedShare) => ReactNode }
type Props = {
  readonly label: string
  readonly shares: readonly LandedShare[]
  readonly columns: readonly ShareColumn[]
}

/** Figures of each received line. */
export function ShareTable({ label, shares, columns }: Props) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" data-number>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map((share, at) => (
          // Two lots of a product are two lines.
          <tr key={at}>
            <th scope="row">
              <bdi>{share.product}</bdi>
              <span className={styles.under}>
                <bdi>{share.sku}</bdi> · <bdi>{share.receipt}</bdi>
              </span>
            </th>
            {columns.map(({ title, cell }) => (
              <td key={title} data-number data-label={title}>
                {cell(share)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
