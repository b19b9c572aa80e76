import type { Nps, NpsReport } from '@countinghouse/contract/crm/nps'
import { text } from '@countinghouse/contract/crm/nps.text'
import { surveyInvitationsPage } from '@countinghouse/contract/crm/survey-invitation'
import { Link } from '@tanstack/react-router'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useNpsWords } from './nps-words.ts'

type Row = NpsReport['rows'][number]

/** Field of the answers that a row names. */
const fieldOf = { store: 'storeId', cashier: 'cashierId', survey: 'surveyId' } as const
const columns = [text.responses, text.promoters, text.passives, text.detractors, text.nps, text.margin]

/** A row for each value of the dimension, with all together below. */
export function NpsTable({ report, isLoading }: { readonly report: NpsReport; readonly isLoading: boolean }) {
  const { t, formatNumber } = useLanguage()
  const words = useNpsWords()
  const { by, rows, total, from, to } = report

  function answersOf({ id, name }: Row): object {
    if (by === 'month') return { 'answeredAt.between': monthOf(name ?? '') }
    return { 'answeredAt.between': `${from},${to}`, ...(id !== null && { [fieldOf[by]]: String(id) }) }
  }

  const figuresOf = (row: Nps, responses = <>{formatNumber(row.responses)}</>) => (
    <>
      <td data-number data-label={t(text.responses)}>
        {responses}
      </td>
      <td data-number data-label={t(text.promoters)}>
        {formatNumber(row.promoters)}
      </td>
      <td data-number data-label={t(text.passives)}>
        {formatNumber(row.passives)}
      </td>
      <td data-number data-label={t(text.detractors)}>
        {formatNumber(row.detractors)}
      </td>
      <td data-number data-strong data-label={t(text.nps)}>
        <bdi>{words.nps(row)}</bdi>
      </td>
      <td data-number data-label={t(text.margin)}>
        <bdi>{t(text.plusMinus, { points: words.margin(row) })}</bdi>
      </td>
    </>
  )
  return (
    <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text[by])}</th>
          {columns.map((label) => (
            <th key={label.en} scope="col" data-number>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id ?? row.name ?? ''}>
            <th scope="row">
              <bdi>{row.name ?? t(text.unknown)}</bdi>
            </th>
            {figuresOf(
              row,
              <Link to={surveyInvitationsPage.path} search={answersOf(row) as never} title={t(text.showAnswers)}>
                {formatNumber(row.responses)}
              </Link>,
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(text.total)}</th>
          {figuresOf(total)}
        </tr>
      </tfoot>
    </table>
  )
}

/** First and last day of `YYYY-MM`. */
function monthOf(month: string): string {
  const [year = 0, at = 1] = month.split('-').map((part) => Number.parseInt(part, 10))
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate()
  return `${month}-01,${month}-${String(last).padStart(2, '0')}`
}
