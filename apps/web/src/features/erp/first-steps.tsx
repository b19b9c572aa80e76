import { showFirstSteps } from '@countinghouse/contract/erp/dashboard'
import type { FirstSteps as Steps } from '@countinghouse/contract/erp/first-steps'
import { text } from '@countinghouse/contract/erp/first-steps.text'
import { text as pageText } from '@countinghouse/contract/erp/dashboard.text'
import { Button } from '@mantine/core'
import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './first-steps.module.css'

/** What a new company does before its first sale; each step leads to its page and says whether it is done. */
export function FirstSteps({ firstSteps: { isHidden, steps } }: { readonly firstSteps: Steps }) {
  const { t, locale } = useLanguage()
  const write = useWrite(t(pageText.title))
  const show = (hidden: boolean) => void write(showFirstSteps, { isHidden: hidden })
  if (isHidden)
    return (
      <Button variant="subtle" color="gray" className={styles.show} onClick={() => show(false)}>
        {t(text.show)}
      </Button>
    )
  const done = steps.filter((step) => step.isDone).length
  return (
    <section className={styles.panel} aria-labelledby="first-steps-title">
      <header className={styles.head}>
        <h2 id="first-steps-title" className={styles.title}>
          {t(text.title)}
        </h2>
        <span className={styles.progress}>{t(text.progress, { done, count: steps.length })}</span>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => show(true)}>
          {t(text.hide)}
        </Button>
      </header>
      <ol className={styles.list}>
        {steps.map(({ key, title, address, isDone }) => (
          <li key={key}>
            <Link to={address} className={styles.step} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheck size={18} stroke={1.75} role="img" aria-label={t(text.done)} />
              ) : (
                <IconCircle size={18} stroke={1.75} role="img" aria-label={t(text.open)} />
              )}
              <span>{title[locale]}</span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden className={styles.way} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
