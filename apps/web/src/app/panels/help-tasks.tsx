import type { HelpTask } from '@countinghouse/contract/help'
import type { TextParams } from '@countinghouse/contract/text'
import styles from './help.module.css'
import { useLanguage } from '../../ui/language/language.tsx'

type HelpTasksProps = { readonly tasks: readonly HelpTask[]; readonly params?: TextParams }

export function HelpTasks({ tasks, params }: HelpTasksProps) {
  const { t } = useLanguage()
  return tasks.map(({ name, title, steps }) => (
    <section key={name} aria-labelledby={`help-${name}`}>
      <h3 id={`help-${name}`} className={styles.title}>
        {t(title)}
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.en}>{t(step, params)}</li>
        ))}
      </ol>
    </section>
  ))
}
