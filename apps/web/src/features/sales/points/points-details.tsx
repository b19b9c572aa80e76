import type { CustomerPoints } from '@countinghouse/contract/sales/points'
import { text } from '@countinghouse/contract/sales/points.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { Link } from '@tanstack/react-router'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** When points expire, and their moves, the latest first. */
export function PointsDetails({ points: { expiries, moves } }: { readonly points: CustomerPoints }) {
  const { t, formatDate, formatInstant, formatNumber } = useLanguage()
  return (
    <>
      {expiries.map(({ on, points }) => (
        <p key={on}>{t(text.expiry, { points: formatNumber(points), day: formatDate(on) })}</p>
      ))}
      <table className={figures.table} aria-label={t(text.moves)}>
        <thead>
          <tr>
            <th scope="col">{t(text.moves)}</th>
            <th scope="col" data-number>
              {t(text.points)}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ kind, points, receipt, reason, movedAt, movedBy }) => (
            <tr key={`${movedAt} ${kind} ${receipt?.id ?? ''}`}>
              <th scope="row">
                {t(text[`move_${kind}`])}{' '}
                {receipt !== null && (
                  <Link to={receiptsPage.path} search={{ open: receipt.id } as never}>
                    <bdi>{receipt.number}</bdi>
                  </Link>
                )}
                <span className={figures.under}>
                  <bdi>{[reason, formatInstant(movedAt), movedBy].filter((part) => part !== null).join(', ')}</bdi>
                </span>
              </th>
              <td data-number data-label={t(text.points)}>
                <bdi>{`${points > 0 ? '+' : ''}${formatNumber(points)}`}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
