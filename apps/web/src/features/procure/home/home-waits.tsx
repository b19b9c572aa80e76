import type { ProcureHome } from '@countinghouse/contract/procure/home'
import { text } from '@countinghouse/contract/procure/home-waits.text'
import { Link } from '@tanstack/react-router'
import { AttentionList } from '../../../kit/list/attention-list.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { HomeImports } from './home-imports.tsx'
import classes from './home-waits.module.css'

/** First steps of a company without products, and the work that needs attention. */
export function HomeWaits({ beginnings, cards, items }: ProcureHome) {
  const { t } = useLanguage()
  return (
    <>
      <Beginnings beginnings={beginnings} />
      {cards.length > 0 && (
        <div className={classes.beside}>
          <section className={classes.waits} aria-labelledby="home-waits">
            <h2 id="home-waits">{t(text.waiting)}</h2>
            <AttentionList items={items} label={t(text.waiting)} nothing={t(text.nothing)} />
          </section>
          <HomeImports />
        </div>
      )}
    </>
  )
}

function Beginnings({ beginnings }: Pick<ProcureHome, 'beginnings'>) {
  const { t } = useLanguage()
  if (beginnings.length === 0) return null
  return (
    <section className={classes.waits} aria-labelledby="home-begin">
      <h2 id="home-begin">{t(text.begin)}</h2>
      <ol className={classes.steps}>
        {beginnings.map(({ step, path, isDone }) => (
          <li key={step}>
            <Link to={path}>{t(text[`begin_${step}`])}</Link>
            <StateWord tone={isDone ? 'success' : 'neutral'}>{t(isDone ? text.done : text.open)}</StateWord>
          </li>
        ))}
      </ol>
    </section>
  )
}
