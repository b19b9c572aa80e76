import type { LabelChoices } from '@countinghouse/contract/procure/label'
import { mostLabels } from '@countinghouse/contract/procure/label'
import { text } from '@countinghouse/contract/procure/label.text'
import { failureText } from '../../../app/calls/failure-text.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { LabelCode } from './label-code.tsx'
import { LabelLines } from './label-lines.tsx'
import { LabelPreview } from './label-preview.tsx'
import { LabelSettings } from './label-settings.tsx'
import styles from './label.module.css'
import { useLabels } from './use-labels.ts'

/** Two columns: the variants, and layout, preview and printing. */
export function LabelDesk({ choices }: { readonly choices: LabelChoices }) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const work = useLabels(choices)
  const { state, layout, order, find, add, preview } = work
  useScans(({ text: code }) => void add({ code }).then(answerScan))
  const isTooMany = state.lines.length > 0 && order === null && layout !== null
  return (
    <div className={styles.desk}>
      <div className={styles.list}>
        <LabelCode onAdd={(code) => find({ code })} />
        {isTooMany && (
          <p role="alert" className={styles.problem}>
            {t(text.tooMany, { most: formatNumber(mostLabels) })}
          </p>
        )}
        {preview.error !== null && order !== null && (
          <p role="alert" className={styles.problem}>
            {failureText(language, preview.error, t(text.title))}
          </p>
        )}
        <LabelLines work={work} />
      </div>
      <aside className={styles.side} aria-label={t(text.settings)}>
        <LabelSettings work={work} choices={choices} />
        <LabelPreview work={work} />
      </aside>
    </div>
  )
}
