import type { HistoryEntry } from '@countinghouse/contract/conversation'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text } from '@countinghouse/contract/kit/record-history.text'
import type { Listing } from '@countinghouse/contract/listing'
import { useLanguage } from '../../ui/language/language.tsx'
import { fieldModels, isLines } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Values } from '../fields/field-kind.ts'
import styles from './record-history.module.css'

type Change = HistoryEntry['changes'][number]

type ChangeListProps = {
  readonly master: Pick<Listing, 'fields'> & { readonly listing: Pick<Listing, 'fields' | 'text'> }
  readonly texts: FieldTexts
  readonly changes: readonly Change[]
  /** The record, for unchanged values shown beside the changes, such as the currency of an amount. */
  readonly row?: Values
  /** Labels that differ from those of the record's fields. */
  readonly labels?: Readonly<Record<string, string>>
  readonly hasBefore: (change: Change) => boolean
}

/** The changed fields with old and new values. */
export function ChangeList({ master, texts, changes, row, labels = {}, hasBefore }: ChangeListProps) {
  const { t } = useLanguage()
  // Some changed values are shown only in the list, not in a form.
  const fields = [...fieldModels(master), ...fieldModels(master.listing)]

  function words(name: string, side: 'before' | 'after', value: unknown): string {
    if (name === 'status') {
      const usual = value === 'inactive' ? listText.inactive : listText.active
      return value === null ? '–' : t(master.listing.text[`status_${String(value)}`] ?? usual)
    }
    const field = fields.find((candidate) => candidate.name === name)
    return (
      (field === undefined
        ? value === null
          ? null
          : String(value)
        : texts.words(field, value, { ...row, ...valuesOf(changes, side) })) ?? '–'
    )
  }

  /** For lines of a record, only those added, removed or changed. */
  function changedWords({ field, before, after }: Change): readonly [string, string] {
    const told = [words(field, 'before', before), words(field, 'after', after)] as const
    if (!fields.some((model) => model.name === field && isLines(model))) return told
    const [was, is] = [told[0].split('\n'), told[1].split('\n')]
    const without = (lines: readonly string[], others: readonly string[]) =>
      lines.filter((line) => !others.includes(line)).join('\n') || '–'
    return [without(was, is), without(is, was)]
  }

  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const [before, after] = changedWords(change)
        return (
          <li key={change.field}>
            <span className={styles.changeLabel}>
              {labels[change.field] ?? (change.field === 'status' ? t(listText.status) : texts.label(change.field))}
            </span>
            {hasBefore(change) && <bdi className={styles.before}>{before}</bdi>}
            {hasBefore(change) && <span className={styles.arrow} role="img" aria-label={t(text.to)} />}
            <bdi>{after}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

/** The values of the changed fields before or after the change. */
export function valuesOf(
  changes: readonly Pick<Change, 'field' | 'before' | 'after'>[],
  side: 'before' | 'after',
): Values {
  return Object.fromEntries(changes.map((change) => [change.field, change[side]]))
}
