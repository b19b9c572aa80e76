import type { DashboardCard } from '@countinghouse/contract/erp/dashboard-card'
import { text } from '@countinghouse/contract/kit/card-board.text'
import { text as dashboardText } from '@countinghouse/contract/kit/dashboard.text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { parseSearch } from '../../app/routing/search.ts'
import type { Bar } from '../../ui/display/bar-chart.tsx'
import { BarChart, highest } from '../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './card-board.module.css'
import { writtenFigure, writtenPoint } from './card-figures.ts'
import dashboard from './dashboard.module.css'

type Props = { readonly card: DashboardCard; readonly currency: string }

/** A card: its figure beside the one before, its course, and what it consists of, each linked to what is behind it. */
export function CardTile({ card, currency }: Props) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const id = useId()
  const { unit, value, before, points, rows } = card
  const written = (figure: number | null) => writtenFigure(language, figure, { unit, currency })
  const bars: Bar[] = points.map(({ label, value: figure }) => ({
    key: label,
    label: writtenPoint(label, formatDate),
    value: figure,
    written: written(figure),
  }))
  const title = card.title[locale]
  return (
    <li className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.name} title={card.definition[locale]}>
        <Way address={card.address}>{title}</Way>
      </h3>
      {(value !== null || rows.length === 0) && (
        <p className={styles.figure} data-none={value === null || undefined}>
          <bdi>{written(value)}</bdi>
        </p>
      )}
      {before !== null && (
        <p className={styles.note}>
          {before.title[locale]} <bdi>{written(before.value)}</bdi>
        </p>
      )}
      {highest(bars) > 0 && (
        <div className={styles.chart}>
          <BarChart label={title} bars={bars} most={highest(bars)} least={Math.min(0, ...bars.map(valueOf))} />
          <details className={dashboard.details}>
            <summary>{t(dashboardText.asTable)}</summary>
            <Figures
              label={title}
              rows={bars.map(({ key, label, written: figure }) => ({ key, name: label, figure, address: null }))}
            />
          </details>
        </div>
      )}
      {rows.length > 0 && (
        <Figures
          label={title}
          rows={rows.map(({ name, value: figure, address }) => ({
            key: name.en,
            name: name[locale],
            figure: written(figure),
            address,
          }))}
        />
      )}
      {value === null && rows.length === 0 && <p className={styles.note}>{t(text.nothing)}</p>}
    </li>
  )
}

const valueOf = ({ value }: Bar) => value ?? 0

type Row = {
  readonly key: string
  readonly name: string
  readonly figure: string
  readonly address: string | null
}

function Figures({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{t(text.value)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figure, address }) => (
          <tr key={key}>
            <th scope="row">{address === null ? name : <Way address={address}>{name}</Way>}</th>
            <td data-number>
              <bdi>{figure}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Way({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const [path = '', search = ''] = address.split('?')
  return (
    <Link className={styles.link} to={path} search={parseSearch(search) as never}>
      {children}
    </Link>
  )
}
