import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import cards from '../record-edit/conflict-dialog.module.css'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Difference } from './merge-choice.ts'
import styles from './merge.module.css'

type MergeValuesProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly survivor: MasterRow
  readonly differences: readonly Difference[]
  /** Source record by field; the survivor for missing fields. */
  readonly sources: Readonly<Record<string, number>>
  readonly onChoose: (field: string, id: number) => void
}

/** The differing fields with their values side by side. */
export function MergeValues({ master, texts, survivor, differences, sources, onChoose }: MergeValuesProps) {
  const { t } = useLanguage()
  const group = useId()
  const models = fieldModels(master)
  return (
    <section aria-label={t(text.values)}>
      <h3 className={styles.heading}>{t(text.values)}</h3>
      {differences.length === 0 && <p className={styles.lead}>{t(text.sameValues)}</p>}
      {differences.map(({ field, options }) => {
        const model = models.find(({ name }) => name === field)
        const chosen = options.some(({ from }) => from.id === sources[field]) ? sources[field] : survivor.id
        return (
          <fieldset key={field} className={cards.field}>
            <legend className={cards.legend}>{texts.label(field)}</legend>
            {options.map(({ from, value }) => (
              <label key={from.id} className={cards.side}>
                <input
                  type="radio"
                  name={`${group}-${field}`}
                  checked={from.id === chosen}
                  onChange={() => onChoose(field, from.id)}
                />
                <span className={cards.who}>{t(text.from, { code: from.code })}</span>
                <span className={cards.value}>
                  <bdi>{(model && texts.words(model, value, from)) ?? t(text.empty)}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}
