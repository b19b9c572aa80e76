import type { FinanceHome } from '@countinghouse/contract/accounts/home'
import { chooseFinanceCards } from '@countinghouse/contract/accounts/home'
import { text } from '@countinghouse/contract/accounts/home.text'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../app/session/session.tsx'
import { CardBoard } from '../../../kit/dashboard/card-board.tsx'
import { AttentionList } from '../../../kit/list/attention-list.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ResultsChart } from '../statement/results-chart.tsx'
import styles from './home.module.css'
import { HomePages } from './home-pages.tsx'

/** What the home page shows once it is loaded. */
export function HomeParts({ board, items }: FinanceHome) {
  const { t } = useLanguage()
  const canSeeResults = useCan()(permissionName(statementsPage, 'view'))
  return (
    <>
      <CardBoard board={board} choose={chooseFinanceCards} />
      <div className={styles.beside} data-alone={!canSeeResults || undefined}>
        {canSeeResults && (
          <section aria-labelledby="finance-months">
            <h2 id="finance-months" className={styles.name}>
              <Link className={styles.way} to={statementsPage.path}>
                {t(text.months)}
              </Link>
            </h2>
            <div className={styles.panel}>
              <ResultsChart to={null} storeId={null} shown={['income', 'profit']} />
            </div>
          </section>
        )}
        <section aria-labelledby="finance-attention">
          <h2 id="finance-attention" className={styles.name}>
            {t(text.attention)}
          </h2>
          <AttentionList items={items} label={t(text.attention)} nothing={t(text.nothing)} />
        </section>
      </div>
      <HomePages />
    </>
  )
}
