import { lastImports, listImports } from '@countinghouse/contract/desk/import'
import { text as importText } from '@countinghouse/contract/kit/import.text'
import { text } from '@countinghouse/contract/procure/home-waits.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { parseSearch } from '../../../app/routing/search.ts'
import styles from './home-waits.module.css'

const tones = { uploaded: 'neutral', checked: 'info', running: 'warning', done: 'success', undone: 'neutral' } as const

/** Recent imports into records the caller may import, each linked to the import. */
export function HomeImports() {
  const { t, formatInstant } = useLanguage()
  const { data } = useQuery(routeQuery(listImports, { module: 'procure', limit: lastImports }))
  if (data === undefined || data.items.length === 0) return null
  return (
    <section className={`${styles.waits} ${styles.imports}`} aria-labelledby="home-imports">
      <h2 id="home-imports">{t(text.imports)}</h2>
      <ul>
        {data.items.map(({ id, title, fileName, status, counts, outcome, createdBy, createdAt, address }) => {
          const [path = '', search = ''] = address.split('?')
          return (
            <li key={id}>
              <Link to={path} search={parseSearch(search) as never}>
                <span className={styles.line}>
                  <span className={styles.name}>
                    {t(title)} · <bdi>{fileName}</bdi>
                  </span>
                  <StateWord tone={tones[status]}>{t(importText[`status_${status}`])}</StateWord>
                </span>
                <span className={styles.facts}>
                  <span>{t(importText.pastLine, (status === 'checked' ? counts : null) ?? outcome)}</span>
                  <span>{t(text.imported_by, { who: createdBy ?? '', when: formatInstant(createdAt) })}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
