import { forbiddenPath } from '@countinghouse/contract/constants'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { getLabelChoices } from '@countinghouse/contract/procure/label'
import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text } from '@countinghouse/contract/procure/label.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import styles from './label.module.css'

const LabelDesk = lazyOf(async () => (await import('./label-desk.tsx')).LabelDesk)

/** Selection, preview and printing of variant labels. */
function Labels() {
  const language = useLanguage()
  const { t } = language
  const { data, error, refetch } = useQuery(routeQuery(getLabelChoices, {}))
  const refusal = refusalOf(error, labelsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  return (
    <section className={styles.screen} aria-labelledby="labels-title" aria-busy={data === undefined && error === null}>
      <header>
        <h1 id="labels-title" className={styles.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={styles.purpose}>{t(text.purpose)}</p>
      </header>
      {error !== null && data === undefined && (
        <p className={styles.empty} role="alert">
          {failureText(language, error, t(text.title))}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {t(listText.retry)}
          </Button>
        </p>
      )}
      <Suspense>{data !== undefined && <LabelDesk choices={data} />}</Suspense>
    </section>
  )
}

export { Labels as screen }
