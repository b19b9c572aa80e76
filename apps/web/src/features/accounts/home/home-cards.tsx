import type { FinanceHome } from '@countinghouse/contract/accounts/home'
import { text } from '@countinghouse/contract/accounts/home.text'
import { ledgerPage } from '@countinghouse/contract/accounts/ledger'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ledgerAddress } from '../statement/ledger-address.ts'
import { statementSearch } from '../statement/statement-search.ts'
import styles from './home.module.css'

type Metrics = NonNullable<FinanceHome['metrics']>

/** Balances and profit, each with a link to what is behind it. */
export function HomeCards({ metrics }: { readonly metrics: Metrics }) {
  const { t, locale, formatDate } = useLanguage()
  const canSeeLines = useCan()(permissionName(ledgerPage, 'view'))
  const { on, currency, balances, profit } = metrics
  const written = (amount: number) => formatAmount(amount, currency, locale)
  return (
    <ul className={styles.cards} aria-label={t(text.metrics)}>
      {balances.map(({ card, amountMinor, accountIds }) => (
        <Card
          key={card}
          name={t(text[card])}
          figure={written(amountMinor)}
          way={canSeeLines && accountIds.length > 0 ? ledgerAddress({ accountIds, from: null, to: on }) : null}
        >
          {t(text.onDay, { day: formatDate(on) })}
        </Card>
      ))}
      <Card
        name={t(text.profit)}
        figure={written(profit.amountMinor)}
        way={{
          to: statementsPage.path,
          search: statementSearch.serialise({ ...statementSearch.parse({}), from: profit.from, to: on }),
        }}
      >
        {t(text.previous, { amount: written(profit.previousMinor) })}
        {' · '}
        {profit.budgetMinor === null ? t(text.noBudget) : t(text.budget, { amount: written(profit.budgetMinor) })}
      </Card>
    </ul>
  )
}

type CardProps = {
  readonly name: string
  readonly figure: string
  readonly way: { readonly to: string; readonly search: object } | null
  readonly children: ReactNode
}

function Card({ name, figure, way, children }: CardProps) {
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        {way === null ? (
          name
        ) : (
          <Link className={styles.link} to={way.to} search={way.search as never}>
            {name}
          </Link>
        )}
      </h2>
      <p className={styles.figure}>
        <bdi>{figure}</bdi>
      </p>
      <p className={styles.note}>{children}</p>
    </li>
  )
}
