import type { TaxDirection } from '@countinghouse/contract/accounts/tax-rule'
import { taxDirections } from '@countinghouse/contract/accounts/tax-rule'
import type { TaxReturn, TaxReturnRow } from '@countinghouse/contract/accounts/tax-return'
import { taxReturnPage } from '@countinghouse/contract/accounts/tax-return'
import { text } from '@countinghouse/contract/accounts/tax-return.text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import statement from '../statement/statement.module.css'
import type { TaxReturnState } from './tax-return-search.ts'
import { taxReturnSearch } from './tax-return-search.ts'

type Props = {
  readonly report: TaxReturn
  readonly state: TaxReturnState
  readonly isLoading: boolean
}

/** Output and input tax by component, and what is due. */
export function TaxReturnTable({ report, state, isLoading }: Props) {
  const { t, locale } = useLanguage()
  const { rows, currency, dueMinor } = report
  const amount = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  return (
    <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.component)}</th>
          <th scope="col" data-number>
            {t(text.taxable)}
          </th>
          <th scope="col" data-number>
            {t(text.tax)}
          </th>
          <th scope="col" data-number>
            {t(text.documents)}
          </th>
        </tr>
      </thead>
      {taxDirections.map((direction) => (
        <Direction
          key={direction}
          direction={direction}
          rows={rows.filter((row) => row.direction === direction)}
          amount={amount}
          state={state}
        />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t(dueMinor < 0 ? text.refund : text.due)}</th>
          <td />
          <td data-number data-label={t(text.tax)}>
            {amount(Math.abs(dueMinor))}
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

type DirectionProps = Pick<Props, 'state'> & {
  readonly direction: TaxDirection
  readonly rows: readonly TaxReturnRow[]
  readonly amount: (minor: number) => ReactNode
}

/** Each figure leads to the journals behind it. */
function Direction({ direction, rows, amount, state }: DirectionProps) {
  const { t } = useLanguage()
  const sum = rows.reduce((total, { taxMinor }) => total + taxMinor, 0)
  const drill = (componentId: number | null, content: ReactNode) => (
    <Link
      className={statement.figure}
      title={t(text.drill)}
      to={taxReturnPage.path}
      search={taxReturnSearch.serialise({ ...state, by: direction, componentId }) as never}
    >
      {content}
    </Link>
  )
  return (
    <tbody>
      {rows.map(({ componentId, code, name, taxableMinor, taxMinor, documents }) => (
        <tr key={componentId}>
          <th scope="row">
            <bdi>
              {code} {name}
            </bdi>
            <span className={figures.under}>{t(text[`by_${direction}`])}</span>
          </th>
          <td data-number data-label={t(text.taxable)}>
            {drill(componentId, amount(taxableMinor))}
          </td>
          <td data-number data-label={t(text.tax)}>
            {drill(componentId, amount(taxMinor))}
          </td>
          <td data-number data-label={t(text.documents)}>
            {drill(componentId, <bdi>{documents}</bdi>)}
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">{t(text[`by_${direction}`])}</th>
        <td />
        <td data-number data-label={t(text.tax)}>
          {drill(state.componentId, amount(sum))}
        </td>
        <td />
      </tr>
    </tbody>
  )
}
